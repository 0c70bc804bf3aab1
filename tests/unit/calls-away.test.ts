import { afterAll, beforeAll, expect, test } from "vitest";
import { giveBonus, standardTerms } from "#server/bonuses/index.ts";
import { defaultBrand } from "#server/brand/index.ts";
import { approveDeposit } from "#server/cashier/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS, later, MINUTE_MS } from "#server/core/time.ts";
import type { App } from "#tests/setup/app.ts";
import { valueIn } from "#tests/setup/cashier-stage.ts";
import { signedApp } from "#tests/setup/house-app.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

const GAME = "NARD-takht-e-nard";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

async function signedIn(username: string): Promise<{ readonly app: App; readonly playerId: bigint }> {
  const playerId = await newMember(site, username);
  return { app: await signedApp(site, username), playerId };
}

const away = (app: App, name: "takeBreak" | "excludeSelf", term: string) =>
  app.call(name, { payload: { term } });

async function whyNoGame(app: App): Promise<string> {
  const told = await app.call("launchGame", { payload: { nodeId: GAME, funds: "trial" } });
  expect(told).toMatchObject({ status: 422, code: "onABreak" });
  return told.message;
}

async function whyNoDeposit(app: App): Promise<string> {
  const { code, message } = await app.call("requestDeposit", {
    payload: { method: "transfer", amount: "50.00" },
  });
  return `${code}: ${message}`;
}

test("M01 a game or a deposit that is refused says of a break and of an exclusion until when, and of one for ever that it is for good", async () => {
  const { app } = await signedIn("awayWords");
  await away(app, "takeBreak", "day");
  expect(await whyNoGame(app)).toMatch(/^You are on a break until .*\d{4}/);
  expect(await whyNoDeposit(app)).toMatch(
    /^depositTimeOut: You are on a break until .*\d{4}.* You can take your/,
  );
  await away(app, "excludeSelf", "sixMonths");
  expect(await whyNoGame(app)).toMatch(/^You have excluded yourself from play until .*\d{4}/);
  await away(app, "excludeSelf", "forEver");
  expect(await whyNoGame(app)).toBe("You have excluded yourself from play for good.");
  expect(await whyNoDeposit(app)).toBe(
    "depositExcluded: You have excluded yourself from play for good. You can take your money out at any time.",
  );
  const { rows } = (await app.call("messages")).value;
  const ends = rows.filter(({ kind }: { kind: string }) => kind === "exclusionStarted");
  expect(ends.map(({ facts }: { facts: object }) => facts)).toEqual([
    { until: "" },
    { until: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);
});

test("M01 an app is told of no way to pay and no bonus to take while its player is away, and why", async () => {
  const { app, playerId } = await signedIn("awayShut");
  const { context } = site;
  const order = async () =>
    (await app.call("requestDeposit", { payload: { method: "transfer", amount: "50" } })).value.reference;
  const [paid, waiting] = [await order(), await order()];
  valueIn(await approveDeposit(context, { depositId: paid, operator: "mina" }));
  const gift = { source: "operator", sourceRef: "test", amount: money(100n, "P") } as const;
  const terms = await standardTerms(context, (await defaultBrand(context)).id);
  const offeredUntil = later(context.now(), 3 * DAY_MS);
  expect(await giveBonus(context, { ...gift, playerId, key: "away", terms, offeredUntil })).toMatchObject({
    ok: true,
  });
  const seen = async () => {
    const [methods, offers, ...orders] = await Promise.all([
      app.call("depositMethods"),
      app.call("bonusOffers"),
      ...[paid, waiting].map((reference) => app.call("deposit", { payload: { reference } })),
    ]);
    return {
      ways: [methods.value.methods.length > 0, methods.value.pause],
      offers: [offers.value.bonuses.length, offers.value.pause],
      orders: orders.map(({ value }) => [value.nextStep, value.instructions !== null]),
    };
  };
  expect(await seen()).toEqual({
    ...{ ways: [true, null], offers: [1, null] },
    orders: [
      ["play", false],
      ["payAndProve", true],
    ],
  });
  const pause = (await away(app, "takeBreak", "day")).value;
  expect(await seen()).toEqual({
    ...{ ways: [false, pause], offers: [0, pause] },
    orders: [
      [null, false],
      [null, false],
    ],
  });
  expect((await app.call("bonuses")).value.bonuses).toMatchObject([{ state: "offered" }]);
});

test("M01 the same break asked for many times at once is one, and a minute later it is a longer one", async () => {
  const { app } = await signedIn("awayTwice");
  const many = await Promise.all(Array.from({ length: 8 }, () => away(app, "takeBreak", "day")));
  expect(many.map(({ code }) => code).sort()).toEqual([
    ...Array(1).fill("OK"),
    ...Array(7).fill("notLonger"),
  ]);
  expect((await app.call("limits")).value.pauses).toHaveLength(1);
  site.forward(MINUTE_MS);
  expect((await away(app, "takeBreak", "day")).code).toBe("OK");
});

test("C01 a refusal that holds for an hour says the hour, and no moment", async () => {
  const { app } = await signedIn("awayAsks");
  const ask = () =>
    app.call("feedback", { payload: { key: site.context.newId(), text: "Where is my money?" } });
  for (let nth = 0; nth < 10; nth += 1) await ask();
  const told = await ask();
  expect(told).toMatchObject({ status: 429, code: "tooMany", again: "3600" });
  expect(told.message).toMatch(/^Too many attempts\. Please try again after \d{2}:\d{2}:\d{2}\.$/);
});
