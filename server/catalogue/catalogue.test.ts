import { beforeAll, expect, test } from "vitest";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { CATEGORIES } from "./game.ts";
import {
  findGame,
  gameNames,
  gameState,
  hotGames,
  hotList,
  hotVendors,
  listGames,
  navMenu,
  popularGames,
  recentGames,
  rememberRecent,
  seedCatalogue,
  setFavourite,
  setGameHot,
  setGameState,
  setVendorState,
  vendorRails,
} from "./index.ts";
import { someGames } from "./some-games.test-data.ts";

const PLAYER = 100_001n;
const GAME = { vendor: "NARD", code: "book-of-seven", nodeId: "NARD-book-of-seven" };

let context: TestContext;

beforeAll(async () => {
  context = await testContext();
  await seedCatalogue(context, someGames());
});

const stateNow = () => gameState(context, GAME.vendor, GAME.code);

test("G12 the state of a game is the worse of its own and its vendor's, known within a second", async () => {
  expect(await stateNow()).toBe("open");
  await setGameState(context, { nodeId: GAME.nodeId, state: "maintenance" });
  context.clock.forward(1000);
  expect(await stateNow()).toBe("maintenance");

  await setVendorState(context, { vendor: "NARD", state: "disabled" });
  context.clock.forward(1000);
  expect(await stateNow()).toBe("disabled");

  await setVendorState(context, { vendor: "NARD", state: "open" });
  context.clock.forward(1000);
  expect(await stateNow()).toBe("maintenance");

  await setGameState(context, { nodeId: GAME.nodeId, state: "open" });
  context.clock.forward(1000);
  expect(await stateNow()).toBe("open");
});

test("a game that is not in the catalogue takes no stakes", async () => {
  expect(await gameState(context, "NARD", "no-such-game")).toBe("disabled");
  expect(await gameState(context, "KHATAM", GAME.code)).toBe("disabled");
  expect(await setGameState(context, { nodeId: "no-such-game", state: "open" })).toEqual({
    ok: false,
    refusal: { reason: "unknownGame" },
  });
  expect(await setVendorState(context, { vendor: "NOBODY", state: "open" })).toEqual({
    ok: false,
    refusal: { reason: "unknownVendor" },
  });
});

test("a state asked for inside a transaction is the transaction's own", async () => {
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await setGameState(inside, { nodeId: GAME.nodeId, state: "maintenance" });
    expect(await gameState(inside, GAME.vendor, GAME.code)).toBe("maintenance");
    await setGameState(inside, { nodeId: GAME.nodeId, state: "open" });
  });
});

test("F06 the navigation has the categories with an open game and up to 30 vendors in each", async () => {
  const site = await testContext();
  const vendors = Array.from({ length: 40 }, (_, index) => `V${index}`);
  const [model] = someGames(1);
  if (!model) throw new Error("no game");
  await seedCatalogue(site, [
    ...vendors.map((vendor) => ({ ...model, vendor })),
    { ...model, vendor: "V1", code: "shoal", category: "FISH" },
    { ...model, vendor: "V2", code: "rocket", category: "CRASH" },
  ]);
  await setGameState(site, { nodeId: "V2-rocket", state: "maintenance" });

  const nav = await navMenu(site, "en");
  expect(nav.map(({ category }) => category)).toEqual(["RNG", "FISH"]);
  expect(nav[0]?.vendors.map(({ code }) => code)).toEqual(vendors.slice(0, 30));
  expect(nav[1]?.vendors, "FISH lists none").toEqual([]);
});

test("G01 the categories stand in the order of the specification, in code and in the database", async () => {
  const rows = await context.db.call<{ code: string }>(
    { name: "test.categories", text: "select code from catalogue.categories order by position" },
    [],
  );
  expect(rows.map(({ code }) => code)).toEqual([...CATEGORIES]);
  expect(CATEGORIES.indexOf("CRASH")).toBe(CATEGORIES.indexOf("SPORTS") + 1);
});

test("G01 sports of a cockfight vendor stand under cockfight, and under nothing else", async () => {
  const site = await testContext();
  const sports = someGames(2).map((game, index) => ({
    ...game,
    vendor: index === 0 ? "WS168" : "OTHER",
    category: "SPORTS" as const,
  }));
  await seedCatalogue(site, sports);
  const listed = async (category: "SPORTS" | "COCKFIGHT") =>
    (await listGames(site, { category, language: "en" })).games.map((game) => game.vendor);
  expect(await listed("COCKFIGHT")).toEqual(["WS168"]);
  expect(await listed("SPORTS")).toEqual(["OTHER"]);
});

test("G08 hot games are the open ones with the mark, most popular first, 20 at most", async () => {
  const site = await testContext();
  await seedCatalogue(site, someGames(30));
  const hot = await hotGames(site, { language: "en" });
  expect(hot.map((game) => game.code)).toEqual([
    "haft-khan",
    "takht-e-nard",
    "nowruz",
    "khatam",
    "golestan",
    "simorgh",
  ]);
  expect(await hotGames(site, { language: "en", limit: 2 })).toHaveLength(2);

  await site.db.script("update catalogue.games set is_hot = true");
  await setGameState(site, { nodeId: "NARD-takht-e-nard", state: "maintenance" });
  site.clock.forward(1000);
  const after = await hotGames(site, { language: "fa" });
  expect(after).toHaveLength(20);
  expect(after.map((game) => game.code)).not.toContain("takht-e-nard");
});

