import { afterAll, beforeAll, expect, test } from "vitest";
import { CALLS } from "#server/calls/table.ts";
import { type App, openApp } from "#tests/setup/app.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { signedIn as inBrowser, newMember } from "../proofs/cast.ts";

let site: ServedSite;
let visits = 0;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

function anApp(): App {
  visits += 1;
  const address = `2001:db8:acc:${visits.toString(16)}::1`;
  return openApp(CALLS, { port: site.port, address, now: site.context.now });
}

async function signedIn(username: string, scopes: readonly string[] = ["read", "play", "money"]) {
  const app = anApp();
  const payload = { username, password: PASSWORD, scopes };
  app.token = (await app.call("login", { payload })).value.token;
  return app;
}

async function onTrial(): Promise<App> {
  const app = anApp();
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
