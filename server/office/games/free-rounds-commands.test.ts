import { beforeAll, expect, test } from "vitest";
import { takeOffer } from "#server/catalogue/index.ts";
import { DAY_MS, SECOND_MS } from "#server/core/time.ts";
import { startTimeOut } from "#server/limits/index.ts";
import { readVendors, vendorFreeRoundsOf } from "#server/vendors/index.ts";
import { cashierStage } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { officeSaid } from "#tests/setup/office-said.ts";

const GAME = {
  code: "coin",
  names: { en: "Coin" },
  category: "RNG",
  stakeMin: 50n,
  stakeMax: 100_000n,
  rtp: "96.50",
  demo: true,
  freeRounds: true,
  picture: null,
};

let context: TestContext;
let player = 0n;
let said: (words: string) => Promise<string>;

beforeAll(async () => {
  context = await testContext();
  player = (await cashierStage(context)).player.id;
  const entry = { name: "Far", mode: "seamless", roundLimitMinutes: 60 };
  const apiUrl = "https://far.example";
  const secret = "a secret of a vendor that is told of gifts";
  const vendors = readVendors([
    { ...entry, code: "ACME", dialect: "wallet-v1", secret, apiUrl },
    { ...entry, code: "PRAG", dialect: "pragmatic", secret: "sixteen letters!" },
  ]);
  for (const vendor of ["ACME", "PRAG"]) {
    const offer = {
      vendor,
      vendorNames: { fa: "Far", en: "Far" },
      trial: true,
      categories: {},
      games: [GAME, { ...GAME, code: "plain", freeRounds: false }],
    };
    await takeOffer(context, offer, new Map());
  }
  context.clock.forward(SECOND_MS);
  said = (words) => officeSaid(context, words, { vendors });
});

const gift = (who: string, more = "5 --stake 1") =>
  said(`vendor free-rounds ${who} ${more} --key easter --reason gift`);

test.each([
  ["NOBODY 100001 coin", "There is no such vendor."],
  ["ACME 999999 coin", "There is no such player."],
  ["PRAG PLAYER coin", "This vendor cannot be told of free rounds: give them in its own office."],
  ["ACME PLAYER dice", "There is no such game."],
  ["ACME PLAYER plain", "Its vendor says that no rounds can be given of this game."],
])("%s is given nothing: %s", async (who, why) => {
  expect(await gift(who.replace("PLAYER", `${player}`))).toBe(why);
  expect(await gift(`ACME ${player} coin`, "1001 --stake 1")).toContain("count: not 1 to 1000");
  expect(await vendorFreeRoundsOf(context, player)).toEqual([]);
});

test("free rounds at a vendor are given once for their key, listed, and taken back once", async () => {
  expect(await said(`vendor free-rounds-of ${player}`)).toBe("This player was given none.");
  expect(await gift(`ACME ${player} coin`)).toContain(`Player ${player} has 5 free rounds of coin`);
  expect(await gift(`ACME ${player} coin`)).toContain("has 5 free rounds of coin");
  expect(await said(`vendor free-rounds-of ${player}`)).toMatch(/ACME +coin +5 of 5 +1\.00 P +granting/);
  const [rounds] = await vendorFreeRoundsOf(context, player);
  const end = `vendor free-rounds-end ${rounds?.id} --reason mistake`;
  expect(await said(end)).toContain("are over. Their vendor is told.");
  expect(await said(end)).toBe("There are no such free rounds, or they are over.");
});

test("M10 nobody on a break is given free rounds at a vendor; those given before are said again", async () => {
  await startTimeOut(context, { playerId: player, timeZone: "Asia/Tehran", term: "day" });
  const nowruz = () => said(`vendor free-rounds ACME ${player} coin 5 --stake 1 --key nowruz --reason gift`);
  expect(await nowruz()).toBe("This player is on a break, and is given nothing.");
  expect(await gift(`ACME ${player} coin`)).toContain("has 5 free rounds of coin");
  context.clock.forward(DAY_MS);
  expect(await nowruz()).toContain("has 5 free rounds of coin");
});
