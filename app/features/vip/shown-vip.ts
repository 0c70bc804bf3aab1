import type { Speaker } from "#app/i18n/speech.tsx";
import { formatDay } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { pointsText } from "#app/lib/points-text.ts";
import type { DaySettings } from "#server/cashier/index.ts";
import { localText } from "#server/core/languages.ts";
import { type Asset, formatMoney, money } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { formatBasisPoints, formatPercent } from "#server/core/numbers/percent.ts";
import type { CashbackCounts, Privilege } from "#server/offers/index.ts";
import type { Level, LevelUp, OwnKeeping, PeriodKind, VipStanding } from "#server/vip/index.ts";

/** A level as the page lists it; `state` is how it stands with whoever looks, when that is a member. */
export type ShownLevel = {
  readonly rank: number;
  readonly name: string;
  readonly stakes: string;
  readonly speed: string;
  readonly reward: string;
  readonly privileges: readonly string[];
  readonly isHere: boolean;
  readonly state: string;
};

export type ShownStanding = {
  readonly rank: number;
  readonly name: string;
  readonly staked: string;
  /** Null at the top. */
  readonly next: { readonly shareDone: number; readonly progress: string; readonly needed: string } | null;
};

type Mine = { readonly standing: VipStanding; readonly levelUps: readonly LevelUp[] };

/** What levels bring by offers, and what the brand lets everybody take out in a day, which a level may widen. */
type LevelGifts = {
  readonly broughtBy: (rank: number) => readonly Privilege[];
  readonly day: DaySettings | null;
  /** Within what stakes keep a level; null where every level is kept for ever. */
  readonly period: PeriodKind | null;
};

/** The levels as the page prints them. Called by the loader, because a browser's calendar may differ. */
export function shownLevels(
  levels: readonly Level[],
  mine: Mine | null,
  asset: Asset,
  speaker: Speaker,
  { broughtBy, day, period }: LevelGifts,
): ShownLevel[] {
  const { language, t } = speaker;
  return levels.map((level) => ({
    rank: level.rank,
    name: localText(level.names, language),
    stakes:
      level.rank === 0 ? t("rewards.vip.start") : formatMoney(money(level.stakedMinor, asset), language),
    speed: t("rewards.vip.speedValue", { percent: level.pointsPercent }),
    reward: level.rewardPoints === 0n ? "" : pointsText(level.rewardPoints, speaker),
    privileges: [
      ...level.privileges.map((line) => localText(line, language)),
      ...broughtBy(level.rank).map((privilege) => shownPrivilege(privilege, speaker)),
      ...shownWithdrawals(level, day, speaker),
      ...shownKeep(level, period, asset, speaker),
      // One beside the other: a number after a Latin word would change sides.
    ].map(isolated),
    isHere: mine?.standing.rank === level.rank,
    state: mine ? stateOf(level, mine, speaker) : "",
  }));
}

function shownKeep(
  { keepMinor }: Level,
  period: PeriodKind | null,
  asset: Asset,
  { t, language }: Speaker,
): string[] {
  if (!period || keepMinor === null) return [];
  return [
    t(`rewards.vip.keep.${period}`, { amount: isolated(formatMoney(money(keepMinor, asset), language)) }),
  ];
}

/** What the level of a player takes to be kept, and until when it is theirs, before anything happens. */
export function shownKeeping(
  { until, isSafe, keepMinor, neededMinor, below }: OwnKeeping,
  asset: Asset,
  { t, language, timeZone }: Speaker,
): string {
  const day = isolated(formatDay(until, language, timeZone));
  const written = (minor: bigint) => isolated(formatMoney(money(minor, asset), language));
  if (isSafe) return t("rewards.vip.keep.safe", { until: day, amount: written(keepMinor) });
  if (neededMinor === 0n) return t("rewards.vip.keep.done", { until: day });
  return t("rewards.vip.keep.needed", { until: day, amount: written(neededMinor), below });
}

/** What a level lets its players take out beyond what the brand lets everybody. */
function shownWithdrawals(level: Level, day: DaySettings | null, { t, language }: Speaker): string[] {
  if (!day) return [];
  const { withdrawalsPerDay, withdrawnPerDayMinor, withdrawalsFirst } = level;
  const sum = withdrawnPerDayMinor !== null && withdrawnPerDayMinor > day.sum.minor;
  const many = withdrawalsPerDay !== null && withdrawalsPerDay > day.many;
  return [
    ...(sum
      ? [
          t("rewards.vip.brings.withdrawn", {
            sum: isolated(formatMoney(money(withdrawnPerDayMinor, day.sum.asset), language)),
          }),
        ]
      : []),
    ...(many
      ? [t("rewards.vip.brings.withdrawals", { many: formatWhole(withdrawalsPerDay, language) })]
      : []),
    ...(withdrawalsFirst ? [t("rewards.vip.brings.first")] : []),
  ];
}

/** What a level brings by an offer. */
function shownPrivilege(privilege: Privilege, { t, language }: Speaker): string {
  if (privilege.is === "cashback")
    return t("rewards.vip.brings.cashback", {
      percent: isolated(formatBasisPoints(privilege.rate, language)),
      most: isolated(formatMoney(money(privilege.mostMinor, "P"), language)),
    });
  const { is, what, minor, unit } = privilege;
  if (unit === "tickets")
    return t(`rewards.vip.brings.${is}`, { what: t("rewards.vip.brings.tickets", { count: minor }) });
  const amount = isolated(formatMoney(money(minor, unit), language));
  return t(`rewards.vip.brings.${is}`, { what: what === "rounds" ? t("rewards.vip.brings.rounds") : amount });
}

/** What each cashback counts: products by how much of what they cost, and nothing else. */
export function shownCashbacks(cashbacks: readonly CashbackCounts[], { t, language }: Speaker): string[] {
  return cashbacks.map(({ weights }) => {
    const products = Object.entries(weights).map(([product, weight]) =>
      t("rewards.vip.cashbackProduct", {
        product: isolated(t(`site.category.${product as keyof typeof weights}`)),
        percent: isolated(formatPercent(weight, language)),
      }),
    );
    return t("rewards.vip.cashbackCounts", { products: products.join(t("rewards.mall.comma")) });
  });
}

function stateOf({ rank }: Level, { standing, levelUps }: Mine, speaker: Speaker): string {
  const { t, language, timeZone } = speaker;
  const reached = levelUps.find((levelUp) => levelUp.rank === rank);
  const parts = [
    rank === standing.rank ? t("rewards.vip.here") : "",
    reached ? t("rewards.vip.reached", { day: formatDay(reached.reachedAt, language, timeZone) }) : "",
    reached && reached.rewardPoints > 0n
      ? t(reached.movementId === null ? "rewards.vip.coming" : "rewards.vip.given")
      : "",
  ];
  return parts.filter(Boolean).join(t("rewards.mall.comma"));
}

export function shownStanding(
  { rank, name, stakedMinor, next }: VipStanding,
  asset: Asset,
  { t, language }: Speaker,
): ShownStanding {
  const written = (minor: bigint) => isolated(formatMoney(money(minor, asset), language));
  const staked = stakedMinor < 0n ? 0n : stakedMinor;
  return {
    rank,
    name,
    staked: t("rewards.vip.staked", { amount: written(staked) }),
    next: next && {
      shareDone: next.shareDone,
      progress: t("rewards.vip.progress", { percent: next.shareDone, level: next.name }),
      needed:
        next.neededMinor === 0n
          ? t("rewards.vip.comes", { level: next.name })
          : t("rewards.vip.needed", { amount: written(next.neededMinor), level: next.name }),
    },
  };
}
