import { beforeAll, expect, test } from "vitest";
import type { Context } from "#server/db/context.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { manyGames } from "#tests/setup/many-games.ts";
import {
  type GameListRequest,
  listGames,
  rememberRecent,
  searchGames,
  seedCatalogue,
  setFavourite,
  setGameState,
} from "../index.ts";
import { someGames } from "../some-games.test-data.ts";

const PLAYER = 100_001n;
const OTHER_PLAYER = 100_002n;

let context: TestContext;

beforeAll(async () => {
  context = await testContext();
  await seedCatalogue(context, someGames());
});

function list(request: Partial<GameListRequest>, where: Context = context) {
  return listGames(where, { category: "RNG", language: "fa", ...request });
}

test("G04 a page has 15 games and the number asked for is clamped to 1..totalPages", async () => {
  const first = await list({});
  expect(first).toMatchObject({ pageNo: 1, totalPages: 2, total: 18 });
  expect(first.games).toHaveLength(15);
  const second = await list({ pageNo: 2 });
  expect(second.games).toHaveLength(3);
  expect(new Set([...first.games, ...second.games].map((game) => game.nodeId)).size).toBe(18);

  for (const [asked, given] of [
    [0, 1],
    [-7, 1],
    [Number.NaN, 1],
    [1.9, 1],
    [3, 2],
    [1e300, 2],
    [Number.POSITIVE_INFINITY, 2],
  ]) {
    expect((await list({ pageNo: asked ?? 0 })).pageNo, `page ${asked}`).toBe(given);
  }
});

test("G04 a list without games is page 1 of 1", async () => {
  expect(await list({ gameName: "nothing has this name", pageNo: 4 })).toMatchObject({
    games: [],
    pageNo: 1,
    totalPages: 1,
    total: 0,
  });
});

test("G02 the vendor narrows the list, and an unknown one counts as not set", async () => {
  const khatam = await list({ vassalage: "KHATAM" });
  expect(khatam.total).toBe(6);
  expect(new Set(khatam.games.map((game) => game.vendor))).toEqual(new Set(["KHATAM"]));
  expect(khatam.vendors.map(({ code }) => code)).toEqual(["NARD", "KHATAM", "SIMORGH"]);
  expect(await list({ vassalage: "NOBODY" })).toMatchObject({ total: 18, filters: { vassalage: "" } });
});

test("G02 the lowest bet lists what can be played for it or less", async () => {
  const totals = [];
  for (const minBet of ["0.01", "0.05", "0.1", "0.5", "0.75"]) totals.push((await list({ minBet })).total);
  expect(totals).toEqual([4, 8, 11, 14, 17]);
  expect(await list({ minBet: "0.02" })).toMatchObject({ total: 18, filters: { minBet: "" } });
});

test("G02 a name is found whatever the keyboard: letters, digits, case, half-spaces, order of words", async () => {
  for (const typed of ["کتاب ۷", "كتاب ٧", "كتاب7", "۷ کتاب", "BOOK", "bOoK 7", "the  of book"]) {
    const found = await list({ gameName: typed });
    expect(
      found.games.map((game) => game.code),
      typed,
    ).toEqual(["book-of-seven"]);
  }
  expect((await list({ gameName: "هفتخان" })).games[0]?.code).toBe("haft-khan");
  expect((await list({ gameName: "khatam" })).total, "by the vendor's name").toBe(6);
});

test("G02 signs that mean something to the database mean nothing in a search", async () => {
  expect((await list({ gameName: "b%k" })).total).toBe(0);
  expect((await list({ gameName: "b__k" })).total).toBe(0);
  expect((await list({ gameName: "'; drop table catalogue.games; --" })).total).toBe(0);
  expect((await list({ gameName: " % _ \\ " })).total, "only signs search for nothing").toBe(18);
});

test("G02 filters given together narrow the list together", async () => {
  const both = await list({ vassalage: "NARD", minBet: "0.01" });
  expect(both.games.map((game) => game.vendor)).toEqual(["NARD", "NARD"]);
});

