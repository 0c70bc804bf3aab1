import { shownBonus } from "#app/features/bonuses/shown-bonus.ts";
import type { ShownReward } from "#app/features/bonuses/shown-reward.ts";
import { gamesOf, shownTerms } from "#app/features/bonuses/shown-terms.ts";
import { gamesGiven, shownReward } from "#app/features/missions/shown-mission.ts";
import type { Names } from "#app/features/offers/shown-condition.ts";
import { gamesOfOffers, shownOffer } from "#app/features/offers/shown-offer.ts";
import { shownPrize } from "#app/features/raffles/shown-raffle.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMinute } from "#app/lib/dates.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { localText } from "#server/core/languages.ts";
import type { bonusOrigins, Rewards, RewardToTake } from "#server/use-cases/index.ts";

/** How games and levels are called, and what gave each bonus. */
export type Known = Names & { readonly originOf: Awaited<ReturnType<typeof bonusOrigins>> };

/** The games that rewards name, as records name them. */
export function gamesOfRewards({ toTake, towards }: Rewards) {
  const inRewards = toTake.flatMap((reward) => {
    if (reward.what === "bonus") return gamesOf(reward.bonus);
    if (reward.what === "mission") return gamesGiven([reward.mission.mission.reward]);
    return reward.what === "offer" ? gamesOfOffers([reward.offer]) : [];
  });
  return [...inRewards, ...gamesOfOffers(towards)];
}

/** One thing that can be taken, as the reward centre lists it. */
export function shownToTake(reward: RewardToTake, names: Known, speaker: Speaker): ShownReward {
  const { t, language, timeZone } = speaker;
  const until = reward.until
    ? t("bonus.rewards.takeBy", { when: formatMinute(reward.until, language, timeZone) })
    : "";
  return { ...bodyOf(reward, names, speaker), what: reward.what, until };
}

type Body = Omit<ShownReward, "what" | "until">;

function bodyOf(reward: RewardToTake, names: Known, speaker: Speaker): Body {
  switch (reward.what) {
    case "bonus":
      return bonusBody(reward.bonus, names, speaker);
    case "mission":
      return missionBody(reward.mission, names, speaker);
    case "raffle":
      return prizeBody(reward.won, speaker);
    default:
      return offerBody(reward.offer, names, speaker);
  }
}

type Of<What extends RewardToTake["what"]> = Extract<RewardToTake, { readonly what: What }>;

function bonusBody(bonus: Of<"bonus">["bonus"], names: Known, speaker: Speaker): Body {
  const { id, href, title, source, origin, given } = shownBonus(bonus, names.originOf(bonus), speaker);
  return {
    ...{ id, href, title, canDecline: true },
    from: [source, origin?.text ?? "", given].filter(Boolean).join(" · "),
    lines: shownTerms(bonus, names.gameOf, speaker),
    form: { intent: "take", fields: { bonus: id } },
  };
}

function missionBody({ mission, progress }: Of<"mission">["mission"], names: Names, speaker: Speaker): Body {
  const { t, language } = speaker;
  const { code, titles, reward } = mission;
  const { period } = progress;
  return {
    ...{ id: `mission-${code}-${period}`, href: prizePaths.missions(), title: localText(titles, language) },
    ...{ from: t("bonus.sources.mission"), canDecline: false },
    lines: [t("missions.reward", { reward: shownReward(reward, names.gameOf, speaker) })],
    form: { intent: "claimMission", fields: { mission: code, period } },
  };
}

function prizeBody({ raffle, prize }: Of<"raffle">["won"], speaker: Speaker): Body {
  const { t, language } = speaker;
  const { code, titles } = raffle;
  return {
    ...{ id: `raffle-${code}`, href: prizePaths.raffle(code), title: localText(titles, language) },
    ...{ from: t("bonus.sources.raffle"), canDecline: false },
    lines: [t("bonus.rewards.won", { prize: shownPrize(prize, speaker) })],
    form: { intent: "claimPrize", fields: { raffle: code } },
  };
}

function offerBody(offer: Of<"offer">["offer"], names: Names, speaker: Speaker): Body {
  const { id, href, title, gives, once } = shownOffer(offer, names, speaker);
  return {
    ...{ id: `offer-${id}`, href, title, canDecline: false },
    from: `${speaker.t("bonus.sources.promotion")} · ${once}`,
    lines: [gives],
    form: { intent: null, fields: {}, action: href },
  };
}
