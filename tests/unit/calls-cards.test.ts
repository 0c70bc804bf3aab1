import { afterAll, beforeAll, expect, test } from "vitest";
import type { App } from "#tests/setup/app.ts";
import type { Browser } from "#tests/setup/browser.ts";
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

const PASUR = { nodeId: "NARD-pasur" };
const NOBODYS = "00000000-0000-4000-8000-000000000000";

async function funded(username: string) {
  const playerId = await newMember(site, username);
  await fundedPlayer(site.context, playerId, 10_000n);
  return { playerId, app: await signedApp(site, username) };
}

const sit = (app: App, more: object = {}) =>
  app.call("sitDown", { payload: { ...PASUR, buyIn: "5.00", ...more } });
const look = async (app: App) => (await app.call("cardTables", { payload: PASUR })).value;

/** What each seat of a table moved in the ledger, the winner's first. */
async function movedAt(tableId: string) {
  const rows = await site.sql<{ id: string }>(
    `select w.id from studio.table_seats s join studio.wagers w on w.id = s.wager_id
     where s.table_id = $1 order by w.payout_minor desc`,
    [tableId],
  );
  return Promise.all(rows.map(({ id }) => roundLines(site, id)));
}

test("C01 two apps play a match of pasur by the very movements of the page, each seeing its own cards alone", async () => {
  const [{ app, playerId }, { app: other, playerId: otherId }] = [
    await funded("callCards"),
    await funded("callCardsToo"),
  ];
  const before = await look(app);
  expect(before.table).toBeNull();
  expect(before.room.buyIns.map(({ buyIn }: { buyIn: object }) => buyIn)).toContainEqual({
    ...{ amount: "5.00", asset: "P" },
  });
  const { tableId } = (await sit(app)).value;
  expect((await sit(app)).value).toEqual({ tableId });
  expect((await look(app)).table).toMatchObject({ tableId, state: "open", taken: 1, card: null });
  expect((await sit(other)).value).toEqual({ tableId });

  const seen = [(await look(app)).table, (await look(other)).table];
  for (const table of seen) expect(table).toMatchObject({ state: "playing", turn: 1, secret: null });
  const [mine, theirs] = seen.map(({ card }) => card.own as string[]);
  expect(mine?.filter((card) => theirs?.includes(card))).toEqual([]);
  const isMine = seen[0].card.options.length > 0;
  const [first, second] = isMine ? [app, other] : [other, app];
  const [act] = seen[isMine ? 0 : 1].card.options;
  const play = (who: App, change: object) =>
    who.call("playCard", { payload: { tableId, turn: 1, act, ...change } });
  expect(await play(second, {})).toMatchObject({ status: 422, code: "notYourTurn" });
  expect(await play(first, { act: "shout" })).toMatchObject({ code: "cardNotAllowed" });
  for (const _ of [1, 2]) expect((await play(first, {})).success).toBe(true);
  expect(await play(second, {})).toMatchObject({ status: 409, code: "staleTurn" });
  expect(await app.call("leaveTable", { payload: { tableId } })).toMatchObject({ code: "tableStarted" });
  expect((await other.call("forfeit", { payload: { tableId } })).success).toBe(true);
  const over = (await app.call("cardTables", { payload: { ...PASUR, tableId } })).value.table;
  expect(over).toMatchObject({ state: "over", endedBy: "forfeit", secret: expect.any(String) });
  expect(Number(over.own.payout.amount)).toBeGreaterThan(5);

  const ofPage = await playedByPages([playerId, otherId]);
  const moved = await movedAt(tableId);
  expect(moved).toHaveLength(2);
  expect(moved).toEqual(await movedAt(ofPage));
});

/** A match that two browsers begin and one gives up. */
async function playedByPages(players: readonly bigint[]): Promise<string> {
  const sitting: { browser: Browser; location: string }[] = [];
  let tableId = "";
  for (const playerId of players) {
    const browser = await signedIn(site, playerId);
    const location = (await browser.post("/play/NARD-pasur", { funds: "real" })).location ?? "";
    sitting.push({ browser, location });
    const sat = await browser.post(location, { intent: "sit", buyIn: "500" });
    tableId = new URL(sat.location ?? "", site.origin).searchParams.get("table") ?? "";
  }
  const [, loser] = sitting;
  await loser?.browser.post(loser.location, { intent: "forfeit", table: tableId });
  return tableId;
}

test("C01 a table of cards refuses an app as its page does", async () => {
  const { app } = await funded("callCardsNot");
  expect(await sit(app, { buyIn: "5.01" })).toMatchObject({ status: 422, code: "stakeNotOffered" });
  expect(await sit(app, { nodeId: "NARD-dice" })).toMatchObject({ status: 422, code: "notPlayedSo" });
  expect(await sit(app, { buyIn: "500.00" })).toMatchObject({ success: false });
  const nothing = { payload: { tableId: NOBODYS } };
  expect(await app.call("askHouse", nothing)).toMatchObject({ status: 404, code: "tableNotFound" });
  const { tableId } = (await sit(app)).value;
  expect(await app.call("askHouse", { payload: { tableId } })).toMatchObject({ code: "houseOnlyOnTrial" });
  expect((await app.call("leaveTable", { payload: { tableId } })).success).toBe(true);
  expect((await look(app)).table).toBeNull();

  const reader = await signedApp(site, "callCardsNot", { scopes: ["read"] });
  expect(await sit(reader)).toMatchObject({ status: 403, code: "scopeMissing" });
  const trial = appOn(site);
  trial.token = (await trial.call("freePlay")).value.token;
  expect(await sit(trial)).toMatchObject({ status: 403, code: "needTrueAccount" });
  const forFun = (await sit(trial, { funds: "trial" })).value.tableId;
  expect((await trial.call("askHouse", { payload: { tableId: forFun } })).success).toBe(true);
});
