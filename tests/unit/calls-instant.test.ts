import { afterAll, beforeAll, expect, test } from "vitest";
import { HOUR_MS } from "#server/core/time.ts";
import { startTimeOut } from "#server/limits/index.ts";
import { grantFreeRounds } from "#server/studio/index.ts";
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
const DICE = { nodeId: "NARD-dice", stake: "5.00", choice: { side: "under", target: "95.00" } };
/** Long enough for the next stake of a game. */
const breathe = () => site.forward(10_000);

async function funded(username: string, minor = 10_000n) {
  const playerId = await newMember(site, username);
  await fundedPlayer(site.context, playerId, minor);
  return { playerId, app: await signedApp(site, username) };
}

test("C01 an app stakes in an instant game by the very movements of the page, and the same key moves money once", async () => {
  const { app, playerId } = await funded("callDice");
  const played = await app.call("playInstant", { payload: DICE, key: "dice-once" });
  expect(played.value).toMatchObject({ state: "paid", stake: P("5.00"), isOver: true, step: 0 });
  const { wagerId, payout } = played.value;
  breathe();
  expect((await app.call("playInstant", { payload: DICE, key: "dice-once" })).value).toEqual(played.value);
  const other = { ...DICE, stake: "10.00" };
  expect(await app.call("playInstant", { payload: other, key: "dice-once" })).toMatchObject({
    ...{ status: 422, code: "keyReused" },
  });

  const browser = await signedIn(site, playerId);
  const location = (await browser.post("/play/NARD-dice", { funds: "real" })).location ?? "";
  let page = "";
  for (let nth = 0; nth < 20 && page === ""; nth += 1) {
    breathe();
    const staked = await browser.post(location, {
      ...{ formRef: `dice-page-${nth}`, stake: "500", side: "under", target: "95.00" },
    });
    const round = new URL(staked.location ?? "", site.origin).searchParams.get("round") ?? "";
    // A house that is busy asks to come again.
    if (round === "") continue;
    const [row] = await site.sql<{ payout_minor: bigint }>(
      "select payout_minor from studio.wagers where id = $1",
      [round],
    );
    if ((row?.payout_minor ?? 0n) > 0n === (payout.amount !== "0.00")) page = round;
  }
  expect(page).not.toBe("");
  const [ofCall, ofPage] = [await roundLines(site, wagerId), await roundLines(site, page)];
  expect(ofCall.length).toBeGreaterThan(0);
  expect(ofCall).toEqual(ofPage);

  const record = (await app.call("round", { payload: { vendor: "NARD", roundId: wagerId } })).value;
  expect(record).toMatchObject({ stake: P("5.00"), payout, game: "dice" });
  const [first] = (await app.call("seeds")).value.active.stakes.slice(-1);
  expect(first).toMatchObject({ roundId: wagerId, nonce: 0, vendor: "NARD", stake: P("5.00") });
});

test("C01 an app reads what an instant game takes, and plays one of several steps to its end", async () => {
  const { app } = await funded("callMines");
  const payload = { nodeId: "SIMORGH-mines" };
  const read = async () => (await app.call("instantGame", { payload })).value;
  const before = await read();
  expect(before).toMatchObject({ family: "mines", open: null, latest: [], freeRounds: null });
  expect(before.stakes).toMatchObject({ min: P("1.00"), isOfChoice: false });
  expect(before.sheet.cells).toBe(25);
  const bet = { ...payload, stake: "1.00", choice: { mines: String(before.sheet.ladders[0].mines) } };
  const { wagerId, isOver, step } = (await app.call("playInstant", { payload: bet })).value;
  expect([isOver, step]).toEqual([false, 0]);
  expect((await read()).open).toMatchObject({ wagerId, isOver: false });
  breathe();
  expect(await app.call("playInstant", { payload: bet })).toMatchObject({
    status: 409,
    code: "gameUnfinished",
  });

  const taken = (nth: number, action: string, of = wagerId) =>
    app.call("stepInstant", { payload: { wagerId: of, step: nth, action: { action } } });
  expect(await taken(1, "open-3")).toMatchObject({ status: 400, code: "badField", fields: ["step"] });
  const opened = (await taken(0, "open-3")).value;
  expect(opened.step).toBe(1);
  expect((await taken(0, "open-3")).value.step).toBe(1);
  expect(await taken(0, "open-4")).toMatchObject({ status: 409, code: "stepPassed" });
  if (!opened.isOver) expect((await taken(1, "take")).value).toMatchObject({ isOver: true, state: "paid" });
  expect(await taken(opened.isOver ? 1 : 2, "open-9")).toMatchObject({ code: "roundClosed" });
  expect(await taken(0, "shout")).toMatchObject({ code: "choiceNotOffered" });
  expect(await taken(0, "take", "00000000-0000-4000-8000-000000000000")).toMatchObject({
    ...{ status: 404, code: "unknownRound" },
  });
  const after = await read();
  expect(after.open).toBeNull();
  expect(after.latest[0].wagerId).toBe(wagerId);
});

