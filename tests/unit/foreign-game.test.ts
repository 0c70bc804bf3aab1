import { mkdtempSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setFlag } from "#server/brand/index.ts";
import { setGameState, takeOffer } from "#server/catalogue/index.ts";
import { askVendorGames, gamesInFile } from "#server/vendors/index.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import type { Answer, Browser } from "#tests/setup/browser.ts";
import { registrationForm } from "#tests/setup/registration-form.ts";
import { saidIn, sentence } from "#tests/setup/said.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { type VendorDemo, vendorDemo } from "#tests/setup/vendor-demo.ts";

const folder = mkdtempSync(join(tmpdir(), "nard-foreign-"));

let demo: VendorDemo;
let site: ServedSite;
let people = 0;

beforeAll(async () => {
  demo = await vendorDemo(folder);
  // One more vendor, whose games nobody has said how to open, and one whom the house does not know any more.
  const entries = JSON.parse(await readFile(demo.vendorsFile, "utf8"));
  const shut = {
    code: "SHUT",
    name: "Shut",
    dialect: "fundist",
    mode: "seamless",
    secret: "sixteen letters!",
  };
  await writeFile(
    demo.vendorsFile,
    JSON.stringify([...entries, { ...shut, roundLimitMinutes: 60, categories: { arcade: "RNG" } }]),
  );
  site = await servedSite({ VENDORS_FILE: demo.vendorsFile });
  await demo.start(site.origin);
  for (const { code, trial, name: vendorNames } of site.platform.vendors.all)
    await take(code, vendorNames, trial);
  await take("AWAY", { fa: "Away" }, true, "DEMOFUND");
}, 120_000);
afterAll(async () => {
  await demo?.kill();
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function take(vendor: string, vendorNames: { fa: string }, trial: boolean, as = vendor): Promise<void> {
  const { context, platform } = site;
  const known = platform.vendors.find(as);
  if (!known) throw new Error(`There is no vendor ${as}.`);
  const told = known.dialect
    ? gamesInFile(JSON.parse(await readFile(demo.gamesFile, "utf8")))
    : await askVendorGames(known, context.now);
  if (!told.ok) throw new Error(told.refusal.reason);
  const offer = { vendor, vendorNames, trial, categories: known.categories, games: told.value };
  await takeOffer(context, offer, new Map());
}

async function member(): Promise<Browser> {
  const browser = site.browser();
  people += 1;
  await browser.post("/register", registrationForm(`foreigner${people}`, PASSWORD));
  return browser;
}

const frameIn = ({ text }: Answer) =>
  /<iframe[^>]* src="([^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? null;

test.each(["DEMOONE", "DEMOHUB", "DEMOPRAG", "DEMOFUND"])(
  "a game of %s is opened on a page of the player's own, which shows the vendor's page and nobody else's",
  async (code) => {
    const player = await member();
    const opened = await player.post(`/play/${code}-coin`, { funds: "trial" });
    expect([opened.status, opened.location]).toEqual([303, expect.stringMatching(/^\/game\/[^/]+\/vendor$/)]);
    const page = await player.get(opened.location ?? "");
    const shown = frameIn(page);
    expect(page.status).toBe(200);
    expect(shown).toContain("127.0.0.1");
    const inside = await fetch(shown ?? "");
    expect([inside.status, await inside.text()]).toEqual([200, expect.stringContaining("data-balance")]);
    // Each showing has a token of its own, and the page is nobody else's.
    expect(frameIn(await player.get(opened.location ?? ""))).not.toBe(shown);
    expect((await (await member()).get(opened.location ?? "")).status).toBe(404);
    expect((await player.get("/game")).text).toContain(opened.location);
  },
);

test("what one player opened opens the game of nobody else", async () => {
  const player = await member();
  const opened = await player.post("/play/DEMOFUND-coin", { funds: "trial" });
  const own = new URL(frameIn(await player.get(opened.location ?? "")) ?? "");
  const stranger = new URL(own);
  stranger.searchParams.set("userid", "100000");
  expect((await fetch(stranger)).status).toBe(403);
  const other = new URL(own);
  other.searchParams.set("game", "no-such-game");
  expect((await fetch(other)).status).toBe(404);
  expect((await fetch(own)).status).toBe(200);
});

test.each(["SHUT", "AWAY"])(
  "a game of %s, into which nobody set a way, is a refusal and never a fault",
  async (code) => {
    const player = await member();
    const opened = await player.post(`/play/${code}-coin`, { funds: "trial" });
    expect([opened.status, opened.location]).toEqual([422, null]);
    expect(saidIn(opened)).toMatch(sentence("en", "reasons.notLaunched"));
    const free = await player.get(`/seamless?nodeId=${code}-coin&mode=demo`);
    expect([free.status, frameIn(free)]).toEqual([200, null]);
  },
);

test("a game is shown to a stranger as its demo, and one that is closed is not", async () => {
  const stranger = site.browser();
  const shown = await stranger.get("/seamless?nodeId=DEMOONE-coin&mode=demo");
  expect(shown.status).toBe(200);
  expect(saidIn(shown)).toMatch(sentence("en", "games.foreign.demo"));
  expect(await (await fetch(frameIn(shown) ?? "")).text()).toContain("Demo");
  await setGameState(site.context, { nodeId: "DEMOONE-coin", state: "maintenance" });
  site.forward(1000);
  const shut = await stranger.get("/seamless?nodeId=DEMOONE-coin&mode=demo");
  expect([shut.status, frameIn(shut)]).toEqual([200, null]);
  expect(saidIn(shut)).toMatch(sentence("en", "reasons.gameMaintenance"));
  await setGameState(site.context, { nodeId: "DEMOONE-coin", state: "open" });
  site.forward(1000);
});

test("what plays for nothing is our play money where it is given, and the vendor's demo where it is not", async () => {
  const free = 'name="funds" value="trial"';
  const press = (browser: Browser) => browser.post("/play/DEMOONE-coin", { funds: "trial" });
  expect((await site.browser().get("/play/DEMOONE-coin")).text).toContain(free);
  expect((await press(site.browser())).location).toMatch(/^\/game\/[^/]+\/vendor$/);
  await setFlag(site.context, { brandId: "nard", flag: "FREEPLAY3", isOn: false });
  site.forward(1000);
  const guest = site.browser();
  expect((await guest.get("/play/DEMOONE-coin")).text).toContain(free);
  expect((await guest.get("/seamless?nodeId=DEMOONE-coin")).text.match(/mode=demo/g)).toBeNull();
  const opened = await press(guest);
  expect([opened.status, opened.location]).toEqual([303, "/seamless?nodeId=DEMOONE-coin&mode=demo"]);
  await setFlag(site.context, { brandId: "nard", flag: "FREEPLAY3", isOn: true });
  site.forward(1000);
});

test("the way out of a game leads to its vendor's games and to the till, and lies in a frame of ours", async () => {
  const player = await member();
  const left = await player.get("/game/back?nodeId=DEMOONE-coin", {
    headers: { "Sec-Fetch-Dest": "iframe" },
  });
  expect([left.status, left.headers["x-frame-options"]]).toEqual([200, "SAMEORIGIN"]);
  expect(left.text).toContain('href="/rng?page=DEMOONE"');
  expect(left.text).toContain('target="_top"');
  const window = { headers: { "Sec-Fetch-Dest": "document" } };
  expect((await player.get("/game/back?nodeId=DEMOONE-coin", window)).location).toBe("/rng?page=DEMOONE");
  expect((await player.get("/game/back?to=deposit", window)).location).toBe("/member/depositv2");
  const form = { method: "POST", fields: { a: "b" }, headers: { Origin: "http://127.0.0.1:9" } } as const;
  const byForm = await player.send("/game/back?nodeId=DEMOONE-coin", form);
  expect([byForm.status, byForm.location]).toEqual([303, "/game/back?nodeId=DEMOONE-coin"]);
  const till = await player.get("/game/back?to=deposit", { headers: { "Sec-Fetch-Dest": "iframe" } });
  expect(till.text).toContain('href="/member/depositv2"');
  expect((await player.get("/game/back?nodeId=none&to=https://elsewhere.example", window)).location).toBe(
    "/",
  );
});

test("a vendor that is away is said to be, with other games, within the time in which somebody waits", async () => {
  const player = await member();
  const opened = await player.post("/play/DEMOHUB-coin", { funds: "trial" });
  await demo.kill();
  site.forward(10_000);
  const page = await player.get(opened.location ?? "");
  expect([page.status, frameIn(page)]).toEqual([503, null]);
  expect(saidIn(page)).toMatch(sentence("en", "games.foreign.silentText"));
  expect(page.text).toContain("game-card");
  await demo.start(site.origin);
  expect(frameIn(await player.get(opened.location ?? ""))).not.toBeNull();
});
