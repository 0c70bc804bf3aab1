import { beforeAll, expect, test } from "vitest";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { searchGames, seedCatalogue, setGameState, vendorGames } from "../index.ts";
import { someGames } from "../some-games.test-data.ts";
import { closestWord } from "./closest-word.ts";

let context: TestContext;

beforeAll(async () => {
  context = await testContext();
  const [model] = someGames(1);
  if (!model) throw new Error("no game");
  await seedCatalogue(context, [
    ...someGames(18).map((game) =>
      game.code === "takht-e-nard"
        ? { ...game, vendor: "SIMORGH", names: { fa: "تخته‌نرد", en: "Nard Board" } }
        : game,
    ),
    {
      ...model,
      vendor: "KHATAM",
      code: "shoal",
      category: "FISH",
      names: { fa: "ماهی خزر", en: "Caspian Shoal" },
    },
  ]);
});

const search = (typed: string, pageNo?: number) => searchGames(context, { typed, language: "en", pageNo });

test("a search goes over all categories, whatever the keyboard", async () => {
  for (const typed of ["ماهي خزر", "ماهی", "SHOAL", "caspian shoal", "shoal  caspian"]) {
    const found = await search(typed);
    expect(
      found.games.map(({ nodeId }) => nodeId),
      typed,
    ).toEqual(["KHATAM-shoal"]);
    expect(found.meant).toBeNull();
  }
  expect((await search("كتاب ٧")).games.map(({ code }) => code)).toEqual(["book-of-seven"]);
});

test("a game is found by what its category is called, and a name with a half-space by one with a space", async () => {
  for (const typed of ["fishing", "ماهیگیری", "ماهيگيري", "捕鱼"]) {
    expect((await search(typed)).games.map(({ nodeId }) => nodeId)).toEqual(["KHATAM-shoal"]);
  }
  for (const typed of ["تخته نرد", "تخته‌نرد", "نرد تخته"]) {
    expect((await search(typed)).games[0]?.code, typed).toBe("takht-e-nard");
  }
});

test("a vendor is found once for each category that it is in, and its games with it", async () => {
  const found = await search("khatam");
  expect(found.vendors.map(({ code, category, games }) => [code, category, games])).toEqual([
    ["KHATAM", "RNG", 6],
    ["KHATAM", "FISH", 1],
  ]);
  expect(found.total).toBe(7);
  const mixed = await search("nard");
  expect(mixed.total).toBe(6);
  expect(mixed.games[0]?.code, "the game of that name comes before the vendor's games").toBe("takht-e-nard");
});

test("a slip of the finger is forgiven, and it is said what was taken for meant", async () => {
  for (const typed of ["shaol", "shoall", "shol", "shoel"]) {
    const found = await search(typed);
    expect(
      found.games.map(({ code }) => code),
      typed,
    ).toEqual(["shoal"]);
    expect(found.meant, typed).toBe("shoal");
  }
  expect((await search("simrogh")).meant).toBe("simorgh");
  expect((await search("ماهب")).games.map(({ code }) => code)).toEqual(["shoal"]);
});

test("what resembles nothing finds nothing and is offered something else", async () => {
  for (const typed of ["xqzwv", "'; drop table catalogue.games; --", "%%%%", "x".repeat(4000)]) {
    const found = await search(typed);
    expect(found, typed).toMatchObject({ games: [], total: 0, pageNo: 1, totalPages: 1, meant: null });
    expect(found.suggested).toHaveLength(6);
  }
  expect((await search(" . ")).typed, "signs alone search for nothing").toBe("");
});

test("the pages of a search are clamped like those of a list", async () => {
  const found = await search("game", 99);
  expect(found).toMatchObject({ total: 14, pageNo: 1, totalPages: 1 });
});

test("a disabled game is not found", async () => {
  await setGameState(context, { nodeId: "KHATAM-shoal", state: "disabled" });
  context.clock.forward(1000);
  expect((await search("shoal")).games).toEqual([]);
  await setGameState(context, { nodeId: "KHATAM-shoal", state: "open" });
  context.clock.forward(1000);
});

test("G07 the list of one vendor has its games of every category, and nobody's for an unknown one", async () => {
  expect(await vendorGames(context, { vendor: "KHATAM", language: "fa" })).toMatchObject({
    name: "خاتم",
    category: "RNG",
    total: 7,
  });
  expect(await vendorGames(context, { vendor: "nobody", language: "fa" })).toBeNull();
});

test("the nearest word is the one with the fewest slips, and short words are not guessed at", () => {
  const words = ["golestan", "gulistan", "khatam", "nard"];
  expect(closestWord("golestn", words)).toBe("golestan");
  expect(closestWord("golesatn", words)).toBe("golestan");
  expect(closestWord("nar", words)).toBeNull();
  expect(closestWord("mard", words)).toBe("nard");
  expect(closestWord("khtm", words)).toBeNull();
});
