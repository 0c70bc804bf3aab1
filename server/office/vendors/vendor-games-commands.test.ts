import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventsOf } from "#server/audit/index.ts";
import { findGame } from "#server/catalogue/index.ts";
import { readVendors } from "#server/vendors/index.ts";
import { startSimulator } from "#tests/kit/simulator-process.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { officeSaid } from "#tests/setup/office-said.ts";

const SECRET = "the secret of a vendor that lists its games";
const folder = mkdtempSync(join(tmpdir(), "nard-games-"));

let context: TestContext;
let said: (words: string) => Promise<string>;

beforeAll(async () => {
  context = await testContext();
  const { url, control } = await startSimulator({ secret: SECRET });
  await control("clock", { at: context.now().toISOString() });
  const entry = { name: "Far", mode: "seamless", roundLimitMinutes: 60 };
  const vendors = readVendors([
    { ...entry, code: "ASKED", dialect: "wallet-v1", secret: SECRET, apiUrl: url },
    {
      ...entry,
      code: "FILED",
      dialect: "pragmatic",
      secret: "sixteen letters!",
      categories: { slots: "rng" },
    },
  ]);
  said = (words) => officeSaid(context, words, { vendors });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, told: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof told === "string" ? told : JSON.stringify(told));
  return path;
}

test("games of a vendor that is asked are shown, wait for their category, and are taken over", async () => {
  expect(await said("vendor games ASKED")).toMatch(/waiting +COIN +category slot/);
  expect(await said("vendor take-games ASKED")).toContain("0 new, 0 changed, 0 gone, 1 waiting");
  expect(await said("vendor waiting")).toMatch(/ASKED +COIN +Coin +slot/);
  expect(await said("vendor category ASKED slot LOTT")).toBe(
    "There is no such category for games of a vendor.",
  );
  expect(await said("vendor category NOBODY slot RNG")).toBe("There is no such vendor.");
  expect(await said("vendor category ASKED slot rng")).toContain("slot of ASKED is RNG.");
  expect(await said("vendor games ASKED")).toMatch(/new +COIN +RNG/);
  expect(await said("vendor take-games ASKED")).toContain("1 new, 0 changed");
  expect(await said("vendor take-games ASKED")).toContain("Nothing has changed.");
  context.clock.forward(1000);
  expect(await findGame(context, { nodeId: "ASKED-COIN", language: "fa" })).toMatchObject({ name: "سکه" });
  const [taken] = await eventsOf(context, { subject: "vendor ASKED" });
  expect(taken).toMatchObject({ operator: "mina", action: "vendor take-games" });
});

test("a vendor that has no call for its games brings them in a file, which is read to the last word", async () => {
  expect(await said("vendor games FILED")).toContain("name a file");
  const game = { code: "g1", names: { en: "One" }, category: "slots", stakeMin: "1", stakeMax: "2" };
  const games = [{ ...game, demo: false, freeRounds: false }];
  expect(await said(`vendor games FILED ${file("good.json", games)}`)).toMatch(/new +g1 +RNG/);
  expect(await said(`vendor take-games FILED ${file("good.json", { games })}`)).toContain("1 new");
  expect(await said(`vendor games FILED ${file("none.json", "no JSON")}`)).toContain("is not JSON");
  expect(await said(`vendor games FILED ${join(folder, "away.json")}`)).toContain("cannot be read");
  const wrong = file("wrong.json", [{ ...games[0], stakeMin: "1.5" }]);
  expect(await said(`vendor take-games FILED ${wrong}`)).toContain("games.0.stakeMin");
  expect(await said(`vendor games FILED ${file("empty.json", [])}`)).toMatch(/gone +g1/);
});

test("an operator sees who is registered, and what comes when a game is opened", async () => {
  const list = await said("vendor list");
  expect(list).toMatch(/ASKED +Far +wallet v1 +seamless +http:/);
  expect(list).toMatch(/FILED +Far +a dialect +seamless +cannot be asked +are not opened/);
  expect(await said("vendor try-launch FILED slot")).toBe(
    "No way to open its games is set (launch in VENDORS_FILE).",
  );
  expect(await said("vendor try-launch NOBODY slot")).toBe("There is no such vendor.");
});
