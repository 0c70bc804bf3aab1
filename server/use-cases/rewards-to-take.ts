import type { Player } from "../accounts/index.ts";
import { type Bonus, offersOf, takeBonus } from "../bonuses/index.ts";
import type { Context } from "../db/context.ts";
import { type Pause, playPause } from "../limits/index.ts";
import { claimMission, type Own, ownMissions } from "../missions/index.ts";
import { claimOffer, type OwnOffer, ownOffers } from "../offers/index.ts";
import { claimPrize, type WonPrize, wonPrizes } from "../raffles/index.ts";

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

/**
 * Takes everything that can be taken, what ends first before, each in a transaction of its own; what cannot be taken
 * stays. Gives how many were taken, and how many stayed.
 */
export async function takeAllRewards(
  context: Context,
  asked: Asked,
): Promise<{ readonly taken: number; readonly left: number }> {
  const { toTake } = await rewardsOf(context, asked);
  let taken = 0;
  for (const reward of toTake) if (await take(context, asked, reward)) taken += 1;
  return { taken, left: toTake.length - taken };
}

async function take(context: Context, { player, timeZone }: Asked, reward: RewardToTake): Promise<boolean> {
  switch (reward.what) {
    case "bonus":
      return (await takeBonus(context, { playerId: player.id, bonusId: reward.bonus.id })).ok;
    case "mission": {
      const { mission, progress } = reward.mission;
      return (await claimMission(context, { player, code: mission.code, period: progress.period })).ok;
    }
    case "raffle":
      return (await claimPrize(context, { player, code: reward.won.raffle.code })).ok;
    default:
      return (await claimOffer(context, { player, timeZone, promotion: reward.offer.promotion.id })).ok;
  }
}
