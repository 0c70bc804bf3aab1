import type { Speaker } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/page/isolated.ts";
import type { Bonus } from "#server/bonuses/index.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { formatPercent } from "#server/core/numbers/percent.ts";
import { gameNamed } from "#server/core/text/game-name.ts";

/** Of a stake, all. */
const WHOLE = 100;

type PlayedGame = { readonly vendor: string; readonly game: string };

export type NameOf = (played: PlayedGame) => string;

/** The games that terms name, as records name them. */
export function gamesOf({ terms }: Pick<Bonus, "terms">): PlayedGame[] {
  return Object.keys(terms.games).map(gameNamed);
}

/** What a bonus is played by, a sentence each; games are named by `nameOf`. */
export function shownTerms(
  { terms, required, asset }: Pick<Bonus, "terms" | "required" | "asset">,
  nameOf: NameOf,
  speaker: Speaker,
): string[] {
  const { t, language } = speaker;
  const { times, of, countsMost, keepsMost, days } = terms;
  const sum = (minor: bigint) => isolated(formatMoney(money(minor, asset), language));
  return [
    t(of === "bonus" ? "bonus.terms.timesOfBonus" : "bonus.terms.timesOfBoth", {
      times: formatWhole(times, language),
      sum: sum(required.minor),
    }),
    ...countingOf(terms, nameOf, speaker),
    ...(countsMost === null ? [] : [t("bonus.terms.countsMost", { amount: sum(countsMost) })]),
    ...(keepsMost === null ? [] : [t("bonus.terms.keepsMost", { amount: sum(keepsMost) })]),
    t("bonus.terms.days", { count: days }),
    t("bonus.terms.own"),
    t("bonus.terms.withdraw"),
  ];
}

/** Which stakes count, and how much of each. */
export function countingOf(
  { weights, games }: Pick<Bonus["terms"], "weights" | "games">,
  nameOf: NameOf,
  { t, language }: Speaker,
): string[] {
  const counts = (product: string, weight: number) =>
    weight === WHOLE
      ? t("bonus.terms.full", { product })
      : t("bonus.terms.weight", { product, percent: formatPercent(weight, language) });
  return [
    ...Object.entries(weights).map(([product, weight]) =>
      counts(t(`site.category.${product as keyof typeof weights}`), weight),
    ),
    ...Object.entries(games).map(([game, weight]) => counts(nameOf(gameNamed(game)), weight)),
    t("bonus.terms.others"),
  ];
}
