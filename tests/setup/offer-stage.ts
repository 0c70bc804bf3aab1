import type { Player } from "#server/accounts/index.ts";
import type { Brand } from "#server/brand/index.ts";
import { money } from "#server/core/numbers/money.ts";
import type { Context } from "#server/db/context.ts";
import { keepFigures } from "#server/figures/index.ts";
import {
  type ClaimRefusal,
  claimOffer,
  type OfferToSet,
  type Share,
  setOffer,
} from "#server/offers/index.ts";
import { type PromotionToPublish, publishPromotions } from "#server/promotions/index.ts";
import { receiveDeposit } from "#server/wallet/index.ts";
import type { TestContext } from "./database.ts";
import { minorOf, paidMember, play } from "./real-stakes.ts";
import { credit, debit, endRound } from "./wallet-stage.ts";

/** A promotion that is claimed. */
export async function publishClaim(
  context: Context,
  id: string,
  more: Partial<PromotionToPublish> = {},
): Promise<void> {
  const text = { fa: id, en: id };
  const words = { titles: text, summaries: text, bodies: { fa: `<p>${id}</p>` } };
  await publishPromotions(context, [{ id, kind: "claim", ...words, terms: [], picture: "/x.svg", ...more }]);
}

type ClaimToSet = Extract<OfferToSet, { kind: "claim" }>;

/** An offer of ten in cash to everybody, once; gives why it was not set. */
export async function openOffer(
  context: Context,
  brand: Brand,
  more: Partial<ClaimToSet> = {},
): Promise<string | null> {
  const set = await setOffer(context, {
    ...{ brand: brand.id, promotion: "gift", kind: "claim", conditions: [], once: "once" },
    gift: { what: "cash", steps: [{ level: 0, minor: 10_00n }] },
    ...{ budgetMinor: null, dayBudgetMinor: null, from: context.now(), until: null, ...more },
  });
  return set.ok ? null : set.refusal.reason;
}

type BackToSet = Partial<Extract<OfferToSet, { kind: "cashback" }>> & {
  readonly steps?: Share["steps"];
  readonly what?: Share["what"];
  readonly most?: bigint;
};

/** Ten percent of what a week cost: reels wholly, live by half, of all else nothing. */
export async function openCashback(
  context: TestContext,
  brand: Brand,
  { steps = [{ level: 0, rate: 1_000 }], what = "cash", most = 1_000_00n, ...more }: BackToSet = {},
): Promise<string | null> {
  const weights = { RNG: 100, LIVE: 50 };
  const set = await setOffer(context, {
    ...{ brand: brand.id, promotion: "back", kind: "cashback", conditions: [], once: "weekly" },
    gift: { what, terms: "standard", steps, weights, leastMinor: 1_00n, mostMinor: most },
    ...{ budgetMinor: null, dayBudgetMinor: null, from: context.now(), until: null, ...more },
  });
  return set.ok ? null : set.refusal.reason;
}

/** Somebody who has paid in a hundred, and short ways to play and to claim. */
export type OfferPlayer = {
  readonly player: Player;
  /** A round that is over, with its figures counted. */
  round(staked: bigint, paid?: bigint, game?: string): Promise<void>;
  deposit(minor: bigint): Promise<void>;
  /** Until everything of before is in the figures. */
  counted(): Promise<void>;
  /** Of what was given so many minor units, or why nothing was. */
  claim(promotion?: string): Promise<bigint | string>;
  refusal(promotion?: string): Promise<ClaimRefusal | null>;
  cash(): Promise<bigint>;
};

export async function offerPlayer(
  context: TestContext,
  brand: Brand,
  username: string,
): Promise<OfferPlayer> {
  const player = await paidMember(context, brand, { username, cashMinor: 100_00n });
  const playerId = player.id;
  const asked = (promotion: string) => ({ player, timeZone: brand.timeZone, promotion });
  let nth = 0;
  return {
    player,
    async round(staked, paid = 0n, game = "g1") {
      nth += 1;
      const name = `${username}-${nth}`;
      const of = { round: name, game };
      const done = [await play(context, playerId, debit(name, staked, of))];
      if (paid > 0n) done.push(await play(context, playerId, credit(`${name}-won`, paid, name, of)));
      done.push(await play(context, playerId, endRound(name, { game })));
      if (done.some((code) => code !== "OK")) throw new Error(`A round ended as ${done.join(", ")}.`);
      await keepFigures(context);
    },
    async deposit(minor) {
      nth += 1;
      const amount = money(minor, "P");
      const paid = await receiveDeposit(context, { playerId, key: `d${nth}`, amount, provider: "bank" });
      if (!paid.ok) throw new Error(paid.refusal.reason);
      await keepFigures(context);
    },
    counted: () => keepFigures(context),
    async claim(promotion = "gift") {
      const claimed = await claimOffer(context, asked(promotion));
      return claimed.ok ? claimed.value.minor : claimed.refusal.reason;
    },
    async refusal(promotion = "gift") {
      const claimed = await claimOffer(context, asked(promotion));
      return claimed.ok ? null : claimed.refusal;
    },
    cash: () => minorOf(context, playerId, "P"),
  };
}
