import { expect, test } from "vitest";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { play } from "#tests/setup/real-stakes.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { credit, debit } from "#tests/setup/wallet-stage.ts";
import { inviteCodeOf, setAccountType, setPlayerState, setUpline, uplineOf } from "../../accounts/index.ts";
import { seedCatalogue } from "../../catalogue/index.ts";
import { money } from "../../core/numbers/money.ts";
import { HOUR_MS } from "../../core/time.ts";
import { keepFigures } from "../../figures/index.ts";
import { receiveDeposit } from "../../wallet/index.ts";
import { INVITED_PAGE, invitedOf } from "./invited-of.ts";

const context = await testContext();
const brand = await openBrand(context);
const game = { vendor: "STUDIO", names: { fa: "بازی" }, minLineBetMinor: 1n, rtpBasisPoints: 9600 };
await seedCatalogue(context, [{ ...game, code: "g1", category: "RNG" }]);

const come = (username: string, referralCode: string | null = null) =>
  registeredPlayer(context, {
    brand,
    language: "fa",
    registration: registrationOf(username, { referralCode }),
  });

const codeOf = (id: bigint) => inviteCodeOf(context, { id, brandId: brand.id });
const invited = (playerId: bigint, before: bigint | null = null) =>
  invitedOf(context, { playerId, brand, before });

test("whoever a member invites stands in the line of that member's agent, and not below the member", async () => {
  const agent = await come("theagent");
  await setAccountType(context, { playerId: agent, accountType: 2 });
  const member = await come("themember");
  await setUpline(context, { playerId: member, uplineId: agent });
  const friend = await come("thefriend", await codeOf(member));
  expect((await uplineOf(context, friend))?.id).toBe(agent);
  const alone = await come("alonemember");
  expect(await uplineOf(context, await come("otherfriend", await codeOf(alone)))).toBeNull();
  expect((await invited(member)).people).toMatchObject([{ name: "th•••d", state: "registered" }]);
  expect((await invited(agent)).people).toEqual([]);
});

test("a member sees by masked name how far the invited have come, and nothing else of them", async () => {
  const member = await come("inviter");
  const code = await codeOf(member);
  const [, paid, plays] = [
    await come("onlycame", code),
    await come("paidin", code),
    await come("playsnow", code),
  ];
  for (const playerId of [paid, plays]) {
    const amount = money(50_000n, "P");
    await receiveDeposit(context, { playerId, key: `first:${playerId}`, amount, provider: "bank" });
  }
  const facts = { round: "r1", game: "g1" };
  expect(await play(context, plays, debit("d1", 700n, facts))).toBe("OK");
  expect(await play(context, plays, credit("c1", 100n, undefined, { ...facts, endsRound: true }))).toBe("OK");
  context.clock.forward(HOUR_MS);
  await keepFigures(context);
  const { people } = await invited(member);
  expect(people.map(({ name, state }) => [name, state])).toEqual([
    ["pl•••w", "playing"],
    ["pa•••n", "deposited"],
    ["on•••e", "registered"],
  ]);
  expect(Object.keys(people[0] ?? {}).sort()).toEqual(["at", "name", "state"]);
});

test("many invited are read page by page, each once, and a member who is shut out invites nobody", async () => {
  const member = await come("popular");
  const code = await codeOf(member);
  for (let nth = 0; nth < INVITED_PAGE + 1; nth += 1) await come(`friend${nth}`, code);
  const page = await invited(member);
  const rest = await invited(member, page.next);
  expect([page.people.length, rest.people.length, rest.next]).toEqual([INVITED_PAGE, 1, null]);
  await setPlayerState(context, { playerId: member, state: "blocked" });
  await come("latefriend", code);
  expect((await invited(member)).people[0]?.name).toBe(page.people[0]?.name);
});
