import { afterAll, beforeAll, expect, test } from "vitest";
import { rotateSeeds } from "#server/studio/index.ts";
import type { App } from "#tests/setup/app.ts";
import { appOn, signedApp } from "#tests/setup/house-app.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { castOn, signedIn as inBrowser, newMember } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

const signedIn = (username: string, scopes?: readonly string[]) =>
  signedApp(site, username, scopes && { scopes });

async function onTrial(): Promise<App> {
  const app = appOn(site);
  app.token = (await app.call("freePlay")).value.token;
  return app;
}

test("M01 an app lists where its player is signed in, and signs one out there or all but itself", async () => {
  const playerId = await newMember(site, "callDevices");
  const browser = await inBrowser(site, playerId);
  const [here, reader] = [await signedIn("callDevices"), await signedIn("callDevices", ["read"])];
  const { devices } = (await here.call("devices")).value;
  expect(devices).toHaveLength(3);
  type Listed = { deviceId: string; isApp: boolean; isHere: boolean; device: string };
  const own = devices.filter(({ isHere }: Listed) => isHere);
  expect(own).toMatchObject([{ isApp: true, way: "password", rememberedUntil: null }]);
  const { deviceId } = devices.find(({ isApp }: Listed) => !isApp);
  const signOut = (app: App, payload: object) => app.call("signOutDevice", { payload });

  expect(await signOut(reader, { deviceId })).toMatchObject({ status: 403, code: "scopeMissing" });
  expect(await signOut(here, { deviceId })).toMatchObject({ code: "OK", value: null });
  expect((await browser.get("/member/securityCenter")).location).toContain("/login");
  expect(await signOut(here, { deviceId })).toMatchObject({ status: 404, code: "unknownDevice" });

  expect(await signOut(here, {})).toMatchObject({ code: "OK" });
  expect(await reader.call("memberInfo")).toMatchObject({ code: "notSignedIn" });
  expect((await here.call("devices")).value.devices).toMatchObject([{ isHere: true }]);
});

test("M01 nobody signs out the device of another, and a trial account has none to look at", async () => {
  await newMember(site, "callTheirs");
  await newMember(site, "callMine");
  const [theirs, mine] = [await signedIn("callTheirs"), await signedIn("callMine")];
  const [{ deviceId }] = (await theirs.call("devices")).value.devices;
  const asked = { payload: { deviceId } };
  expect(await mine.call("signOutDevice", asked)).toMatchObject({ status: 404, code: "unknownDevice" });
  expect(await theirs.call("memberInfo")).toMatchObject({ code: "OK" });
  const trial = await onTrial();
  expect(await trial.call("devices")).toMatchObject({ status: 403, code: "needTrueAccount" });
});

test("M06 an app reads its player's rounds, what was staked and came in one, and where it is computed again", async () => {
  const { owned, memberId } = await castOn(site);
  const app = await signedIn(owned.username);
  const [vendor = "", roundId = ""] = owned.round.split("/").slice(-2);
  const list = (await app.call("rounds", { payload: { vendor } })).value;
  expect(list).toMatchObject({ page: 1, totalPages: 1, totals: [{ rounds: list.total }] });
  const listed = list.rows.find((row: { roundId: string }) => row.roundId === roundId);
  expect(listed).toMatchObject({ vendor, game: "nowruz", state: "closed" });
  const none = (await app.call("rounds", { payload: { vendor: "NOBODY" } })).value;
  expect(none).toMatchObject({ rows: [], totals: [], total: 0 });

  const asked = { payload: { vendor, roundId } };
  const secret = (await app.call("round", asked)).value;
  expect(secret).toMatchObject({ ...listed, held: [], corrections: [] });
  expect(secret.decision).toMatchObject({ nonce: "0", number: null, note: "", check: null });
  expect(JSON.parse(secret.decision.outcome)).toBeInstanceOf(Array);
  expect(secret.movements[0]).toMatchObject({
    kind: "stake",
    amount: { amount: `-${secret.stake.amount}` },
  });
  expect(secret.receipt.text).toContain(roundId);

  await rotateSeeds(site.context, { playerRef: memberId.toString(), clientSeed: "another" });
  const { check } = (await app.call("round", asked)).value.decision;
  const { pathname, search } = new URL(check);
  expect((await site.browser().get(`${pathname}${search}`)).status).toBe(200);
});

test("M06 nobody reads the round of another, and a trial account has no record", async () => {
  const { owned } = await castOn(site);
  await newMember(site, "callNoRound");
  const app = await signedIn("callNoRound");
  const [vendor = "", roundId = ""] = owned.round.split("/").slice(-2);
  const asked = { payload: { vendor, roundId } };
  expect(await app.call("round", asked)).toMatchObject({ status: 404, code: "unknownRound" });
  expect((await app.call("rounds")).value).toMatchObject({ rows: [], total: 0 });
  const trial = await onTrial();
  for (const [name, saying] of [["rounds", {}] as const, ["round", asked] as const])
    expect(await trial.call(name, saying)).toMatchObject({ status: 403, code: "needTrueAccount" });
});
