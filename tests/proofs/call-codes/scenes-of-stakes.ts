import { MINUTE_MS } from "#server/core/time.ts";
import { freeRoundsLeft, grantFreeRounds } from "#server/studio/index.ts";
import { fundedPlayer } from "#tests/setup/fund-vendor.ts";
import { signedIn } from "../cast.ts";
import type { Scene, Scenes, Stage } from "./stage.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";
const DICE = { nodeId: "NARD-dice", funds: "trial", stake: "1.00", choice: { side: "under", target: "50" } };
const MINES = { nodeId: "SIMORGH-mines", funds: "trial", stake: "1.00", choice: { mines: "1" } };
const TICKET = { gameId: "tas-dah", playType: "straight", picks: [[1], [2], [3]], unit: "1.00", times: 1 };
const EVERY = Array.from({ length: 10 }, (_, number) => number);
const SINGLE = { kind: "single", perLine: "1.00" };

async function seated(stage: Stage) {
  const signed = await stage.signedIn();
  const browser = await signedIn(stage.site, signed.playerId);
  await browser.post("/play/NARD-dice", { funds: "trial" });
  return signed;
}

/** A board of mines that was begun, with one field open. */
async function begun(stage: Stage) {
  const { app } = await stage.signedIn();
  const { wagerId } = (await app.call("playInstant", { payload: MINES })).value;
  const step = (nth: number, action: string, headers = {}) =>
    app.call("stepInstant", { payload: { wagerId, step: nth, action: { action } }, headers });
  const { isOver } = (await step(0, "open-0")).value;
  return { app, step, isOver };
}

/** What stakes in games of the house are refused with, and the seeds that decide them. */
export const scenesOfStakes = (stage: Stage): Scenes => {
  const dice =
    (change: object): Scene =>
    async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("playInstant", { payload: { ...DICE, ...change }, headers });
    };
  const spun =
    (change: object): Scene =>
    async (headers) => {
      const { app } = await stage.signedIn();
      const payload = { nodeId: "NARD-nowruz", funds: "trial", lineBet: "0.01", ...change };
      return app.call("spin", { payload, headers });
    };
  const ticket =
    (change: object): Scene =>
    (headers) =>
      stage.anApp().call("countTicket", { payload: { ...TICKET, ...change }, headers });
  const quoted =
    (change: object): Scene =>
    (headers) =>
      stage.anApp().call("quoteSlip", { payload: { ...SINGLE, legs: [], ...change }, headers });
  const onSlip =
    (change: (leg: { selection: string; price: number }) => object): Scene =>
    async (headers) => {
      const { events } = (await stage.anApp().call("bookEvents")).value;
      const market = events.find(({ state }: { state: string }) => state === "scheduled").markets[0];
      const [{ selection, price }] = market.selections;
      return quoted(change({ selection, price }))(headers);
    };
  return {
    seedsMissing: async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("seeds", { headers });
    },
    seedsChanged: async (headers) => {
      const { app } = await seated(stage);
      const { pairId } = (await app.call("seeds")).value.active;
      await app.call("changeSeeds", { payload: { clientSeed: "one", pairId } });
      return app.call("changeSeeds", { payload: { clientSeed: "two", pairId }, headers });
    },
    lineBetNotOffered: spun({ lineBet: "0.03" }),
    autoplayOff: spun({ isAutomatic: true }),
    picksNotOffered: ticket({ picks: [[]] }),
    unitNotOffered: ticket({ unit: "0.03" }),
    stakeAboveLimit: ticket({ picks: [EVERY, EVERY, EVERY], times: 99 }),
    drawClosed: async (headers) => {
      const { app } = await stage.signedIn();
      const payload = { ...TICKET, funds: "trial", numero: "19990101-1", stake: "1.00" };
      return app.call("buyTicket", { payload, headers });
    },
    tableNotFound: async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("askHouse", { payload: { tableId: NOBODY }, headers });
    },
    houseOnlyOnTrial: async (headers) => {
      const { app, playerId } = await stage.signedIn();
      await fundedPlayer(stage.site.context, playerId, 10_000n);
      const payload = { nodeId: "NARD-pasur", buyIn: "5.00" };
      const { tableId } = (await app.call("sitDown", { payload })).value;
      return app.call("askHouse", { payload: { tableId }, headers });
    },
    choiceNotOffered: dice({ choice: {} }),
    stakeNotOffered: dice({ stake: "1.50" }),
    freeRoundsOver: async (headers) => {
      const { app, playerId } = await stage.signedIn();
      const { context } = stage.site;
      const game = { playerRef: `${playerId}`, game: "shab-e-kavir", asset: "TRIAL" } as const;
      const expiresAt = new Date(context.now().getTime() + MINUTE_MS);
      const given = { ...game, lineBetMinor: 100n, granted: 1, key: "over", expiresAt };
      await grantFreeRounds(context, given);
      const freeRoundsId = (await freeRoundsLeft(context, game))?.freeRoundsId;
      stage.site.forward(2 * MINUTE_MS);
      const payload = { nodeId: "SIMORGH-shab-e-kavir", funds: "trial", stake: "1.00", freeRoundsId };
      return app.call("playInstant", { payload, headers });
    },
    notPlayedSo: dice({ nodeId: "KHATAM-bakara" }),
    tooFast: async (headers) => {
      const { app } = await stage.signedIn();
      await app.call("playInstant", { payload: DICE });
      return app.call("playInstant", { payload: DICE, headers });
    },
    limitExceeded: async (headers) => {
      const { app, playerId } = await stage.signedIn();
      await fundedPlayer(stage.site.context, playerId, 10_000n);
      await app.call("setLimit", { payload: { name: "stake", ceiling: "1" } });
      const payload = { ...DICE, funds: "real", stake: "2.00" };
      return app.call("playInstant", { payload, headers });
    },
    gameUnfinished: async (headers) => {
      const { app } = await stage.signedIn();
      await app.call("playInstant", { payload: MINES });
      stage.site.forward(10_000);
      return app.call("playInstant", { payload: MINES, headers });
    },
    stepPassed: async (headers) => (await begun(stage)).step(0, "open-1", headers),
    roundClosed: async (headers) => {
      const { step, isOver } = await begun(stage);
      if (!isOver) await step(1, "take");
      return step(isOver ? 1 : 2, "open-2", headers);
    },
    bettingClosed: async (headers) => {
      const { app } = await stage.signedIn();
      const payload = {
        nodeId: "KHATAM-bakara",
        funds: "trial",
        roundId: NOBODY,
        stake: "1.00",
        spot: "tie",
      };
      return app.call("stakeInRound", { payload, headers });
    },
    unknownEvent: (headers) => stage.anApp().call("bookEvent", { payload: { eventId: "nothing" }, headers }),
    slipEmpty: quoted({}),
    selectionUnknown: quoted({ legs: [{ selection: "nothing", price: 200 }] }),
    systemUnknown: onSlip((leg) => ({ kind: "system", system: "9/9", legs: [leg] })),
    relatedLegs: onSlip((leg) => ({ legs: [leg, leg] })),
    priceChanged: onSlip(({ selection, price }) => ({ legs: [{ selection, price: price + 1 }] })),
    stakeTooLow: onSlip((leg) => ({ legs: [leg], perLine: "0.01" })),
    stakeTooHigh: onSlip((leg) => ({ legs: [leg], perLine: "9000000.00" })),
  };
};
