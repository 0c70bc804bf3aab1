import { expect, test } from "vitest";
import { type Player, setAccountType, setUpline } from "#server/accounts/index.ts";
import {
  askChange,
  askEnd,
  type ContractTerms,
  contractTerms,
  proposeContract,
} from "#server/agents/index.ts";
import { answerContract } from "#server/agents/parts.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { member, uplineBrand } from "#tests/setup/upline.ts";

const wages = (rate: number): ContractTerms =>
  contractTerms.parse({
    kind: "daily",
    issuer: "platform",
    base: "turnover",
    tiers: [{ from: "0", people: 0, rate }],
    leastStake: "10",
    products: { slot: 10_000 },
    cycle: "day",
    carry: "none",
    apply: "whole",
    costs: { vendors: {}, bonus: 0, deposits: 0, withdrawals: 0 },
    cap: null,
  });

const countOf = (outcomes: readonly { ok: boolean }[]) => outcomes.filter(({ ok }) => ok).length;

test("A02 of two proposals, two answers, or a promise and a cut of what it stands on, one holds", async () => {
  const context = await moneyContext();
  const brand = await uplineBrand(context);
  const agent = async (name: string, above: Player | null) => {
    const made = await member(context, brand, name);
    await setAccountType(context, { playerId: made.id, accountType: above ? 2 : 1 });
    await setUpline(context, { playerId: made.id, uplineId: above?.id ?? null });
    return made;
  };
  for (let race = 0; race < manyTimes(4); race += 1) {
    const root = await agent(`root${race}`, null);
    const child = await agent(`child${race}`, root);
    const agreed = (contractId: bigint, player: Player, version = 1) =>
      answerContract(context, { contractId, by: { playerId: player.id }, answer: "agree", version });
    const operator = { operator: "mina" };
    const first = { by: operator, secondParty: root.id, terms: wages(500) };
    const offers = await Promise.all([proposeContract(context, first), proposeContract(context, first)]);
    expect(countOf(offers)).toBe(1);
    const rootContract = offers.flatMap((offer) => (offer.ok ? [offer.value.contractId] : []))[0] ?? 0n;
    expect(countOf(await Promise.all([agreed(rootContract, root), agreed(rootContract, root)]))).toBe(1);

    const offered = await proposeContract(context, {
      by: { playerId: root.id },
      secondParty: child.id,
      terms: wages(400),
    });
    const childContract = offered.ok ? offered.value.contractId : 0n;
    await askChange(context, { contractId: rootContract, by: operator, terms: wages(300) });
    // The cut would leave less than what is promised at the same moment.
    const both = await Promise.all([agreed(rootContract, root, 2), agreed(childContract, child)]);
    expect(countOf(both)).toBe(1);
    if (both[1]?.ok) {
      const ends = [root, child].map(({ id: playerId }) =>
        askEnd(context, { contractId: childContract, by: { playerId } }),
      );
      expect(countOf(await Promise.all(ends))).toBe(1);
    }
  }
});
