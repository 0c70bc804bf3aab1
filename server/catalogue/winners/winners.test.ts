import { beforeEach, expect, test } from "vitest";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type Brief, credit, debit, rollback, stageFor } from "#tests/setup/wallet-stage.ts";
import { setPlayerState } from "../../accounts/index.ts";
import { registerPlayer } from "../../accounts/parts.ts";
import type { Brand } from "../../brand/index.ts";
import { DAY_MS } from "../../core/time.ts";
import { excludeSelf } from "../../limits/index.ts";
import { isUnlisted, keepWinners, rankList, seedCatalogue, setUnlisted, winnerBoard } from "../index.ts";
import { beginningOfName } from "../search/beginning-of-name.ts";
import { someGames } from "../some-games.test-data.ts";

const GAME = { scope: "NARD", game: "book-of-seven" };

let context: TestContext;
let brand: Brand;
let rounds = 0;

beforeEach(async () => {
  context = await testContext();
  brand = await openBrand(context);
  await seedCatalogue(context, someGames());
});

async function aPlayer(username: string) {
  const made = await registerPlayer(context, {
    brand,
    language: "fa",
    registration: registrationOf(username),
  });
  if (!made.ok) throw new Error(made.refusal.reason);
  return stageFor(context, made.value.playerId);
}

type Player = Awaited<ReturnType<typeof aPlayer>>;

/** Plays a round that pays so much; gives the key of the payout. */
async function win(player: Player, amountMinor: bigint, more: Partial<Brief> = {}): Promise<string> {
  rounds += 1;
  const own = { ...GAME, round: `round ${rounds}`, ...more };
  await player.run({ ...debit(`stake ${rounds}`, 1n), ...own } as Brief);
  const paid = await player.run({
    ...credit(`paid ${rounds}`, amountMinor, `stake ${rounds}`),
    ...own,
  } as Brief);
  expect(paid.code).toBe("OK");
  return `paid ${rounds}`;
}

async function board() {
  context.clock.forward(5000);
  return winnerBoard(context, { brandId: brand.id, language: "en" });
}

const amounts = (lines: readonly { player: string; amount: { minor: bigint } }[]) =>
  lines.map(({ player, amount }) => [player, amount.minor]);

test("G08 the winner board has the largest payouts with masked names, each counted once", async () => {
  const nima = await aPlayer("nima_k");
  const sara = await aPlayer("sar");
  await win(nima, 500n);
  await win(sara, 900n);
  await keepWinners(context);
  await keepWinners(context);
  await win(nima, 700n);
  await keepWinners(context);

  const { real, trial } = await board();
  expect(real, "play money is not money").toEqual([]);
  expect(amounts(trial)).toEqual([
    ["s***", 900n],
    ["ni***", 700n],
    ["ni***", 500n],
  ]);
  expect(trial[0]).toMatchObject({ game: "The Book of Seven", amount: { asset: "TRIAL" } });
  expect(amounts((await rankList(context, { brandId: brand.id })).trial)).toEqual([
    ["ni***", 1200n],
    ["s***", 900n],
  ]);
});

test("G08 the board of a category has its own games alone, 50 of them, and none of another brand", async () => {
  const nima = await aPlayer("nima");
  for (let number = 1; number <= 55; number += 1) await win(nima, BigInt(number));
  await win(nima, 9_000n, { game: "not in the catalogue" });
  await keepWinners(context);
  const of = (category: "RNG" | "FISH", brandId = brand.id) =>
    winnerBoard(context, { brandId, language: "en", category });
  expect((await of("RNG")).trial).toHaveLength(50);
  expect((await of("RNG")).trial[0]?.amount.minor).toBe(55n);
  expect((await of("FISH")).trial).toEqual([]);
  expect((await of("RNG", "another")).trial).toEqual([]);
});

test("a payout that is taken back leaves the board and the ranks", async () => {
  const nima = await aPlayer("nima");
  const key = await win(nima, 800n);
  await keepWinners(context);
  expect(amounts((await board()).trial)).toEqual([["ni***", 800n]]);
  await nima.run({ ...rollback("back", key), scope: "NARD", round: `round ${rounds}` });
  await keepWinners(context);
  expect((await board()).trial).toEqual([]);
  expect((await rankList(context, { brandId: brand.id })).trial).toEqual([]);
});

test("nobody is shown who asked not to be, who stays away or who is shut out, from within five seconds", async () => {
  const [hidden, away, blocked, shown] = await Promise.all(["hidd", "away", "bloc", "show"].map(aPlayer));
  if (!hidden || !away || !blocked || !shown) throw new Error("no players");
  for (const player of [hidden, away, blocked, shown]) await win(player, 300n);
  await keepWinners(context);
  expect((await board()).trial).toHaveLength(4);

  await setUnlisted(context, { playerId: hidden.player, unlisted: true });
  await excludeSelf(context, { playerId: away.player, timeZone: "UTC", term: "sixMonths" });
  await setPlayerState(context, { playerId: blocked.player, state: "blocked" });
  expect(amounts((await board()).trial)).toEqual([["sh***", 300n]]);
  expect(amounts((await rankList(context, { brandId: brand.id })).trial)).toEqual([["sh***", 300n]]);

  expect(await isUnlisted(context, hidden.player)).toBe(true);
  await setUnlisted(context, { playerId: hidden.player, unlisted: false });
  expect(await isUnlisted(context, hidden.player)).toBe(false);
  expect((await board()).trial).toHaveLength(2);
});

test("the board tells of seven days, and what is older is not kept", async () => {
  const nima = await aPlayer("nima");
  await win(nima, 100n);
  await keepWinners(context);
  context.clock.forward(6 * DAY_MS);
  expect((await board()).trial).toHaveLength(1);
  context.clock.forward(DAY_MS);
  expect((await board()).trial).toEqual([]);
  await win(nima, 200n);
  await keepWinners(context);
  const [left] = await context.db.call<{ wins: number; sums: number }>(
    {
      name: "test.left",
      text: `select (select count(*)::int from catalogue.wins) as wins,
        (select count(*)::int from catalogue.win_sums) as sums`,
    },
    [],
  );
  expect(left).toEqual({ wins: 1, sums: 1 });
});

test("a masked name tells the beginning and not the length", () => {
  expect(["ab", "abc", "abcd", "نیما_کاظمی", "👑king"].map(beginningOfName)).toEqual([
    "a***",
    "a***",
    "ab***",
    "نی***",
    "👑k***",
  ]);
});
