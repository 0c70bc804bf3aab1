import { beforeAll, expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { paidMember, play } from "#tests/setup/real-stakes.ts";
import { credit, debit } from "#tests/setup/wallet-stage.ts";
import { setPlayerState, setUpline } from "../accounts/index.ts";
import type { Brand } from "../brand/index.ts";
import { seedCatalogue } from "../catalogue/index.ts";
import { HOUR_MS, later, MINUTE_MS } from "../core/time.ts";
import { excludeSelf } from "../limits/index.ts";
import { standBelow } from "../team/index.ts";
import {
  activeOfTeams,
  activePeople,
  completeTo,
  keepFigures,
  totalsByChild,
  totalsOfTeam,
  totalsOfTeams,
} from "./index.ts";

let context: TestContext;
let brand: Brand;
let round = 0;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
  const game = { vendor: "STUDIO", names: { fa: "بازی" }, minLineBetMinor: 1n, rtpBasisPoints: 9600 };
  await seedCatalogue(context, [
    { ...game, code: "g1", category: "RNG" },
    { ...game, code: "g2", category: "LIVE" },
  ]);
});

const member = async (username: string) =>
  (await paidMember(context, brand, { username, cashMinor: 100_000n })).id;

/** A round that is settled at once. */
async function plays(playerId: bigint, stake: bigint, payout: bigint, game = "g1"): Promise<void> {
  round += 1;
  const facts = { round: `r${round}`, game };
  expect(await play(context, playerId, debit(`d${round}`, stake, facts))).toBe("OK");
  const paid = credit(`c${round}`, payout, undefined, { ...facts, endsRound: true });
  expect(await play(context, playerId, paid)).toBe("OK");
}

const hour = () => {
  const from = new Date(Math.floor(context.now().getTime() / HOUR_MS) * HOUR_MS);
  return { from, until: later(from, HOUR_MS), asset: "P" as const };
};

type Sums = { readonly validStake: bigint; readonly payout: bigint; readonly deposits: bigint };
const sumOf = (rows: readonly Sums[]) =>
  rows.reduce((sum, row) => [sum[0] + row.validStake, sum[1] + row.payout, sum[2] + row.deposits] as const, [
    0n,
    0n,
    0n,
  ] as readonly [bigint, bigint, bigint]);

test("A03 a team's figures are those of whoever stood in it then, by product, and a child's are its whole line's", async () => {
  const [top, left, right, low, lower] = [
    await member("top"),
    await member("left"),
    await member("right"),
    await member("low"),
    await member("lower"),
  ];
  const put = (playerId: bigint, uplineId: bigint) => setUpline(context, { playerId, uplineId });
  for (const [playerId, uplineId] of [
    [left, top],
    [right, top],
    [low, left],
    [lower, low],
  ] as const) {
    await put(playerId, uplineId);
  }
  await plays(top, 9_000n, 1n);
  await plays(left, 100n, 30n);
  await plays(low, 200n, 0n, "g2");
  await plays(lower, 400n, 500n);
  await plays(lower, 70n, 70n);
  // A player who moves in the middle of five minutes counts for the line before until they are over.
  context.clock.forward(6 * MINUTE_MS);
  await put(low, right);
  await plays(lower, 30n, 0n);
  context.clock.forward(4 * MINUTE_MS);
  await plays(lower, 800n, 0n);
  context.clock.forward(MINUTE_MS);
  await keepFigures(context);

  const time = hour();
  const team = await totalsOfTeam(context.db, { agent: top, ...time, scope: "team" });
  expect(
    team.map(({ product, vendor, validStake, payout }) => [product, vendor, validStake, payout]),
  ).toEqual([
    ["", "", 0n, 0n],
    ["LIVE", "STUDIO", 200n, 0n],
    ["RNG", "STUDIO", 1_330n, 530n],
  ]);
  expect(sumOf(await totalsOfTeam(context.db, { agent: top, ...time, scope: "direct" }))).toEqual([
    100n,
    30n,
    200_000n,
  ]);
  const children = await totalsByChild(context.db, { agent: top, ...time });
  const of = (id: bigint) => sumOf(children.filter(({ child }) => child === id));
  expect(of(left)).toEqual([730n, 530n, 300_000n]);
  expect(of(right)).toEqual([800n, 0n, 100_000n]);
  expect(sumOf(children)).toEqual(sumOf(team));
  // Before the move the line below stood elsewhere, and what was then stays theirs.
  const before = { ...time, until: later(time.from, 5 * MINUTE_MS) };
  expect(sumOf(await totalsOfTeam(context.db, { agent: left, ...before, scope: "team" }))[0]).toBe(600n);
  expect(sumOf(await totalsOfTeam(context.db, { agent: right, ...time, scope: "team" }))[0]).toBe(800n);
  expect((await completeTo(context.db)).at).toEqual(later(context.now(), -15_000));

  // Many teams read at once are each what it is alone: also where somebody came or went in the middle.
  const agents = [top, left, right, low, lower];
  const halves = [before, { ...time, from: before.until }];
  for (const part of [time, ...halves]) {
    const together = await totalsOfTeams(context.db, agents, part);
    const asked = agents.flatMap((agent) => [1n, 300n, 900n].map((leastStake) => ({ agent, leastStake })));
    const active = await activeOfTeams(context.db, asked, part);
    for (const agent of agents) {
      const alone = await totalsOfTeam(context.db, { agent, ...part, scope: "team" });
      expect(together(agent)).toEqual(alone);
    }
    for (const one of asked) expect(active(one)).toBe(await activePeople(context.db, { ...one, ...part }));
  }
});

test("A03 people who stake enough are counted once, without whoever is blocked or has excluded themselves", async () => {
  const agent = await member("agent");
  const [steady, little, blocked, away] = [
    await member("steady"),
    await member("little"),
    await member("blocked"),
    await member("away"),
  ];
  for (const playerId of [steady, little, blocked, away]) {
    await standBelow(context, { playerId, uplineId: agent, isNewcomer: true });
    await plays(playerId, playerId === little ? 99n : 60n, 0n);
    if (playerId !== little) await plays(playerId, 60n, 0n, "g2");
  }
  const asked = { agent, ...hour() };
  await keepFigures(context);
  const active = (leastStake: bigint) => activePeople(context.db, { ...asked, leastStake });
  expect(await active(100n)).toBe(3);
  expect(await active(99n)).toBe(4);
  await setPlayerState(context, { playerId: blocked, state: "blocked" });
  await excludeSelf(context, { playerId: away, term: "forEver", timeZone: brand.timeZone });
  expect(await active(100n)).toBe(1);
  const counting = { agent, leastStake: 100n };
  expect((await activeOfTeams(context.db, [counting], hour()))(counting)).toBe(1);
});
