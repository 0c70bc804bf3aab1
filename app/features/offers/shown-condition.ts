import type { Speaker } from "#app/i18n/speech.tsx";
import { formatDay } from "#app/lib/dates.ts";
import { isolated, latin } from "#app/lib/page/isolated.ts";
import type { Weekday } from "#server/core/days.ts";
import { LANGUAGES } from "#server/core/languages.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { gameNamed } from "#server/core/text/game-name.ts";
import type { Condition, Judged } from "#server/offers/index.ts";

export type Names = {
  readonly gameOf: (played: { readonly vendor: string; readonly game: string }) => string;
  readonly levelOf: (rank: number) => string;
};

/** One condition as its reader stands towards it. */
export type ShownCondition = {
  readonly text: string;
  readonly isMet: boolean;
  readonly progress: { readonly percent: number; readonly text: string } | null;
  /** What it looks back at: one deposit, a sum of them, or rounds; null where it is a matter of now. */
  readonly counts: "deposit" | "deposits" | "rounds" | null;
};

const COUNTS: Partial<Record<Condition["is"], ShownCondition["counts"]>> = {
  deposit: "deposit",
  firstDeposit: "deposit",
  deposited: "deposits",
  staked: "rounds",
  rounds: "rounds",
  streak: "rounds",
};

/** The games that conditions name, as records name them. */
export const gamesIn = (conditions: readonly Condition[]) =>
  conditions.flatMap((one) => (one.is === "rounds" ? [gameNamed(one.game)] : []));

const WHOLE = 100n;
const COUNTED_IN_MONEY: ReadonlySet<Condition["is"]> = new Set(["deposit", "deposited", "staked"]);

export function shownCondition(
  { condition, isMet, has }: Judged,
  names: Names,
  speaker: Speaker,
): ShownCondition {
  return {
    text: sentenceOf(condition, names, speaker),
    isMet,
    progress: has === null || condition.is === "level" ? null : progressOf(condition, has, speaker),
    counts: COUNTS[condition.is] ?? null,
  };
}

function progressOf(condition: Condition, has: bigint, { t, language }: Speaker): ShownCondition["progress"] {
  if (!("least" in condition)) return null;
  const least = BigInt(condition.least);
  const reached = has > least ? least : has;
  const said = (of: bigint) =>
    isolated(
      COUNTED_IN_MONEY.has(condition.is) ? formatMoney(money(of, "P"), language) : formatWhole(of, language),
    );
  return {
    percent: Number((reached * WHOLE) / least),
    text: t("offers.progress", { done: said(reached), target: said(least) }),
  };
}

/** What a condition asks, as a sentence. */
function sentenceOf(condition: Condition, names: Names, speaker: Speaker): string {
  const { t, language } = speaker;
  const sum = (minor: bigint) => isolated(formatMoney(money(minor, "P"), language));
  switch (condition.is) {
    case "level":
      return t("offers.conditions.level", { level: isolated(names.levelOf(condition.least)) });
    case "country":
      return t("offers.conditions.country", {
        codes: condition.any.map((code) => latin(`+${code}`)).join(" "),
      });
    case "language":
      return t("offers.conditions.language", {
        languages: condition.any.map((one) => isolated(LANGUAGES[one].name)).join(" · "),
      });
    case "registeredFrom":
    case "registeredUntil":
      return t(`offers.conditions.${condition.is}`, {
        day: isolated(formatDay(new Date(`${condition.day}T00:00:00Z`), language, "UTC")),
      });
    case "weekdays":
      return t("offers.conditions.weekdays", {
        days: condition.any.map((day) => isolated(weekdayName(day, speaker))).join(" · "),
      });
    case "hours":
      return t("offers.conditions.hours", {
        from: formatWhole(condition.from, language),
        until: formatWhole(condition.until, language),
      });
    case "deposit":
      return t("offers.conditions.deposit", { amount: sum(condition.least) });
    case "deposited":
      return t(`offers.conditions.deposited.${condition.within}`, { amount: sum(condition.least) });
    case "staked": {
      const said = { amount: sum(condition.least) };
      if (condition.product === null) return t(`offers.conditions.staked.${condition.within}`, said);
      const what = isolated(t(`site.category.${condition.product}`));
      return t(`offers.conditions.stakedOn.${condition.within}`, { ...said, what });
    }
    case "rounds":
      return t(`offers.conditions.rounds.${condition.within}`, {
        many: formatWhole(condition.least, language),
        game: isolated(names.gameOf(gameNamed(condition.game))),
      });
    case "streak":
      return t("offers.conditions.streak", { many: formatWhole(condition.least, language) });
    case "line":
    case "anniversary":
    case "firstDeposit":
      return t(`offers.conditions.${condition.is}`);
    default:
      return t("offers.conditions.also");
  }
}

/** The first Saturday of 2000, from which the days of a week are counted. */
const SATURDAY = Date.UTC(2000, 0, 1);
const DAY_MS = 86_400_000;
const DAYS: readonly Weekday[] = ["sat", "sun", "mon", "tue", "wed", "thu", "fri"];

function weekdayName(day: Weekday, { language }: Speaker): string {
  const moment = new Date(SATURDAY + DAYS.indexOf(day) * DAY_MS);
  const named = { weekday: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(LANGUAGES[language].format, named).format(moment);
}
