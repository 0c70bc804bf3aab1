import { afterEach, beforeAll, expect, test } from "vitest";
import { eventsOf } from "#server/audit/index.ts";
import { passHolds } from "#server/brand/index.ts";
import { gameState, seedCatalogue } from "#server/catalogue/index.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { studioGames } from "#server/studio/index.ts";
import { openPath } from "#server/support/index.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import type { Office } from "../command.ts";
import { obey } from "../commands.ts";

const SECRET = "a-secret-of-this-house-for-tests";
const payments = { deposits: new Map(), payouts: new Map(), callbacks: new Map(), alarm() {} };

let context: TestContext;
let office: Office;

beforeAll(async () => {
  context = await testContext();
  await openBrand(context);
  office = { context, sealsFile: "/nowhere/seals.log", payments, houseSecret: SECRET };
});
afterEach(() => context.clock.forward(2 * SECOND_MS));

/** What was done, or the sentence of the refusal. */
async function said(...args: string[]): Promise<string> {
  const answer = await obey(office, { args, operator: "mina" });
  return answer.ok ? answer.lines.join("\n") : answer.error;
}

test("X01 a brand is closed with what visitors read, language by language, and opened again", async () => {
  expect(await said("brand", "maintenance", "--language", "en", "--title", "Repairs")).toContain(
    "Persian first",
  );
  const ends = "2026-05-05T18:30+03:30";
  expect(await said("brand", "maintenance", "--on", "--title", "تعمیر", "--ends", ends)).toContain("closed");
  await said("brand", "maintenance", "--language", "en", "--title", "Repairs");
  const status = await said("brand", "status");
  expect(status).toMatch(/maintenance\s+on/);
  expect(status).toMatch(/title\s+in fa en/);
  expect(status).toMatch(/expected end\s+2026-05-05 15:00:00 UTC/);
  expect(await said("brand", "maintenance", "--off", "--plain")).toContain("open");
  expect(await said("brand", "status")).not.toContain("title");
  expect(await said("brand", "maintenance", "--on", "--ends", "2020-01-01T00:00Z")).toContain("over already");
  expect(await said("brand", "maintenance", "--on", "--ends", "tomorrow")).toContain("ends: not a moment");
  expect(await said("brand", "maintenance")).toContain("what to change");
  const [last] = (await eventsOf(context, { subject: "brand default maintenance" })).filter(
    ({ after }) => after?.refused === undefined,
  );
  expect(last).toMatchObject({
    operator: "mina",
    before: { isOn: true },
    after: { isOn: false, title: "null" },
  });
});

test("X01 the countries of a brand are said in one list", async () => {
  expect(await said("brand", "regions", "--block", "de, fr")).toContain("all but DE FR");
  expect(await said("brand", "regions", "--allow", "IR", "--unknown", "refuse")).toContain("only IR");
  expect(await said("brand", "status")).toMatch(/unknown country\s+refused/);
  expect(await said("brand", "regions", "--allow", "IR", "--everywhere")).toContain("one of --block");
  expect(await said("brand", "regions", "--block", "UK")).toContain("ISO 3166-1");
  expect(await said("brand", "regions", "--everywhere", "--unknown", "serve")).toContain("all.");
});

test("R21 a switch of a brand is set by its name", async () => {
  expect(await said("brand", "flag", "loginedToHomePage", "--on")).toBe("loginedToHomePage is on.");
  expect(await said("brand", "status")).toMatch(/pages\s+for members alone/);
  expect(await said("brand", "flag", "loginedToHomePage", "--off")).toBe("loginedToHomePage is off.");
  expect(await said("brand", "flag", "nothingKnown", "--on")).toContain("Usage");
});

test("F10 a licence is shown with its number and record, and taken away", async () => {
  expect(await said("licence", "list")).toContain("shows no licence");
  expect(await said("licence", "set", "mga", "MGA/B2C/1", "--url", "http://regulator.test/1")).toContain(
    "https",
  );
  await said("licence", "set", "mga", "MGA/B2C/1", "--url", "https://regulator.test/1");
  expect(await said("licence", "list")).toMatch(/MGA\s+MGA\/B2C\/1\s+https:\/\/regulator\.test\/1/);
  expect(await said("licence", "remove", "MGA")).toContain("not shown any more");
  expect(await said("licence", "remove", "MGA")).toContain("no licence of that authority");
});

test("F13 an entry is sealed here, leads to allowed hosts alone, and is nobody else's", async () => {
  const address = "https://chat.test/room";
  expect(await said("service", "seal", "--url", address)).toContain("allowed hosts alone");
  await said("service", "allow", "chat.test");
  for (const foreign of ["http://chat.test/room", "https://evil.test/", "javascript:alert(1)"])
    expect(await said("service", "seal", "--url", foreign), foreign).toContain("allowed hosts alone");
  const path = await said("service", "seal", "--url", address);
  expect(openPath({ secret: SECRET, brandId: "nard" }, path)).toBe(address);
  expect(await said("service", "set", "1", "vip", `--path=${path.slice(0, -1)}!`)).toContain("does not open");
  expect(await said("service", "set", "1", "vip", `--path=${path}`)).toBe("VIP is served at position 1.");
  expect(await said("service", "list")).toMatch(/1\s+VIP\s+3\s+\S+\s+https:\/\/chat\.test\/room/);
  await said("service", "forbid", "chat.test");
  expect(await said("service", "set", "2", "livechat", `--path=${path}`)).toContain("allowed hosts alone");
  expect(await said("service", "remove", "1")).toBe("Position 1 is empty.");
  const { houseSecret: _secret, ...poor } = office;
  const refused = await obey(poor, { args: ["service", "seal", "--url", address], operator: "mina" });
  expect(refused).toMatchObject({ ok: false, error: expect.stringContaining("no secret") });
});

test("a pass is made for a time and kept in the audit without itself", async () => {
  const [, pass = ""] = (await said("brand", "pass", "--minutes", "10")).split("pass=");
  expect(passHolds(context, { secret: SECRET, brandId: "nard" }, pass)).toBe(true);
  expect(await said("brand", "pass", "--minutes", "5000")).toContain("Usage");
  const kept = await eventsOf(context, { subject: "brand default pass" });
  expect(JSON.stringify(kept[0]?.after)).not.toContain(pass);
});

test("G12 a game, or all of a vendor, is put under maintenance and opened again", async () => {
  const games = studioGames();
  await seedCatalogue(context, games);
  const [game] = games;
  const [vendor, name] = [game?.vendor ?? "", game?.code ?? ""];
  const state = async () => {
    context.clock.forward(2 * SECOND_MS);
    return gameState(context, vendor, name);
  };
  expect(await said("game", "maintenance", vendor, name)).toContain("in maintenance");
  expect(await state()).toBe("maintenance");
  expect(await said("game", "open", vendor, name)).toContain("open");
  await said("vendor", "maintenance", vendor);
  expect(await state()).toBe("maintenance");
  await said("vendor", "close", vendor);
  expect(await state()).toBe("disabled");
  await said("vendor", "open", vendor);
  expect(await state()).toBe("open");
  expect(await said("vendor", "maintenance", "NOBODY")).toContain("no such vendor");
});
