import { beforeAll, expect, test } from "vitest";
import { SECOND_MS } from "#server/core/time.ts";
import type { VendorGame as OfferedGame } from "#server/vendors/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  findGame,
  gameState,
  nameCategory,
  nodeOf,
  offerDifference,
  seedCatalogue,
  setGameState,
  takeOffer,
  type VendorOffer,
  waitingGames,
} from "../index.ts";
import { someGames } from "../some-games.test-data.ts";

const NONE_FETCHED = new Map();

const offered = (code: string, more: Partial<OfferedGame> = {}): OfferedGame => ({
  code,
  names: { en: `Game ${code}`, fa: `بازی ${code}` },
  category: "slots",
  stakeMin: 50n,
  stakeMax: 100_000n,
  rtp: "96.50",
  demo: true,
  freeRounds: false,
  picture: null,
  ...more,
});

const offerOf = (vendor: string, games: OfferedGame[]): VendorOffer => ({
  vendor,
  vendorNames: { fa: "آکمی", en: "Acme" },
  trial: true,
  categories: { slots: "RNG" },
  games,
});

let context: TestContext;
beforeAll(async () => {
  context = await testContext();
  await seedCatalogue(context, someGames());
});

const take = (offer: VendorOffer) => takeOffer(context, offer, NONE_FETCHED);
const find = (vendor: string, code: string, language: "fa" | "en" | "zh" = "fa") => {
  context.clock.forward(SECOND_MS);
  return findGame(context, { nodeId: nodeOf(vendor, code), language });
};

test("an offer is shown before it is taken, listed when it is, and the same when it comes again", async () => {
  const offer = offerOf("LISTED", [offered("one"), offered("two")]);
  const codes = { added: [{ game: { code: "one" } }, { game: { code: "two" } }], changed: [], gone: [] };
  expect(await offerDifference(context, offer)).toMatchObject({ ...codes, same: 0 });
  expect(await find("LISTED", "one")).toBeNull();

  expect(await take(offer)).toMatchObject(codes);
  expect(await find("LISTED", "one")).toMatchObject({
    name: "بازی one",
    vendorName: "آکمی",
    category: "RNG",
    minBetMinor: 50n,
    rtpBasisPoints: 9650,
    hasDemo: true,
    hasTrial: true,
    state: "open",
  });
  expect(await take(offer)).toMatchObject({ added: [], changed: [], gone: [], same: 2 });
});

test("what changed is named and changed; what an operator closed stays closed", async () => {
  await take(offerOf("MOVED", [offered("one"), offered("two")]));
  await setGameState(context, { nodeId: nodeOf("MOVED", "one"), state: "maintenance" });
  const next = offerOf("MOVED", [
    offered("one", { names: { fa: "نام تازه" }, stakeMin: 75n, rtp: "95", demo: false }),
    offered("two"),
  ]);
  const { changed, same } = await take(next);
  expect(changed.map(({ game, what }) => [game.code, what])).toEqual([
    ["one", ["names", "stake", "rtp", "demo"]],
  ]);
  expect(same).toBe(1);
  expect(await find("MOVED", "one")).toMatchObject({
    name: "نام تازه",
    minBetMinor: 75n,
    rtpBasisPoints: 9500,
    hasDemo: false,
    state: "maintenance",
  });
});

test("what is gone takes no stakes and is still found for its rounds, and comes back when it is offered", async () => {
  const whole = offerOf("GONE", [offered("one"), offered("two")]);
  await take(whole);
  expect((await take(offerOf("GONE", [offered("two")]))).gone).toEqual(["one"]);
  expect(await find("GONE", "one")).toMatchObject({ state: "disabled", name: "بازی one" });
  expect(await gameState(context, "GONE", "one")).toBe("disabled");
  // Nor does it go twice.
  expect((await take(offerOf("GONE", [offered("two")]))).gone).toEqual([]);

  expect((await take(whole)).changed.map(({ game, what }) => [game.code, what])).toEqual([["one", ["back"]]]);
  expect(await find("GONE", "one")).toMatchObject({ state: "open" });
});

test("names are taken in our languages alone, and Persian is there whatever the vendor speaks", async () => {
  const names = { "zh-CN": "龙", EN: " Dragon ", xx: "Drake", th: "" };
  await take(offerOf("NAMED", [offered("one", { names }), offered("two", { names: { de: "Drache" } })]));
  expect(await find("NAMED", "one", "zh")).toMatchObject({ name: "龙" });
  expect(await find("NAMED", "one", "en")).toMatchObject({ name: "Dragon" });
  expect(await find("NAMED", "one", "fa")).toMatchObject({ name: "Dragon" });
  expect(await find("NAMED", "two", "fa")).toMatchObject({ name: "Drache" });
});

test("a game of an unknown category waits until an operator has said where it belongs", async () => {
  const offer = offerOf("WAITS", [offered("one"), offered("odd", { category: "scratch" })]);
  const { added, waiting } = await take(offer);
  expect([added.length, waiting.map(({ code }) => code)]).toEqual([1, ["odd"]]);
  expect(await find("WAITS", "odd")).toBeNull();
  expect(await waitingGames(context)).toContainEqual(
    expect.objectContaining({ vendor: "WAITS", code: "odd", word: "scratch" }),
  );

  // Lotteries have pages of their own, which a foreign game cannot fill.
  for (const category of ["LOTT", "SOMETHING"])
    expect(await nameCategory(context, { vendor: "WAITS", word: "scratch", category })).toBe(false);
  expect(await nameCategory(context, { vendor: "WAITS", word: "scratch", category: "fish" })).toBe(true);
  expect((await take(offer)).added.map(({ game, category }) => [game.code, category])).toEqual([
    ["odd", "FISH"],
  ]);
  expect((await waitingGames(context)).filter(({ vendor }) => vendor === "WAITS")).toEqual([]);
});

test("two games whose codes no address may carry keep two pages, and a code that is listed twice is one game", async () => {
  const codes = ["a b", "a/b", `x${"y".repeat(80)}`];
  await take(
    offerOf(
      "ODD",
      [...codes, "a b"].map((code) => offered(code)),
    ),
  );
  const nodes = codes.map((code) => nodeOf("ODD", code));
  expect(new Set(nodes).size).toBe(codes.length);
  for (const [nth, code] of codes.entries()) {
    expect(nodes[nth]).toMatch(/^ODD-[0-9a-f]{32}$/);
    expect(await find("ODD", code)).toMatchObject({ code });
  }
});
