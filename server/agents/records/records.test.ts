import { beforeAll, expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { paidMember, play } from "#tests/setup/real-stakes.ts";
import { credit, debit } from "#tests/setup/wallet-stage.ts";
import { type Player, setUpline } from "../../accounts/index.ts";
import { money } from "../../core/numbers/money.ts";
import { HOUR_MS, later, MINUTE_MS } from "../../core/time.ts";
import {
  forfeitBonus,
  grantBonus,
  holdFunds,
  type MovementKind,
  releaseBonus,
  releaseHold,
  sendDownLine,
  transferToPlayer,
} from "../../wallet/index.ts";
import {
  playedByGame,
  playedByPerson,
  type TeamScope,
  teamMovements,
  teamRound,
  teamRounds,
  wholeTeamMovements,
  wholeTeamRounds,
} from "../index.ts";

let context: TestContext;
let round = 0;
let top: Player;
let middle: Player;
let low: Player;
let other: Player;

/** A round that is settled at once; gives its number. */
async function plays({ id }: Player, stake: bigint, payout: bigint, game = "g1"): Promise<string> {
  round += 1;
  const facts = { round: `r${round}`, game };
  expect(await play(context, id, debit(`d${round}`, stake, facts))).toBe("OK");
  const paid = credit(`c${round}`, payout, undefined, { ...facts, endsRound: true });
  expect(await play(context, id, paid)).toBe("OK");
  context.clock.forward(MINUTE_MS);
  return facts.round;
}

const put = (player: Player, upline: Player) =>
  setUpline(context, { playerId: player.id, uplineId: upline.id });

type Asked = { player: Player; of?: Player; scope?: TeamScope; vendor?: string; game?: string };

const asking = ({ player, of, scope = "whole", ...games }: Asked) => ({
  ...{ player, of: of?.id ?? null, scope, ...games },
  from: later(context.now(), -4 * HOUR_MS),
  until: later(context.now(), HOUR_MS),
});

const roundsOf = (asked: Asked, page = 1) => teamRounds(context, { ...asking(asked), page });

/** The stakes with their players, newest first. */
const stakes = async (asked: Asked) =>
  (await roundsOf(asked))?.rows.map(({ playerId, stake }) => [playerId, stake.minor]);

beforeAll(async () => {
  context = await testContext();
  const brand = await openBrand(context);
  const member = (username: string) => paidMember(context, brand, { username, cashMinor: 100_000n });
  [top, middle, low, other] = [
    await member("toranj"),
    await member("mahtab"),
    await member("laleh"),
    await member("omid"),
  ];
  await put(middle, top);
  await put(low, middle);
  context.clock.forward(MINUTE_MS);
  await plays(middle, 300n, 100n);
  await plays(low, 500n, 900n);
  await plays(low, 50n, 0n, "g2");
  await plays(other, 70n, 0n);
});

test("A01 rounds of a team stand newest first with masked names, below the sum of exactly these", async () => {
  const shown = await roundsOf({ player: top });
  expect(shown?.rows.map(({ name, stake, net }) => [name, stake.minor, net.minor])).toEqual([
    ["la•••h", 50n, -50n],
    ["la•••h", 500n, 400n],
    ["ma•••b", 300n, -200n],
  ]);
  expect(shown?.sums).toMatchObject({ rounds: 3, stake: { minor: 850n }, net: { minor: 150n } });
  expect(await stakes({ player: top, scope: "direct" })).toEqual([[middle.id, 300n]]);
  expect(await stakes({ player: top, of: low, scope: "own" })).toEqual([
    [low.id, 50n],
    [low.id, 500n],
  ]);
  expect(await stakes({ player: top, of: low, scope: "whole" })).toEqual([]);
  expect(await stakes({ player: top, game: "g2" })).toEqual([[low.id, 50n]]);
  expect(await stakes({ player: top, vendor: "NOBODY" })).toEqual([]);
});

test("A01 the same by person and by game comes to the same sum, and a file has the same rows", async () => {
  const people = await playedByPerson(context, { ...asking({ player: top }), page: 1 });
  expect(people?.rows.map(({ id, rounds, stake }) => [id, rounds, stake.minor])).toEqual([
    [low.id, 2, 550n],
    [middle.id, 1, 300n],
  ]);
  const games = await playedByGame(context, asking({ player: top }));
  expect(games?.rows.map(({ game, rounds, net }) => [game, rounds, net.minor])).toEqual([
    ["g1", 2, 200n],
    ["g2", 1, -50n],
  ]);
  const listed = await roundsOf({ player: top });
  expect(people?.sums).toEqual(listed?.sums);
  expect(games?.rows.reduce((sum, { stake }) => sum + stake.minor, 0n)).toBe(listed?.sums.stake.minor);
  const file = await wholeTeamRounds(context, asking({ player: top }));
  expect(file).toEqual({ rows: listed?.rows, isCut: false });
});

test("A01 people are told a page at a time, and a page that is further than anybody is the last", async () => {
  const pageOf = (page: number) => playedByPerson(context, { ...asking({ player: top }), page, most: 1 });
  expect((await pageOf(2))?.rows.map(({ id }) => id)).toEqual([middle.id]);
  expect(await pageOf(999_999_999)).toMatchObject({ page: 2, pageCount: 2 });
  expect(await roundsOf({ player: top }, 999_999_999)).toMatchObject({ page: 1, pageCount: 1 });
});

test("A01 what moved but by play stands with its account and what that came to", async () => {
  const asked = { ...asking({ player: top }), page: 1 };
  const shown = await teamMovements(context, asked);
  expect(
    shown?.rows.map(({ playerId, kind, account, amount }) => [playerId, kind, account, amount.minor]),
  ).toEqual([low, middle].map(({ id }) => [id, "deposit", "cash", 100_000n]));
  expect(shown?.rows[0]?.balanceAfter.minor).toBe(100_000n);
  expect(shown?.sums).toMatchObject({ rows: 2, came: { minor: 200_000n }, left: { minor: 0n } });
  expect((await teamMovements(context, { ...asked, kinds: ["withdrawal"] }))?.rows).toEqual([]);
  expect(await wholeTeamMovements(context, asked)).toEqual({ rows: shown?.rows, isCut: false });
});

test("A01 what moved between the accounts of a team is listed and neither came nor left", async () => {
  const set = await holdFunds(context, { playerId: low.id, key: "set-aside", amount: money(200n, "P") });
  expect(set.ok).toBe(true);
  const asked = { ...asking({ player: top }), page: 1 };
  expect((await teamMovements(context, asked))?.sums).toMatchObject({
    ...{ rows: 4, came: { minor: 200_000n }, left: { minor: 0n } },
  });
  expect((await teamMovements(context, { ...asked, kinds: ["hold"] }))?.sums).toMatchObject({
    ...{ rows: 2, came: { minor: 200n }, left: { minor: 200n } },
  });
  expect((await releaseHold(context, { playerId: low.id, key: "back", amount: money(200n, "P") })).ok).toBe(
    true,
  );
});

/** What came to a team and left it since a moment, as its sums say. */
async function crossed(since: Date, asked: Asked, kinds?: readonly MovementKind[]) {
  const shown = await teamMovements(context, { ...asking(asked), from: since, kinds, page: 1 });
  return [shown?.sums.came.minor, shown?.sums.left.minor];
}

test("A01 a bonus comes to a team when it is given and leaves it when it is taken back, and not when it becomes cash", async () => {
  context.clock.forward(MINUTE_MS);
  const since = context.now();
  const flow = (key: string, minor: bigint) => ({ playerId: low.id, key, amount: money(minor, "P") });
  expect((await grantBonus(context, flow("given", 300n))).ok).toBe(true);
  expect(await crossed(since, { player: top })).toEqual([300n, 0n]);
  expect((await releaseBonus(context, flow("earned", 200n))).ok).toBe(true);
  expect(await crossed(since, { player: top })).toEqual([300n, 0n]);
  // Asked for by itself it is what left the bonus and came to the cash.
  expect(await crossed(since, { player: top }, ["bonus-release"])).toEqual([200n, 200n]);
  expect((await forfeitBonus(context, flow("taken", 100n))).ok).toBe(true);
  expect(await crossed(since, { player: top })).toEqual([300n, 100n]);
});

test("A01 money from one of a team to another crosses the border of whoever has but one of them", async () => {
  context.clock.forward(MINUTE_MS);
  const since = context.now();
  const amount = money(500n, "P");
  const sent = { playerId: middle.id, toPlayerId: low.id, key: "within", amount };
  expect((await sendDownLine(context, sent)).ok).toBe(true);
  expect(await crossed(since, { player: top })).toEqual([0n, 0n]);
  expect(await crossed(since, { player: top, scope: "direct" })).toEqual([0n, 500n]);
  expect(await crossed(since, { player: middle })).toEqual([500n, 0n]);
  expect(await crossed(since, { player: top }, ["sent-down"])).toEqual([500n, 500n]);
  // From the one above it comes over the border, and what goes back up leaves.
  const fromTop = { playerId: top.id, toPlayerId: middle.id, key: "from-top", amount };
  expect((await sendDownLine(context, fromTop)).ok).toBe(true);
  const up = { playerId: low.id, toPlayerId: top.id, key: "up", amount: money(50n, "P") };
  expect((await transferToPlayer(context, up)).ok).toBe(true);
  expect(await crossed(since, { player: top })).toEqual([500n, 50n]);
});

test("A01 an agent of another line sees nothing of it, as of somebody whom there is not", async () => {
  for (const of of [top, middle, low]) {
    for (const scope of ["direct", "whole", "own"] as const) {
      const asked = asking({ player: other, of, scope });
      expect(await teamRounds(context, { ...asked, page: 1 })).toBeNull();
      expect(await playedByPerson(context, { ...asked, page: 1 })).toBeNull();
      expect(await playedByGame(context, asked)).toBeNull();
      expect(await wholeTeamRounds(context, asked)).toBeNull();
      expect(await teamMovements(context, { ...asked, page: 1 })).toBeNull();
      expect(await wholeTeamMovements(context, asked)).toBeNull();
    }
  }
  expect(await stakes({ player: other })).toEqual([]);
});

test("A01 who moves to another line takes the future along and leaves the past", async () => {
  const before = await plays(low, 40n, 0n);
  await put(middle, other);
  // What is played until the five minutes are over is of the line before, on every page.
  const meanwhile = await plays(low, 50n, 0n);
  context.clock.forward(5 * MINUTE_MS);
  const after = await plays(low, 60n, 0n);
  expect(await stakes({ player: other })).toEqual([[low.id, 60n]]);
  expect(await stakes({ player: other, of: middle })).toEqual([[low.id, 60n]]);
  expect(await stakes({ player: middle, scope: "direct" })).toHaveLength(5);
  expect(await stakes({ player: top })).toHaveLength(5);
  expect((await teamMovements(context, { ...asking({ player: other }), page: 1 }))?.rows).toEqual([]);

  const opened = (player: Player, roundId: string) =>
    teamRound(context, { player, playerId: low.id, vendor: "STUDIO", roundId });
  expect(await opened(top, before)).toMatchObject({ name: "la•••h", stake: { minor: 40n } });
  expect(await opened(other, after)).toMatchObject({ stake: { minor: 60n } });
  expect(await opened(top, meanwhile)).toMatchObject({ stake: { minor: 50n } });
  for (const round of [before, meanwhile]) expect(await opened(other, round)).toBeNull();
  expect(await opened(top, after)).toBeNull();
  expect(await opened(low, after)).toBeNull();
  expect(await opened(top, "r999")).toBeNull();
});
