import { expect, test } from "vitest";
import { seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { missionPlayer, toNoon } from "#tests/setup/mission-stage.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { minorOf } from "#tests/setup/real-stakes.ts";
import { credit, debit, endRound } from "#tests/setup/wallet-stage.ts";
import { setUnlisted } from "../../catalogue/index.ts";
import { money } from "../../core/numbers/money.ts";
import { DAY_MS, later, MINUTE_MS } from "../../core/time.ts";
import { excludeSelf, playPause, startTimeOut } from "../../limits/index.ts";
import { messagesOf } from "../../messages/index.ts";
import { brokenInvariants, statement } from "../../wallet/index.ts";
import {
  type BoardToSet,
  boardOfMovement,
  boardPeriod,
  boardsNow,
  findBoard,
  ownPrize,
  periodsOf,
  runMissions,
  setBoard,
  stopBoard,
} from "../index.ts";

const cash = (minor: bigint) => ({ pays: "cash", amount: money(minor, "P") }) as const;

async function stage() {
  const context = await testContext();
  const brand = await openBrand(context);
  await seedThreeKinds(context);
  toNoon(context, brand);
  const said = (more: Partial<BoardToSet> = {}): BoardToSet => ({
    code: "top",
    titles: { fa: "برترین‌ها" },
    repeats: "daily",
    ranks: "stakes",
    prizes: [cash(50_00n), cash(20_00n)],
    until: later(context.now(), 30 * DAY_MS),
    ...more,
  });
  const open = async (more: Partial<BoardToSet> = {}) => {
    expect(await setBoard(context, brand.id, said(more))).toMatchObject({ ok: true });
    context.clock.forward(1000);
  };
  const member = async (username: string) => {
    const made = await missionPlayer(context, brand, username);
    context.clock.forward(1000);
    return made;
  };
  const seen = async (playerId: bigint, period: string | null = null, code = "top") => {
    const board = await findBoard(context, { brand: brand.id, code });
    if (!board) throw new Error(`There is no board ${code}`);
    const found = await boardPeriod(context, { board, period, playerId, page: 1 });
    return found?.standings.map(({ player, score, prize }) => [player, score, prize]);
  };
  return { context, brand, said, open, member, seen };
}

test("M12 who stakes most stands first, ties by who was first, and the prizes of a day are paid once when it is over", async () => {
  const { context, brand, open, member, seen } = await stage();
  await open();
  const [sara, omid, nima] = [await member("sara"), await member("omid"), await member("nima")];
  for (const one of [omid, sara, nima]) {
    await one.stake(one === nima ? 1_00n : 10_00n, { name: "first" });
    context.clock.forward(1000);
  }
  await nima.stake(90_00n, { name: "gone" });
  await runMissions(context);
  expect(await seen(sara.player.id)).toEqual([
    ["ni•••", 91_00n, null],
    ["om•••", 10_00n, null],
    ["sa•••", 10_00n, null],
  ]);
  expect(await nima.back("gone")).toBe("OK");
  await runMissions(context);
  const own = await boardsNow(context, { brand: brand.id, playerId: sara.player.id });
  expect(own).toMatchObject([{ own: { place: 2, score: 10_00n } }]);
  toNoon(context, brand, 1);
  await Promise.all([runMissions(context), runMissions(context)]);
  await runMissions(context);
  expect(await minorOf(context, omid.player.id, "P")).toBe(9_990_00n + 50_00n);
  expect(await minorOf(context, sara.player.id, "P")).toBe(9_990_00n + 20_00n);
  const { rows } = await statement(context, { playerId: omid.player.id, kind: "board-prize", page: 1 });
  expect(rows).toHaveLength(1);
  const of = { playerId: omid.player.id, movementId: rows[0]?.transferId ?? 0n };
  expect(await boardOfMovement(context, of)).toMatchObject({ code: "top" });
  expect(await boardOfMovement(context, { ...of, playerId: 1n })).toBeNull();
  const board = await findBoard(context, { brand: brand.id, code: "top" });
  const { rows: told } = await messagesOf(context, { playerId: omid.player.id, page: 1 });
  const won = told.filter(({ kind }) => kind === "boardWon");
  expect(won).toMatchObject([{ facts: { board: "top", place: "1", amount: "50.00", asset: "P" } }]);
  expect(won[0]?.facts.title).toBe(board?.titles.fa);
  await omid.stake(1_00n);
  await runMissions(context);
  const periods = await periodsOf(context, board?.id ?? "");
  expect(periods.map(({ isClosed }) => isClosed)).toEqual([false, true]);
  expect(await seen(sara.player.id, periods[1]?.period)).toEqual([
    ["om•••", 10_00n, 1],
    ["sa•••", 10_00n, 2],
    ["ni•••", 1_00n, null],
  ]);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("M12 whoever is away leaves the place to the next one, and whoever is unlisted keeps it without a name", async () => {
  const { context, brand, open, member, seen } = await stage();
  await open({ prizes: [cash(50_00n)] });
  const [away, hidden] = [await member("away"), await member("hidden")];
  await away.stake(20_00n);
  await hidden.stake(10_00n);
  await setUnlisted(context, { playerId: hidden.player.id, unlisted: true });
  await runMissions(context);
  await startTimeOut(context, { playerId: away.player.id, term: "week", timeZone: brand.timeZone });
  await away.stake(5_00n);
  toNoon(context, brand, 1);
  await runMissions(context);
  expect(await seen(1n)).toEqual([
    [null, 20_00n, null],
    [null, 10_00n, 1],
  ]);
  expect(await minorOf(context, hidden.player.id, "P")).toBe(9_990_00n + 50_00n);
  const { rows } = await messagesOf(context, { playerId: hidden.player.id, page: 1 });
  expect(rows.find(({ kind }) => kind === "boardWon")?.facts.place).toBe("2");
});

test("M12 whoever was away when prizes were decided reads why their place has none, as an operator does", async () => {
  const { context, brand, open, member } = await stage();
  await open();
  const [sara, omid] = [await member("sara"), await member("omid")];
  const [nima, late] = [await member("nima"), await member("late")];
  for (const [one, minor] of [
    [sara, 40_00n],
    [omid, 30_00n],
    [nima, 20_00n],
    [late, 10_00n],
  ] as const)
    await one.stake(minor);
  await runMissions(context);
  const rest = (player: typeof sara, term: "day" | "week") =>
    startTimeOut(context, { playerId: player.player.id, term, timeZone: brand.timeZone });
  await rest(omid, "week");
  toNoon(context, brand, 1);
  await rest(late, "day");
  await runMissions(context);
  const board = await findBoard(context, { brand: brand.id, code: "top" });
  if (!board) throw new Error("There is no board.");
  const prizeOf = async (playerId: bigint) => {
    const found = await boardPeriod(context, { board, period: null, playerId, page: 1 });
    return found && ownPrize(found, await playPause(context, playerId));
  };
  expect(await prizeOf(omid.player.id)).toBe("missed");
  for (const one of [sara, nima]) expect(await prizeOf(one.player.id)).toBe("given");
  expect(await prizeOf(late.player.id)).toBeNull();
  context.clock.forward(7 * DAY_MS);
  expect(await prizeOf(omid.player.id)).toBe("missed");
  const lines = (await officeSaid(context, "board show top")).split("\n").slice(1);
  const ends = [
    /50\.00 P \(cash\)$/,
    /no prize: on a break or excluded when prizes were decided$/,
    /20\.00 P \(cash\)$/,
    /10\.00 P$/,
  ];
  for (const [nth, end] of ends.entries()) expect(lines[nth]).toMatch(end);
});

test("M12 whoever has a place reads whether its prize is given, waits, comes after a break or never comes", async () => {
  const { context, brand, open, member } = await stage();
  await open();
  const [sara, omid, nima] = [await member("sara"), await member("omid"), await member("nima")];
  for (const [one, minor] of [
    [sara, 40_00n],
    [omid, 30_00n],
    [nima, 20_00n],
  ] as const)
    await one.stake(minor);
  await runMissions(context);
  const board = await findBoard(context, { brand: brand.id, code: "top" });
  if (!board) throw new Error("There is no board.");
  const prizeOf = async ({ player: { id: playerId } }: typeof sara) => {
    const found = await boardPeriod(context, { board, period: null, playerId, page: 1 });
    return found && ownPrize(found, await playPause(context, playerId));
  };
  expect(await prizeOf(sara)).toBeNull();
  toNoon(context, brand, 1);
  await runMissions(context);
  for (const one of [sara, omid]) expect(await prizeOf(one)).toBe("given");
  expect(await prizeOf(nima)).toBeNull();
  // The process that closed the board ended before it paid.
  const text = "update mission.placings set paid_at = null, movement_id = null";
  await context.db.call({ name: "test.unpaid", text }, []);
  expect(await prizeOf(sara)).toBe("waits");
  const { timeZone } = brand;
  await startTimeOut(context, { playerId: sara.player.id, term: "day", timeZone });
  await excludeSelf(context, { playerId: omid.player.id, term: "forEver", timeZone });
  expect([await prizeOf(sara), await prizeOf(omid)]).toEqual(["afterBreak", "never"]);
});

test("M12 the best multiple of a round that is over ranks, of stakes that are large enough, and rounds by how many began", async () => {
  const { context, open, member, seen } = await stage();
  await open({
    code: "best",
    ranks: "multiple",
    least: money(2_00n, "P"),
    repeats: "weekly",
    category: "RNG",
  });
  await open({ code: "many", ranks: "rounds", repeats: "monthly" });
  const sara = await member("sara");
  const round = async (name: string, staked: bigint, paid: bigint, game = "g1") => {
    const key = `sara-${name}`;
    expect(await sara.act(debit(key, staked, { round: key, game }))).toBe("OK");
    if (paid > 0n) await sara.act(credit(`${key}-win`, paid, key, { round: key, game }));
    await sara.act(endRound(key, { game }));
    await runMissions(context);
  };
  await round("small", 1_00n, 90_00n);
  expect(await seen(1n, null, "best")).toBeUndefined();
  await round("good", 2_00n, 7_01n);
  await round("less", 4_00n, 8_00n);
  await round("live", 2_00n, 80_00n, "l1");
  expect(await seen(1n, null, "best")).toEqual([["sa•••", 350n, null]]);
  expect(await seen(1n, null, "many")).toEqual([["sa•••", 4n, null]]);
});

test("M12 a bonus that a place brought is told once, with the place", async () => {
  const { context, brand, open, member } = await stage();
  const bonus = { pays: "bonus", amount: money(5_00n, "P"), terms: "standard", offerDays: 7 } as const;
  await open({ prizes: [bonus] });
  const sara = await member("sara");
  await sara.stake(10_00n);
  await runMissions(context);
  toNoon(context, brand, 1);
  await runMissions(context);
  const { rows } = await messagesOf(context, { playerId: sara.player.id, page: 1 });
  const told = rows.map(({ kind }) => kind).filter((kind) => /^b(oard|onus)/.test(kind));
  expect(told).toEqual(["boardOffered"]);
});

test("M12 a board is set once, and one that is stopped pays for what was done until then", async () => {
  const { context, brand, said, open, member } = await stage();
  await open({ repeats: "once" });
  const refusals = [
    [said(), "boardKnown"],
    [said({ code: "x", from: later(context.now(), -1) }), "beginsInThePast"],
    [
      said({
        code: "x",
        prizes: [{ pays: "bonus", amount: money(1n, "P"), terms: "nobody", offerDays: 1 }],
      }),
      "unknownTerms",
    ],
  ] as const;
  for (const [board, reason] of refusals)
    expect(await setBoard(context, brand.id, board)).toMatchObject({ refusal: { reason } });
  const sara = await member("sara");
  await sara.stake(10_00n);
  await runMissions(context);
  expect(await stopBoard(context, { brand: brand.id, code: "top" })).toMatchObject({ ok: true });
  expect(await stopBoard(context, { brand: brand.id, code: "top" })).toMatchObject({ ok: false });
  context.clock.forward(MINUTE_MS);
  await sara.stake(5_00n);
  await runMissions(context);
  expect(await minorOf(context, sara.player.id, "P")).toBe(9_985_00n + 50_00n);
});
