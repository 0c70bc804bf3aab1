import { beforeAll, expect, test } from "vitest";
import type { Context } from "#server/db/context.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  type GameListRequest,
  listGames,
  rememberRecent,
  seedCatalogue,
  setFavourite,
  setGameState,
} from "./index.ts";
import { someGames } from "./some-games.test-data.ts";

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

test("G12 a disabled game is not listed, one in maintenance is listed and says so", async () => {
  const nodeId = "SIMORGH-shah-mat";
  expect(await setGameState(context, { nodeId, state: "disabled" })).toMatchObject({ ok: true });
  expect((await list({})).total).toBe(17);
  await setGameState(context, { nodeId, state: "maintenance" });
  const listed = await list({ gameName: "shah mat" });
  expect(listed.games.map((game) => game.state)).toEqual(["maintenance"]);
  await setGameState(context, { nodeId, state: "open" });
});

test("a page is one statement, with 15 games or with 150; the vendors above it are read once a second", async () => {
  const many = await testContext();
  let statements = 0;
  const counted = counting(many, () => {
    statements += 1;
  });
  for (const count of [15, 150]) {
    await seedCatalogue(many, someGames(count));
    many.clock.forward(1000);
    statements = 0;
    const page = await list({ playerId: PLAYER }, counted);
    expect(page.total).toBe(count);
    expect(statements, `${count} games, first page`).toBe(2);
    await list({ playerId: PLAYER, pageNo: 2 }, counted);
    expect(statements, `${count} games, second page`).toBe(3);
  }
});

/** The same context; every statement is counted on its way to the database. */
function counting(context: Context, count: () => void): Context {
  const { db } = context;
  return {
    ...context,
    db: {
      mode: db.mode,
      call(statement, values) {
        count();
        return db.call(statement, values);
      },
      get orm() {
        count();
        return db.orm;
      },
      transaction: db.transaction,
    },
  };
}