test("G03 favourites and recent games are the player's own, latest first", async () => {
  const [first, second, third] = (await list({})).games;
  if (!first || !second || !third) throw new Error("too few games");
  for (const { nodeId } of [first, second]) {
    await setFavourite(context, { playerId: PLAYER, nodeId, favourite: true });
    await rememberRecent(context, { playerId: PLAYER, nodeId });
    context.clock.forward(1000);
  }
  await setFavourite(context, { playerId: OTHER_PLAYER, nodeId: third.nodeId, favourite: true });
  await rememberRecent(context, { playerId: PLAYER, nodeId: first.nodeId });

  const idsOf = async (request: Partial<GameListRequest>) =>
    (await list(request)).games.map((game) => game.nodeId);
  expect(await idsOf({ list: "fav", playerId: PLAYER })).toEqual([second.nodeId, first.nodeId]);
  expect(await idsOf({ list: "fav", playerId: OTHER_PLAYER })).toEqual([third.nodeId]);
  expect(await idsOf({ list: "recent", playerId: PLAYER })).toEqual([first.nodeId, second.nodeId]);
  expect(await idsOf({ list: "recent", playerId: OTHER_PLAYER })).toEqual([]);
  expect(await idsOf({ list: "fav" }), "nobody's").toEqual([]);

  const marked = (await list({ playerId: PLAYER })).games.filter((game) => game.isFavourite);
  expect(marked.map((game) => game.nodeId)).toEqual([first.nodeId, second.nodeId]);
  expect((await list({})).games.some((game) => game.isFavourite)).toBe(false);
});

test("G03 the hot list has the games marked hot; an unknown list is all of them", async () => {
  const hot = await list({ list: "hot" });
  expect(hot.total).toBe(6);
  expect(hot.games.every((game) => game.isHot)).toBe(true);
  expect(await list({ list: "cold" })).toMatchObject({ total: 18, filters: { list: "" } });
});

test("G12 a disabled game is not listed, one in maintenance is listed and says so, within a second", async () => {
  const nodeId = "SIMORGH-shah-mat";
  expect(await setGameState(context, { nodeId, state: "disabled" })).toMatchObject({ ok: true });
  context.clock.forward(1000);
  expect((await list({})).total).toBe(17);
  await setGameState(context, { nodeId, state: "maintenance" });
  context.clock.forward(1000);
  const listed = await list({ gameName: "shah mat" });
  expect(listed.games.map((game) => game.state)).toEqual(["maintenance"]);
  await setGameState(context, { nodeId, state: "open" });
  context.clock.forward(1000);
});

test("G02 the kinds of a category narrow its list; only those that it has are offered", async () => {
  const site = await testContext();
  const games = someGames(6).map((game, index) => ({
    ...game,
    volatility: index % 2 === 0 ? ("low" as const) : ("high" as const),
  }));
  await seedCatalogue(site, games);
  const calm = await list({ gameClassify: "low", language: "en" }, site);
  expect(calm.total).toBe(3);
  expect(calm.classes).toEqual([
    { code: "low", name: "Low volatility" },
    { code: "high", name: "High volatility" },
  ]);
  expect(await list({ gameClassify: "medium" }, site)).toMatchObject({
    total: 6,
    filters: { gameClassify: "" },
  });
});

test("a page reads no more of five thousand games than of fifty: nothing, but for a player's own marks", async () => {
  for (const shape of [
    { games: 50, vendors: 3 },
    { games: 5000, vendors: 60 },
  ]) {
    const site = await testContext();
    await seedCatalogue(site, manyGames(shape));
    const read = { statements: 0, rows: 0 };
    const counted = counting(site, read);
    const visits = [{}, { pageNo: 3 }, { vassalage: "VENDOR1" }, { minBet: "0.05" }, { gameName: "game" }];
    for (const visit of visits) await list(visit, counted);
    read.statements = 0;
    read.rows = 0;
    for (const visit of visits) await list(visit, counted);
    await searchGames(counted, { typed: "gmae 17", language: "en" });
    expect(read, `${shape.games} games`).toEqual({ statements: 0, rows: 0 });
    await list({ playerId: PLAYER }, counted);
    expect(read).toEqual({ statements: 1, rows: 0 });
    site.clock.forward(1000);
    await list({}, counted);
    expect(read, "once a second it is asked whether anything has changed").toEqual({
      statements: 2,
      rows: 1,
    });
  }
});

/** The same context; statements and their rows are counted on their way to the database. */
function counting(context: Context, read: { statements: number; rows: number }): Context {
  const { db } = context;
  return {
    ...context,
    db: {
      mode: db.mode,
      async call(statement, values) {
        const rows = await db.call(statement, values);
        read.statements += 1;
        read.rows += rows.length;
        return rows;
      },
      transaction: db.transaction,
    },
  };
}