test("C03 the hot list says what it was taken from, and the operator decides what is on it", async () => {
  const site = await testContext();
  await seedCatalogue(site, someGames(30));
  const before = await hotList(site, { language: "en", limit: 4 });
  expect(before.list).toHaveLength(4);
  expect(before.footer).toEqual({ shown: 4, marked: 6, open: 30 });
  expect(await setGameHot(site, { nodeId: "NARD-book-of-seven", isHot: true })).toMatchObject({ ok: true });
  expect(await setGameHot(site, { nodeId: "nothing", isHot: true })).toMatchObject({ ok: false });
  site.clock.forward(1000);
  expect((await hotList(site, { language: "en" })).footer).toEqual({ shown: 7, marked: 7, open: 30 });
  expect((await hotVendors(site, { language: "en" })).map(({ code, category }) => [code, category])).toEqual([
    ["NARD", "RNG"],
    ["KHATAM", "RNG"],
    ["SIMORGH", "RNG"],
  ]);
  expect(await popularGames(site, { language: "en" })).toHaveLength(20);
});

test("a rail has the best of one vendor, in the language asked for", async () => {
  const site = await testContext();
  await seedCatalogue(site, someGames(45));
  const rails = await vendorRails(site, { category: "RNG", language: "en" });
  expect(rails.map(({ vendor, name, games }) => [vendor, name, games.length])).toEqual([
    ["NARD", "Nard", 12],
    ["KHATAM", "Khatam", 12],
    ["SIMORGH", "Simorgh", 12],
  ]);
  expect(rails[0]?.games[0]?.name).toBe("The Book of Seven");
  expect(await vendorRails(site, { category: "LIVE", language: "en" })).toEqual([]);
});

test("G06 a favourite set twice is set once, and taken off twice is off", async () => {
  const mark = (favourite: boolean) =>
    setFavourite(context, { playerId: PLAYER, nodeId: GAME.nodeId, favourite });
  const total = async () =>
    (await listGames(context, { category: "RNG", language: "fa", list: "fav", playerId: PLAYER })).total;
  expect(await mark(true)).toEqual({ ok: true, value: { favourite: true } });
  await mark(true);
  expect(await total()).toBe(1);
  await mark(false);
  await mark(false);
  expect(await total()).toBe(0);
});

test("G06 a game that is unknown or disabled cannot be a favourite", async () => {
  const site = await testContext();
  await seedCatalogue(site, someGames());
  const refused = { ok: false, refusal: { reason: "unknownGame" } };
  const mark = (nodeId: string) => setFavourite(site, { playerId: PLAYER, nodeId, favourite: true });
  expect(await mark("no-such-game")).toEqual(refused);
  await setGameState(site, { nodeId: GAME.nodeId, state: "disabled" });
  expect(await mark(GAME.nodeId)).toEqual(refused);
});

test("F11 recent games are the player's own, latest first, as many as asked for", async () => {
  for (const nodeId of ["KHATAM-haft-khan", GAME.nodeId, "KHATAM-haft-khan"]) {
    await rememberRecent(context, { playerId: PLAYER, nodeId });
    context.clock.forward(1000);
  }
  const recent = async (playerId: bigint, limit: number) => {
    const games = await recentGames(context, { playerId, language: "fa", limit });
    return games.map((game) => game.nodeId);
  };
  expect(await recent(PLAYER, 8)).toEqual(["KHATAM-haft-khan", GAME.nodeId]);
  expect(await recent(PLAYER, 1)).toEqual(["KHATAM-haft-khan"]);
  expect(await recent(PLAYER + 1n, 8)).toEqual([]);
});

test("seeding again brings what the vendor says up to date and keeps what the operator decided", async () => {
  const site = await testContext();
  const [game] = someGames(1);
  if (!game) throw new Error("no game");
  await seedCatalogue(site, [game]);
  await setGameState(site, { nodeId: GAME.nodeId, state: "maintenance" });
  await seedCatalogue(site, [{ ...game, names: { fa: "دفتر", en: "Ledger" }, rtpBasisPoints: 9_512 }]);
  expect(await findGame(site, { nodeId: GAME.nodeId, language: "en" })).toMatchObject({
    name: "Ledger",
    rtpBasisPoints: 9_512,
    minBetMinor: 1n,
    image: "/studio/book-of-seven-card.svg",
    state: "maintenance",
  });
  const found = await listGames(site, { category: "RNG", language: "fa", gameName: "دفتر" });
  expect(found.total).toBe(1);
  expect(await findGame(site, { nodeId: "no-such-game", language: "en" })).toBeNull();
});

test("a record names its games in the language asked for, and what has left the catalogue by its code", async () => {
  const played = [
    { vendor: "NARD", game: "book-of-seven" },
    { vendor: "KHATAM", game: "book-of-seven" },
    { vendor: "KHATAM", game: "haft-khan" },
    { vendor: "NARD", game: null },
  ];
  const nameOf = await gameNames(context, { language: "en", games: played });
  expect(played.map(nameOf)).toEqual(["The Book of Seven", "book-of-seven", "Trials", ""]);
  expect(await gameNames(context, { language: "en", games: [] })).toBeInstanceOf(Function);
});
