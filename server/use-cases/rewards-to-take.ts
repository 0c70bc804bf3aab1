import type { Player } from "../accounts/index.ts";
import { type Bonus, type OfferRefusal, offersOf, takeBonus } from "../bonuses/index.ts";
import type { LocalText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { type Pause, playPause } from "../limits/index.ts";
import {
  claimMission,
  type ClaimRefusal as MissionRefusal,
  type Own,
  ownMissions,
} from "../missions/index.ts";
import { type ClaimRefusal, claimOffer, type OwnOffer, ownOffers } from "../offers/index.ts";
import { promotionTitles } from "../promotions/index.ts";
import { claimPrize, type ClaimRefusal as PrizeRefusal, type WonPrize, wonPrizes } from "../raffles/index.ts";

/** One thing that a player can take at this moment, and until when; without an end it stays. */
export type RewardToTake = { readonly until: Date | null } & (
  | { readonly what: "bonus"; readonly bonus: Bonus }
  | { readonly what: "mission"; readonly mission: Own }
  | { readonly what: "raffle"; readonly won: WonPrize }
  | { readonly what: "offer"; readonly offer: OwnOffer }
);

type Asked = { readonly player: Player; readonly timeZone: string };

/** Everything that a player can take, what ends first before; and what promotions ask of them before they give. */
export type Rewards = {
  readonly toTake: readonly RewardToTake[];
  readonly towards: readonly OwnOffer[];
  /** Time away, in which a bonus can be taken by nobody. */
  readonly pause: Pause | null;
  /** Whether a bonus waits for the end of that. */
  readonly hasKept: boolean;
};

/** What a player can take from whatever part of the house it comes, as one list. */
export async function rewardsOf(context: Context, { player, timeZone }: Asked): Promise<Rewards> {
  const [pause, bonuses, missions, prizes, offers] = await Promise.all([
    playPause(context, player.id),
    offersOf(context, player.id),
    ownMissions(context, player),
    wonPrizes(context, player.id),
    ownOffers(context, { player, timeZone }),
  ]);
  const all: RewardToTake[] = [
    ...bonuses.map((bonus) => ({ what: "bonus", until: bonus.endsAt, bonus }) as const),
    ...(missions?.toClaim ?? []).map(
      (mission) => ({ what: "mission", until: mission.progress.claimUntil, mission }) as const,
    ),
    ...prizes.map((won) => ({ what: "raffle", until: won.until, won }) as const),
    ...offers
      .filter(({ canClaim }) => canClaim)
      .map((offer) => ({ what: "offer", until: offer.offer.until, offer }) as const),
  ];
  const toTake = pause ? all.filter((reward) => !isBonus(reward)) : all;
  return {
    toTake: toTake.sort((one, other) => endOf(one) - endOf(other)),
    towards: offers.filter(({ canClaim }) => !canClaim),
    pause,
    hasKept: toTake.length < all.length,
  };
}

/** Money and points of a raffle are the winner's own by the draw; a bonus is to be played with. */
const isBonus = (reward: RewardToTake): boolean =>
  reward.what === "bonus" || (reward.what === "raffle" && reward.won.prize.pays === "bonus");

const endOf = ({ until }: RewardToTake): number => until?.getTime() ?? Number.MAX_SAFE_INTEGER;

type Why =
  | { readonly what: "bonus"; readonly refusal: OfferRefusal }
  | { readonly what: "mission"; readonly refusal: MissionRefusal }
  | { readonly what: "raffle"; readonly refusal: PrizeRefusal }
  | { readonly what: "offer"; readonly refusal: ClaimRefusal };

/** What was not taken, and why; of a promotion whose offer is gone from the list only the titles are left. */
export type NotTaken = {
  readonly of: RewardToTake | { readonly what: "gone"; readonly titles: LocalText };
  readonly why: Why;
};

/** What came of taking everything. */
export type TakenAll = { readonly taken: readonly RewardToTake[]; readonly left: readonly NotTaken[] };

/**
 * Takes everything that can be taken, what ends first before, each in a transaction of its own; what cannot be taken
 * stays. Promotions that the player saw as theirs are asked for as well, so that what others took meanwhile is said.
 */
export async function takeAllRewards(
  context: Context,
  { seen = [], ...asked }: Asked & { readonly seen?: readonly string[] },
): Promise<TakenAll> {
  const { toTake } = await rewardsOf(context, asked);
  const taken: RewardToTake[] = [];
  const left: NotTaken[] = [];
  for (const reward of toTake) {
    const why = await take(context, asked, reward);
    if (why) left.push({ of: reward, why });
    else taken.push(reward);
  }
  const tried = new Set(toTake.flatMap((one) => (one.what === "offer" ? [one.offer.promotion.id] : [])));
  for (const promotion of new Set(seen)) {
    const why = tried.has(promotion) ? null : await takeOffer(context, asked, promotion);
    const titles = why && (await promotionTitles(context, promotion));
    if (why && titles) left.push({ of: { what: "gone", titles }, why });
  }
  return { taken, left };
}

/** Takes one; gives why it could not be taken. */
async function take(context: Context, asked: Asked, reward: RewardToTake): Promise<Why | null> {
  const { player } = asked;
  switch (reward.what) {
    case "bonus": {
      const taken = await takeBonus(context, { playerId: player.id, bonusId: reward.bonus.id });
      return taken.ok ? null : { what: "bonus", refusal: taken.refusal };
    }
    case "mission": {
      const { mission, progress } = reward.mission;
      const claimed = await claimMission(context, { player, code: mission.code, period: progress.period });
      return claimed.ok ? null : { what: "mission", refusal: claimed.refusal };
    }
    case "raffle": {
      const claimed = await claimPrize(context, { player, code: reward.won.raffle.code });
      return claimed.ok ? null : { what: "raffle", refusal: claimed.refusal };
    }
    default:
      return takeOffer(context, asked, reward.offer.promotion.id);
  }
}

async function takeOffer(context: Context, asked: Asked, promotion: string): Promise<Why | null> {
  const claimed = await claimOffer(context, { ...asked, promotion });
  return claimed.ok ? null : { what: "offer", refusal: claimed.refusal };
}
