import { afterAll, beforeAll, expect, test } from "vitest";
import { startTimeOut } from "#server/limits/index.ts";
import { advanceBook } from "#server/studio/book/index.ts";
import type { App } from "#tests/setup/app.ts";
import { fundedPlayer } from "#tests/setup/fund-vendor.ts";
import { appOn, signedApp } from "#tests/setup/house-app.ts";
import { roundLines } from "#tests/setup/round-lines.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember, signedIn } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

const P = (amount: string) => ({ amount, asset: "P" });

async function funded(username: string, minor = 10_000n) {
  const playerId = await newMember(site, username);
  await fundedPlayer(site.context, playerId, minor);
  return { playerId, app: await signedApp(site, username) };
}

type Leg = { selection: string; price: number };

/** One selection of each match that is open: the first of its first market. */
async function legsOf(app: App): Promise<Leg[]> {
  const { events } = (await app.call("bookEvents", { payload: { sport: "virtual-league" } })).value;
  const open = events.filter((event: { state: string }) => event.state === "scheduled");
  return open.map((event: { markets: { selections: Leg[] }[] }) => {
    const [first] = event.markets[0]?.selections ?? [];
    return { selection: first?.selection ?? "", price: first?.price ?? 0 };
  });
}

async function settled(app: App, wagerId: string) {
  for (let nth = 0; nth < 20; nth += 1) {
    site.forward(60_000);
    await advanceBook(site.context, site.platform.studioWallet);
    const bet = (await app.call("bet", { payload: { wagerId } })).value;
    if (bet.state === "paid") return bet;
  }
  throw new Error("The bet is never settled.");
}

test("C01 an app bets on matches by the very movements of the page, once for its key, and reads what became of it", async () => {
  const { app, playerId } = await funded("callBook");
  const { sports, terms } = (await app.call("bookSports")).value;
  expect(sports.find(({ sport }: { sport: string }) => sport === "virtual-league").open).toBeGreaterThan(1);
  expect(terms.lineMin).toEqual(P("0.10"));
  const legs = (await legsOf(app)).slice(0, 2);
  const slip = { kind: "multiple", legs, perLine: "5.00" };
  const { stake, most } = (await app.call("quoteSlip", { payload: slip })).value;
  expect(stake).toEqual(P("5.00"));

  const placed = await app.call("placeSlip", { payload: slip, key: "book-once" });
  const [wagerId] = placed.value.wagerIds;
  expect((await app.call("placeSlip", { payload: slip, key: "book-once" })).value).toEqual(placed.value);
  const browser = await signedIn(site, playerId);
  const seen = legs.map(({ selection, price }) => `${selection}:${price}`).join();
  const form = { formRef: "book-page", way: "multiple", seen, stake: "5.00", consent: "none", funds: "real" };
  expect((await browser.post("/fbsports/slip", form)).status).toBe(303);
  const { bets } = (await app.call("bets")).value;
  expect(bets).toHaveLength(2);
  expect(bets[1]).toMatchObject({
    ...{ wagerId, kind: "multiple", state: "staked", stake: P("5.00"), most, payout: null },
  });
  expect(bets[1].legs.map(({ selection, price }: Leg) => ({ selection, price }))).toEqual(legs);

  const bet = await settled(app, wagerId);
  const ofPage = bets[0].wagerId;
  await settled(app, ofPage);
  expect(bet.legs[0].score).toMatchObject({ home: expect.any(Number) });
  const lines = await roundLines(site, wagerId);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines).toEqual(await roundLines(site, ofPage));
  expect((await app.call("bets", { payload: { which: "settled" } })).value.bets).toHaveLength(2);
  const [leg] = bet.legs;
  const { event, fairness } = (await app.call("bookEvent", { payload: { eventId: leg.eventId } })).value;
  expect(event).toMatchObject({ state: "finished", score: leg.score, isVirtual: true });
  expect(fairness.link).toMatch(/^[0-9a-f]{64}$/);
  const results = (await app.call("bookResults", { payload: { sport: "virtual-league" } })).value.events;
  expect(results.map(({ eventId }: { eventId: string }) => eventId)).toContain(leg.eventId);
});

test("C01 the book refuses an app as its page does", async () => {
  const { app, playerId } = await funded("callBookNot", 600n);
  const legs = (await legsOf(app)).slice(0, 2);
  const [first = { selection: "", price: 0 }] = legs;
  const slip = { kind: "single", legs: [first], perLine: "1.00" };
  const place = (change: object, who = app) => who.call("placeSlip", { payload: { ...slip, ...change } });
  const refused: [object, string][] = [
    [{ perLine: "0.00" }, "badField"],
    [{ system: "trixie" }, "badField"],
    [{ kind: "system" }, "badField"],
    [{ legs: [{ ...first, perLine: "50.00" }] }, "badField"],
    [{ perLine: "0.05" }, "stakeTooLow"],
    [{ perLine: "900000.00" }, "stakeTooHigh"],
    [{ perLine: "7.00" }, "insufficientFunds"],
    [{ legs: [] }, "selectionUnknown"],
    [{ legs: [{ selection: "nothing", price: 100 }] }, "selectionUnknown"],
    [{ legs: [{ ...first, price: first.price + 1 }] }, "priceChanged"],
    [{ kind: "multiple" }, "slipEmpty"],
    [{ kind: "multiple", legs: [first, first] }, "relatedLegs"],
    [{ kind: "system", system: "9/9", legs }, "systemUnknown"],
    [{ kind: "system", legs }, "badField"],
  ];
  for (const [change, code] of refused) expect(await place(change), code).toMatchObject({ code });
  expect((await place({ kind: "system", legs })).fields).toEqual(["system"]);
  expect(await app.call("bookEvent", { payload: { eventId: "nothing" } })).toMatchObject({
    ...{ status: 404, code: "unknownEvent" },
  });
  const reader = await signedApp(site, "callBookNot", { scopes: ["read"] });
  expect(await place({}, reader)).toMatchObject({ code: "scopeMissing" });
  const trial = appOn(site);
  trial.token = (await trial.call("freePlay")).value.token;
  expect(await place({}, trial)).toMatchObject({ code: "needTrueAccount" });
  expect((await place({ funds: "trial" }, trial)).success).toBe(true);

  const { wagerIds } = (await place({})).value;
  expect(await trial.call("bet", { payload: { wagerId: wagerIds[0] } })).toMatchObject({
    ...{ status: 404, code: "unknownRound" },
  });
  await startTimeOut(site.context, { playerId, timeZone: "Asia/Tehran", term: "week" });
  expect(await place({})).toMatchObject({ code: "onABreak" });
});
