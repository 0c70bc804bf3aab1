import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#server/core/time.ts";
import type { App } from "#tests/setup/app.ts";
import { appOn, signedApp } from "#tests/setup/house-app.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

const signedIn = (username: string, scopes = ["read", "money"]) => signedApp(site, username, { scopes });

const sum = (amount: string) => ({ amount, asset: "P" });

async function limitOf(app: App, name: string) {
  const { limits } = (await app.call("limits")).value;
  return limits.find((one: { name: string }) => one.name === name);
}

const set = (app: App, name: string, ceiling: string) => app.call("setLimit", { payload: { name, ceiling } });

test("M01 an app sets a limit at once and a lower one too, and a higher one waits for its day and its second yes", async () => {
  await newMember(site, "callLimits");
  const app = await signedIn("callLimits");
  expect((await set(app, "deposit-day", "200")).value).toEqual({ result: "set" });
  expect((await set(app, "deposit-day", "150.50")).value).toEqual({ result: "set" });
  expect((await set(app, "session", "60")).value).toEqual({ result: "set" });
  expect(await limitOf(app, "deposit-day")).toMatchObject({
    ...{ ceiling: sum("150.50"), used: sum("0.00"), left: sum("150.50"), raise: null },
  });
  expect(await limitOf(app, "session")).toMatchObject({ ceiling: 60, left: 60, startsAnewAt: null });
  const wish = { method: "transfer", amount: "151.00" };
  expect(await app.call("requestDeposit", { payload: wish })).toMatchObject({ code: "depositLimit" });

  expect((await set(app, "deposit-day", "500")).value).toEqual({ result: "asked" });
  const payload = { name: "deposit-day" };
  const confirm = (who: App) => who.call("confirmLimitRaise", { payload });
  expect(await confirm(app)).toMatchObject({ status: 422, code: "tooEarly" });
  expect((await limitOf(app, "deposit-day")).raise).toMatchObject({
    ...{ ceiling: sum("500.00"), canConfirm: false },
  });
  site.forward(DAY_MS + MINUTE_MS);
  const next = await signedIn("callLimits");
  expect((await confirm(next)).value).toEqual({ result: "raised" });
  expect(await limitOf(next, "deposit-day")).toMatchObject({ ceiling: sum("500.00"), raise: null });
});

test("M01 an app gives up a higher limit, asks for one to be no more, and is told what is no limit", async () => {
  await newMember(site, "callWaits");
  const app = await signedIn("callWaits");
  await set(app, "stake", "10");
  const payload = { name: "stake" };
  expect((await app.call("removeLimit", { payload })).value).toEqual({ result: "asked" });
  expect((await limitOf(app, "stake")).raise).toMatchObject({ ceiling: null });
  expect((await app.call("cancelLimitRaise", { payload })).value).toEqual({ result: "cancelled" });
  expect(await app.call("cancelLimitRaise", { payload })).toMatchObject({ code: "nothingAsked" });
  expect((await set(app, "stake", "10")).value).toEqual({ result: "unchanged" });
  await set(app, "stake", "20");
  expect((await set(app, "stake", "10")).value).toEqual({ result: "cancelled" });
  expect((await limitOf(app, "stake")).raise).toBeNull();
  for (const [name, ceiling] of [
    ["stake", "10.005"],
    ["session", "60.5"],
  ] as const)
    expect(await set(app, name, ceiling), ceiling).toMatchObject({ code: "badField", fields: ["ceiling"] });
  expect(await set(app, "session", "5")).toMatchObject({ code: "sessionOutOfRange", fields: ["ceiling"] });
  const changes = (await app.call("limits")).value.changes.map(({ what }: { what: string }) => what);
  expect(changes).toEqual(["cancelled", "asked", "cancelled", "asked", "set"]);
});

test("M01 an app begins a break and an exclusion that nobody shortens, and a token without money begins none", async () => {
  await newMember(site, "callAway");
  const reader = await signedIn("callAway", ["read", "play"]);
  const term = { payload: { term: "week" } };
  expect(await reader.call("takeBreak", term)).toMatchObject({ status: 403, code: "scopeMissing" });
  const app = await signedIn("callAway");
  await set(app, "stake", "10");
  const offered = (await app.call("limits")).value.offers;
  expect(offered.map(({ term: one }: { term: string }) => one)).toEqual([
    ...["day", "week", "thirtyDays", "sixMonths", "year", "fiveYears", "forEver"],
  ]);
  expect((await app.call("takeBreak", term)).value).toMatchObject({ kind: "timeOut" });
  const shorter = { payload: { term: "day" } };
  expect(await app.call("takeBreak", shorter)).toMatchObject({ status: 422, code: "notLonger" });
  expect(await set(app, "stake", "20")).toMatchObject({ code: "paused" });
  expect((await set(app, "stake", "5")).value).toEqual({ result: "set" });
  const forEver = { payload: { term: "forEver" } };
  expect((await app.call("excludeSelf", forEver)).value).toEqual({ kind: "exclusion", until: null });
  const { pause, offers } = (await app.call("limits")).value;
  expect([pause, offers]).toEqual([{ kind: "exclusion", until: null }, []]);
  const wish = { payload: { method: "transfer", amount: "100.00" } };
  expect((await app.call("requestDeposit", wish)).code).toBe("depositExcluded");
});

test("M01 a trial account has no limits", async () => {
  const app = appOn(site);
  app.token = (await app.call("freePlay")).value.token;
  expect(await app.call("limits")).toMatchObject({ status: 403, code: "needTrueAccount" });
});