test("C01 an instant game refuses an app as its page does: what it does not offer, what is not there, and whoever may not play", async () => {
  const { app, playerId } = await funded("callDiceNot", 400n);
  const play = (change: object, who = app) => who.call("playInstant", { payload: { ...DICE, ...change } });
  expect(await play({})).toMatchObject({ status: 422, code: "insufficientFunds" });
  expect(await play({ stake: "1.50" })).toMatchObject({ code: "stakeNotOffered" });
  expect(await play({ stake: "1.001" })).toMatchObject({ code: "badField", fields: ["stake"] });
  expect(await play({ choice: { side: "under" } })).toMatchObject({ code: "choiceNotOffered" });
  expect(await play({ nodeId: "KHATAM-bakara" })).toMatchObject({ status: 422, code: "notPlayedSo" });
  expect(await app.call("instantGame", { payload: { nodeId: "KHATAM-bakara" } })).toMatchObject({
    code: "notPlayedSo",
  });
  expect(await play({ nodeId: "NARD-nothing" })).toMatchObject({ status: 404, code: "gameUnknown" });
  expect(await play({ freeRoundsId: "00000000-0000-4000-8000-000000000000" })).toMatchObject({
    ...{ code: "badField", fields: ["freeRoundsId"] },
  });
  expect((await play({ stake: "1.00" })).success).toBe(true);
  const fast = await play({ stake: "1.00" });
  expect(fast).toMatchObject({ status: 429, code: "tooFast" });
  expect(Number(fast.again)).toBeLessThan(10);

  const reader = await signedApp(site, "callDiceNot", { scopes: ["read", "money"] });
  expect(await play({}, reader)).toMatchObject({ status: 403, code: "scopeMissing" });
  const trial = appOn(site);
  trial.token = (await trial.call("freePlay")).value.token;
  expect(await play({}, trial)).toMatchObject({ status: 403, code: "needTrueAccount" });
  expect((await play({ funds: "trial" }, trial)).value).toMatchObject({
    stake: { amount: "5.00", asset: "TRIAL" },
  });
  await startTimeOut(site.context, { playerId, timeZone: "Asia/Tehran", term: "week" });
  expect(await play({ stake: "1.00" })).toMatchObject({ status: 422, code: "onABreak" });
});

