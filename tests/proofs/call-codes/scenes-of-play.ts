import { askForTerms } from "#server/brand/index.ts";
import { setLimit, startTimeOut } from "#server/limits/index.ts";
import { setReward } from "#server/points/index.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { fundedPlayer, fundVendor } from "#tests/setup/fund-vendor.ts";
import type { Scenes, Stage } from "./stage.ts";

const GAME = "NARD-takht-e-nard";
const launch = { nodeId: GAME, funds: "real" };
const move = (amount: string) => ({ vendor: "KISH", direction: "to-vendor", amount });

/** A game of a vendor with which nobody has spoken yet. */
const NOWHERE = `
  with vendor as (insert into catalogue.vendors (code, names) values ('NOWHERE', '{"fa":"x"}') returning code)
  insert into catalogue.games (node_id, vendor, code, category, names, picture, min_bet_minor, search_text)
  select 'NOWHERE-game', vendor.code, 'game', 'RNG', '{"fa":"x"}', 'x', 1, 'x' from vendor`;

const gameIs = ({ site }: Stage, state: string) =>
  site.sql("update catalogue.games set state = $2 where node_id = $1", [GAME, state]);

async function withWallet({ site, signedIn }: Stage, minor: bigint) {
  const signed = await signedIn();
  await fundedPlayer(site.context, signed.playerId, minor);
  Object.assign(site.platform, { transferVendors: [fundVendor()] });
  return signed;
}

/** What games, points and wallets are refused with. */
export const scenesOfPlay = (stage: Stage): Scenes => {
  const { site } = stage;
  return {
    needTrueAccount: async (headers) => {
      const app = stage.anApp();
      app.token = (await app.call("freePlay")).value.token;
      return app.call("launchGame", { payload: launch, headers });
    },
    termsOwed: async (headers) => {
      const { app } = await stage.signedIn();
      await askForTerms(site.context);
      site.forward(1000);
      return app.call("launchGame", { payload: launch, headers });
    },
    gameUnknown: async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("launchGame", { payload: { nodeId: "NOBODY-plays" }, headers });
    },
    gameMaintenance: async (headers) => {
      const { app } = await stage.signedIn();
      return stage.during(
        () => gameIs(stage, "maintenance"),
        () => app.call("launchGame", { payload: launch, headers }),
        () => gameIs(stage, "open"),
      );
    },
    onABreak: async (headers) => {
      const { app, playerId } = await stage.signedIn();
      await startTimeOut(site.context, { playerId, timeZone: "Asia/Tehran", term: "week" });
      return app.call("launchGame", { payload: launch, headers });
    },
    noTrial: async (headers) => {
      const { app } = await stage.signedIn();
      const payload = { nodeId: GAME, funds: "trial" };
      const trial = (has: boolean) =>
        site.sql("update catalogue.games set has_trial = $2 where node_id = $1", [GAME, has]);
      return stage.during(
        () => trial(false),
        () => app.call("launchGame", { payload, headers }),
        () => trial(true),
      );
    },
    notLaunched: async (headers) => {
      const { app } = await stage.signedIn();
      const payload = { nodeId: "NOWHERE-game", funds: "trial" };
      await site.sql(NOWHERE);
      return app.call("launchGame", { payload, headers });
    },
    unknownReward: async (headers) => {
      const { app } = await stage.signedIn();
      const payload = { rewardId: "nothing", points: "1", password: PASSWORD };
      return app.call("MCS2_redeemPointReward", { payload, headers });
    },
    notEnoughPoints: async (headers) => {
      const { app } = await stage.signedIn();
      const payload = { rewardId: "bonus-10", points: "800", password: PASSWORD };
      return app.call("MCS2_redeemPointReward", { payload, headers });
    },
    costChanged: async (headers) => {
      const { app } = await stage.signedIn();
      const payload = { rewardId: "bonus-10", points: "799", password: PASSWORD };
      return app.call("MCS2_redeemPointReward", { payload, headers });
    },
    outOfStock: async (headers) => {
      const { app } = await stage.signedIn();
      await setReward(site.context, { brandId: await stage.brandId(), id: "cash-100", stock: 0 });
      const payload = { rewardId: "cash-100", points: "9500", password: PASSWORD };
      return app.call("MCS2_redeemPointReward", { payload, headers });
    },
    rateChanged: async (headers) => {
      const { app } = await stage.signedIn();
      const payload = { points: "500", rate: "another", password: PASSWORD };
      return app.call("MCS2_convertPoint", { payload, headers });
    },
    tooFewPoints: async (headers) => {
      const { app } = await stage.signedIn();
      const { rate } = (await app.call("MCS2_getPointConfig")).value.config;
      return app.call("MCS2_convertPoint", { payload: { points: "100", rate, password: PASSWORD }, headers });
    },
    notWholeSteps: async (headers) => {
      const { app } = await stage.signedIn();
      const { rate } = (await app.call("MCS2_getPointConfig")).value.config;
      return app.call("MCS2_convertPoint", { payload: { points: "550", rate, password: PASSWORD }, headers });
    },
    unknownWallet: async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("GCS_walletTransfer", { payload: { ...move("1"), vendor: "NOBODY" }, headers });
    },
    amountNotPositive: async (headers) => {
      const { app } = await withWallet(stage, 10_000n);
      return app.call("GCS_walletTransfer", { payload: move("0"), headers });
    },
    insufficientFunds: async (headers) => {
      const { app } = await withWallet(stage, 10_000n);
      return app.call("GCS_walletTransfer", { payload: move("100.01"), headers });
    },
    playLimits: async (headers) => {
      const { app, playerId } = await withWallet(stage, 10_000n);
      await setLimit(site.context, { playerId, timeZone: "Asia/Tehran", name: "stake", ceiling: 60n });
      return app.call("GCS_walletTransfer", { payload: move("1"), headers });
    },
    timeOut: async (headers) => {
      const { app, playerId } = await withWallet(stage, 10_000n);
      await startTimeOut(site.context, { playerId, timeZone: "Asia/Tehran", term: "week" });
      return app.call("GCS_walletTransfer", { payload: move("1"), headers });
    },
  };
};
