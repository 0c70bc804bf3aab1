import { afterAll, beforeAll, expect, test } from "vitest";
import { lotteryPath } from "#app/lib/paths/lottery-paths.ts";
import { advanceDraws } from "#server/studio/lottery/index.ts";
import type { App } from "#tests/setup/app.ts";
import { fundedPlayer } from "#tests/setup/fund-vendor.ts";
import { appOn, signedApp } from "#tests/setup/house-app.ts";
import { roundLines } from "#tests/setup/round-lines.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember, signedIn } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
  await advanceDraws(site.context, site.platform.studioWallet, { timeZone: "Asia/Tehran" });
}, 120_000);
afterAll(() => site.close());

const GAME = "tas-dah";
const AT = { gameCode: GAME, playType: "straight" };
const minorOf = ({ amount }: { amount: string }) => amount.replace(".", "").replace(/^0+/, "");

async function funded(username: string, minor = 10_000n) {
  const playerId = await newMember(site, username);
  await fundedPlayer(site.context, playerId, minor);
  return { playerId, app: await signedApp(site, username) };
}

/** A draw that is open for a while yet. */
async function openDraw(app: App): Promise<string> {
  const { groups } = (await app.call("gameMenus")).value;
  const menus = groups.flatMap(({ gameMenus }: { gameMenus: object[] }) => gameMenus);
  const open = menus.find(
    (menu: { gameId: string; remainTime: number }) => menu.gameId === GAME && menu.remainTime > 5000,
  );
  return open?.numero ?? "";
}

async function ticketOf(app: App) {
  const { plays, units } = (await app.call("lotteryGame", { payload: { gameId: GAME } })).value;
  const play = plays.find(({ playType }: { playType: string }) => playType === AT.playType);
  const picks = play.groups.map(({ first, least }: { first: number; least: number }) =>
    Array.from({ length: Math.max(1, least) }, (_, nth) => first + nth),
  );
  return { gameId: GAME, playType: play.playType, picks, unit: units[0].amount, times: 1 };
}

test("C01 an app counts a ticket and buys it by the very movements of the page, once for a key", async () => {
  const { app, playerId } = await funded("callTicket");
  const numero = await openDraw(app);
  const ticket = await ticketOf(app);
  const counted = (await app.call("countTicket", { payload: ticket })).value;
  expect(counted.lines).toBeGreaterThan(0);
  const payload = { ...ticket, numero, stake: counted.stake.amount };
  const bought = await app.call("buyTicket", { payload, key: "ticket-once" });
  expect(bought.value).toMatchObject({ lines: counted.lines, stake: counted.stake });
  expect((await app.call("buyTicket", { payload, key: "ticket-once" })).value).toEqual(bought.value);
  const { tickets } = (await app.call("vnRecent", { payload: { gameId: GAME } })).value;
  expect(tickets).toHaveLength(1);
  expect(tickets[0]).toMatchObject({ wagerId: bought.value.wagerId, numero, stake: counted.stake });

  const browser = await signedIn(site, playerId);
  const marks = ticket.picks.map((marked: number[], group: number) => [`p${group}`, marked.join(" ")]);
  const posted = await browser.post(lotteryPath({ isVietNam: false, ...AT, draw: numero }), {
    ...{ formRef: "ticket-page", counted: minorOf(counted.stake), unit: minorOf({ amount: ticket.unit }) },
    ...{ times: "1", ...Object.fromEntries(marks) },
  });
  const page = new URL(posted.location ?? "", site.origin).searchParams.get("round") ?? "";
  const lines = await roundLines(site, bought.value.wagerId);
  expect(lines).toHaveLength(1);
  expect(await roundLines(site, page)).toEqual(lines);
});

test("C01 a lottery refuses an app as its page does", async () => {
  const { app } = await funded("callTicketNot", 1n);
  const numero = await openDraw(app);
  const ticket = await ticketOf(app);
  const { stake } = (await app.call("countTicket", { payload: ticket })).value;
  const buy = (change: object, who = app) =>
    who.call("buyTicket", { payload: { ...ticket, numero, stake: stake.amount, ...change } });
  for (const [change, code] of [
    [{ gameId: "nothing" }, "gameUnknown"],
    [{ playType: "nothing" }, "picksNotOffered"],
    [{ picks: [[]] }, "picksNotOffered"],
    [{ unit: "0.03" }, "unitNotOffered"],
    [{ stake: "0.01" }, "badField"],
    [{ numero: "19990101-1" }, "drawClosed"],
    [{}, "insufficientFunds"],
  ] as const)
    expect(await buy(change), code).toMatchObject({ code });
  const reader = await signedApp(site, "callTicketNot", { scopes: ["read"] });
  expect(await buy({}, reader)).toMatchObject({ code: "scopeMissing" });
  const trial = appOn(site);
  trial.token = (await trial.call("freePlay")).value.token;
  expect(await buy({}, trial)).toMatchObject({ code: "needTrueAccount" });
  expect((await buy({ funds: "trial" }, trial)).success).toBe(true);
});
