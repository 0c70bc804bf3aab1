import { setAccountType, setUpline } from "#server/accounts/index.ts";
import { type ContractTerms, contractTerms, payContracts, proposeContract } from "#server/agents/index.ts";
import { answerContract } from "#server/agents/parts.ts";
import { type Brand, setFlag } from "#server/brand/index.ts";
import { seedCatalogue } from "#server/catalogue/index.ts";
import { MINUTE_MS } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import { keepFigures } from "#server/figures/index.ts";
import { openBrand } from "./brand.ts";
import type { StandingClock } from "./database.ts";
import { paidMember, play } from "./real-stakes.ts";
import { credit, debit } from "./wallet-stage.ts";

const SLOT_MS = 5 * MINUTE_MS;

/** Terms of a real-time salary of so many hundredths of a percent of what is staked. */
export function wages(rate: number, more: Partial<ContractTerms> = {}): ContractTerms {
  const plain = contractTerms.parse({
    kind: "realtime",
    issuer: "platform",
    base: "turnover",
    tiers: [{ from: "0", people: 0, rate }],
    leastStake: "1",
    products: { RNG: 10_000 },
    cycle: "slot",
    carry: "none",
    apply: "whole",
    costs: { vendors: {}, bonus: 0, deposits: 0, withdrawals: 0 },
    cap: null,
  });
  return { ...plain, ...more };
}

type Clocked = Context & { readonly clock: StandingClock };

/** A partner, an agent below and a player below them, each with 100 P, and what makes pay of what they do. */
export type PayStage<Given extends Clocked> = {
  readonly context: Given;
  readonly brand: Brand;
  readonly root: bigint;
  readonly child: bigint;
  readonly player: bigint;
  /** A contract that both sides have signed; by null for the house. */
  signed(by: bigint | null, to: bigint, terms: ContractTerms): Promise<bigint>;
  /** A round of the player that is settled at once, and lost. */
  stakes(amount: bigint): Promise<void>;
  /** Time goes by, and then the clock of the house runs. */
  clockRuns(ms: number): Promise<void>;
  /** To the beginning of the next five minutes, and a little further. */
  intoNextSlot(): void;
};

export async function payStage<Given extends Clocked>(context: Given): Promise<PayStage<Given>> {
  const brand = await openBrand(context);
  for (const flag of ["realtimesalreqtype", "contracthoursalreq", "dailysalreqtype", "divtypereq"] as const) {
    await setFlag(context, { brandId: brand.id, flag, isOn: true });
  }
  const game = { code: "g1", category: "RNG" as const, vendor: "STUDIO", names: { fa: "بازی" } };
  await seedCatalogue(context, [{ ...game, minLineBetMinor: 1n, rtpBasisPoints: 9600 }]);
  const member = async (username: string) =>
    (await paidMember(context, brand, { username, cashMinor: 10_000n })).id;
  const [root, child, player] = [await member("root"), await member("child"), await member("player")];
  await setAccountType(context, { playerId: root, accountType: 1 });
  await setAccountType(context, { playerId: child, accountType: 2 });
  await setUpline(context, { playerId: child, uplineId: root });
  await setUpline(context, { playerId: player, uplineId: child });
  let round = 0;
  return {
    ...{ context, brand, root, child, player },
    async signed(by, to, terms) {
      const signer = by === null ? { operator: "mina" } : { playerId: by };
      const made = await proposeContract(context, { by: signer, secondParty: to, terms });
      if (!made.ok) throw new Error(made.refusal.reason);
      const { contractId } = made.value;
      const agreed = { contractId, by: { playerId: to }, answer: "agree", version: 1 } as const;
      expectSaid((await answerContract(context, agreed)).ok, true);
      return contractId;
    },
    async stakes(amount) {
      round += 1;
      const facts = { round: `r${round}`, game: "g1" };
      expectSaid(await play(context, player, debit(`d${round}`, amount, facts)), "OK");
      const lost = credit(`c${round}`, 0n, undefined, { ...facts, endsRound: true });
      expectSaid(await play(context, player, lost), "OK");
    },
    async clockRuns(ms) {
      context.clock.forward(ms);
      await keepFigures(context);
      await payContracts(context);
    },
    intoNextSlot() {
      context.clock.forward(SLOT_MS - (context.now().getTime() % SLOT_MS) + 1_000);
    },
  };
}

/** Also for stories, which know nothing of the runner of tests. */
function expectSaid<Said>(said: Said, wanted: Said): void {
  if (said !== wanted) throw new Error(`The stage was answered ${said}.`);
}