test("C01 a part of a choice that means nothing to its game is named, and nothing is staked", async () => {
  const { app } = await funded("callWhole");
  const refused = async (payload: object, fields: readonly string[]) => {
    breathe();
    expect(await app.call("playInstant", { payload }), JSON.stringify(payload)).toMatchObject({
      ...{ status: 400, code: "badField", fields },
    });
  };
  const roulette = { nodeId: "NARD-roulette" };
  await refused({ ...roulette, choice: { red: "5", pink: "10" } }, ["choice.pink"]);
  await refused({ ...roulette, choice: { red: ["5", "10"], black: "1" } }, ["choice.red"]);
  await refused({ ...roulette, choice: { red: "5" }, stake: "100.00" }, ["stake"]);
  await refused({ ...DICE, choice: { ...DICE.choice, sides: "over" } }, ["choice.sides"]);
  await refused({ ...DICE, choice: { ...DICE.choice, stake: "1" } }, ["choice"]);
  const keno = { nodeId: "KHATAM-keno", stake: "5.00" };
  await refused({ ...keno, choice: { number: ["1", "1"] } }, ["choice.number"]);
  await refused({ ...keno, choice: { number: ["3"], numbers: ["4", "5"] } }, ["choice.numbers"]);
  expect((await app.call("walletBalance")).value.real.balance).toMatchObject(P("100.00"));

  const mines = { nodeId: "SIMORGH-mines", stake: "5.00", choice: { mines: "1" } };
  const { wagerId } = (await app.call("playInstant", { payload: mines })).value;
  const step = (action: object) => app.call("stepInstant", { payload: { wagerId, step: 0, action } });
  const twice = await step({ action: "open-2", cell: "3" });
  expect(twice).toMatchObject({ code: "badField", fields: ["action.cell"] });
  expect((await step({ action: "open-2" })).value).toMatchObject({ step: 1 });
});

test("C01 free rounds that are asked for with another stake, funds or game are not called over, and are once they are", async () => {
  const { app, playerId } = await funded("callFree");
  const game = { nodeId: "SIMORGH-shab-e-kavir" };
  const expiresAt = new Date(site.context.now().getTime() + HOUR_MS);
  const terms = { playerRef: `${playerId}`, game: "shab-e-kavir", asset: "P", lineBetMinor: 100n } as const;
  await grantFreeRounds(site.context, { ...terms, granted: 1, key: "callFree", expiresAt });
  const free = (await app.call("instantGame", { payload: game })).value.freeRounds;
  expect(free).toMatchObject({ left: 1, stake: P("1.00") });
  const wish = { ...game, stake: "1.00", freeRoundsId: free.freeRoundsId };
  const play = (change: object) => app.call("playInstant", { payload: { ...wish, ...change } });
  const refused: [object, string][] = [
    [{ stake: "5.00" }, "stake"],
    [{ funds: "trial" }, "freeRoundsId"],
    [{ nodeId: "NARD-dice", choice: DICE.choice }, "freeRoundsId"],
  ];
  for (const [change, field] of refused)
    expect(await play(change), field).toMatchObject({ status: 400, code: "badField", fields: [field] });
  expect((await play({})).value).toMatchObject({ stake: P("0.00"), bet: P("1.00") });
  breathe();
  expect(await play({})).toMatchObject({ status: 422, code: "freeRoundsOver" });
});

test("C01 a chosen client seed is the player's part in the first pair, and a limit holds for an app's stake", async () => {
  const { app } = await funded("callOwnSeed");
  const first = { ...DICE, clientSeed: "mine" };
  const { fairness } = (await app.call("playInstant", { payload: first })).value;
  expect(fairness).toMatchObject({ clientSeed: "mine", clientBy: "player", nonce: 0, serverSeed: null });
  await app.call("setLimit", { payload: { name: "stake", ceiling: "4" } });
  breathe();
  expect(await app.call("playInstant", { payload: DICE })).toMatchObject({ code: "limitExceeded" });
});

test("C01 a stake that nobody can decide is asked for again with the same key, and moves money once", async () => {
  const { app, playerId } = await funded("callUndecided");
  const { studioWallet } = site.platform;
  const silent: typeof studioWallet = (vendor) => ({
    ...studioWallet(vendor),
    debit: async ({ token }) => ({
      ...(await studioWallet(vendor).authenticate({ token })),
      code: "RETRY_LATER",
    }),
  });
  const play = () => app.call("playInstant", { payload: DICE, key: "undecided-once" });
  Object.assign(site.platform, { studioWallet: silent });
  expect(await play()).toMatchObject({ status: 409, code: "roundUnsettled" });
  Object.assign(site.platform, { studioWallet });
  const decided = await play();
  expect(decided.value).toMatchObject({ state: "paid", stake: P("5.00") });
  expect((await play()).value).toEqual(decided.value);
  const [count] = await site.sql<{ many: bigint }>(
    "select count(*) as many from studio.wagers where player_ref = $1",
    [`${playerId}`],
  );
  expect(Number(count?.many)).toBe(1);
});
