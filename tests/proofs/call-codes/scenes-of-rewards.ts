import { type BonusGift, bonusTerms, giveBonus } from "#server/bonuses/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { HOUR_MS, later } from "#server/core/time.ts";
import { publishClaim } from "#tests/setup/offer-stage.ts";
import type { Scenes, Stage } from "./stage.ts";

const NOBODYS = "00000000-0000-7000-8000-000000000000";
const TERMS = bonusTerms.parse({ times: 5, of: "bonus", weights: { RNG: 100 }, days: 7 });

async function withBonus({ site, signedIn }: Stage, more: Partial<BonusGift> = {}) {
  const { app, playerId } = await signedIn();
  const { context } = site;
  const gift = { playerId, key: context.newId(), source: "operator", sourceRef: "test" } as const;
  const given = await giveBonus(context, { ...gift, amount: money(100_00n, "P"), terms: TERMS, ...more });
  if (!given.ok) throw new Error(given.refusal.reason);
  return { app, bonusId: given.value.id };
}

/** What bonuses, raffles and contracts are refused with. */
export const scenesOfRewards = (stage: Stage): Scenes => ({
  unknownBonus: async (headers) => {
    const { app } = await stage.signedIn();
    return app.call("takeBonus", { payload: { bonusId: NOBODYS }, headers });
  },
  offerOver: async (headers) => {
    const { context, forward } = stage.site;
    const { app, bonusId } = await withBonus(stage, { offeredUntil: later(context.now(), 1000) });
    forward(2000);
    return app.call("takeBonus", { payload: { bonusId }, headers });
  },
  bonusMoved: async (headers) => {
    const { app, bonusId } = await withBonus(stage);
    return app.call("giveUpBonus", { payload: { bonusId, seen: "99.00" }, headers });
  },
  bonusOver: async (headers) => {
    const { context } = stage.site;
    const { app, bonusId } = await withBonus(stage, { offeredUntil: later(context.now(), HOUR_MS) });
    await stage.site.sql("update bonus.grants set state = 'spent', ended_at = $2 where id = $1", [
      ...[bonusId, context.now()],
    ]);
    return app.call("giveUpBonus", { payload: { bonusId, seen: "100.00" }, headers });
  },
  unknownRaffle: async (headers) => {
    const { app } = await stage.signedIn();
    return app.call("MCS2_claimRafflePromotion", { payload: { code: "nothing" }, headers });
  },
  unknownPromotion: async (headers) => {
    const { app } = await stage.signedIn();
    return app.call("claimPromotion", { payload: { id: "nothing" }, headers });
  },
  notClaimed: async (headers) => {
    const { app } = await stage.signedIn();
    await publishClaim(stage.site.context, "calls-not-claimed", { kind: "apply" });
    stage.site.forward(2000);
    return app.call("claimPromotion", { payload: { id: "calls-not-claimed" }, headers });
  },
  notAppliedFor: async (headers) => {
    const { app } = await stage.signedIn();
    await publishClaim(stage.site.context, "calls-not-applied-for");
    stage.site.forward(2000);
    return app.call("applications", { payload: { id: "calls-not-applied-for" }, headers });
  },
  unknownMission: async (headers) => {
    const { app } = await stage.signedIn();
    const payload = { code: "nothing", period: "2026-01-01" };
    return app.call("claimMission", { payload, headers });
  },
  contractUnknown: async (headers) => {
    const { app } = await stage.signedIn();
    const payload = { contractId: "1", version: 1, answer: "agree" };
    return app.call("MCS2_processDividendReq", { payload, headers });
  },
});
