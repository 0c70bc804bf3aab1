import type { Draw } from "../../fairness/pf1.ts";
import { atWeight } from "../../fairness/weighted.ts";
import { plus, type Rational, rational } from "../../rational.ts";
import type { Score } from "../market.ts";
import type { Fixture, VirtualGame } from "./virtual-league.ts";

/** How a match of a virtual league is decided. All of it is whole numbers, so every chance is an exact fraction. */
export type VirtualOutcome = {
  readonly score: Score;
  /** What is told while it is played: a goal at its minute, a map at its number. */
  readonly moments: readonly { readonly at: number; readonly side: "home" | "away" }[];
};

/**
 * How many goals a side scores, in ten-thousandths for 0, 1, 2 … 6, by how strong it is against the other. The rows
 * follow the Poisson distribution of 0.5, 0.75, 1, 1.25, 1.5, 1.8, 2.1, 2.5 and 3 goals; more than six count as six.
 */
export const GOALS: readonly (readonly number[])[] = [
  [6065, 3033, 758, 126, 16, 2, 0],
  [4724, 3543, 1329, 332, 62, 9, 1],
  [3679, 3679, 1839, 613, 153, 31, 6],
  [2865, 3581, 2238, 933, 291, 73, 19],
  [2231, 3347, 2510, 1255, 471, 141, 45],
  [1653, 2975, 2678, 1607, 723, 260, 104],
  [1225, 2572, 2700, 1890, 992, 417, 204],
  [821, 2052, 2565, 2138, 1336, 668, 420],
  [498, 1494, 2240, 2240, 1680, 1008, 840],
];

export const GOALS_OUT_OF = 10_000;
export const MATCH_MINUTES = 90;
const LEVEL = 3;
const HOME_ADVANTAGE = 1;

export const MAPS_TO_WIN = 2;

/** Of how many parts of a map the first team wins how many. */
export function mapChance({ home, away }: Fixture): { wins: number; of: number } {
  return { wins: home.attack, of: home.attack + away.attack };
}

function goalsRow(attack: number, defence: number): readonly number[] {
  const place = Math.max(0, Math.min(GOALS.length - 1, LEVEL + attack - defence));
  return GOALS[place] ?? [];
}

function homeGoals({ home, away }: Fixture): readonly number[] {
  return goalsRow(home.attack + HOME_ADVANTAGE, away.defence);
}

function awayGoals({ home, away }: Fixture): readonly number[] {
  return goalsRow(away.attack, home.defence);
}

/** The order of the draws is part of the game: goals of the first side, of the second, then the minute of each. */
export function playVirtual(game: VirtualGame, fixture: Fixture, draw: Draw): VirtualOutcome {
  return game === "virtual-league" ? playFootball(fixture, draw) : playMaps(fixture, draw);
}

function playFootball(fixture: Fixture, draw: Draw): VirtualOutcome {
  const home = goalsAt(homeGoals(fixture), draw(GOALS_OUT_OF));
  const away = goalsAt(awayGoals(fixture), draw(GOALS_OUT_OF));
  const sides = [...Array(home).fill("home"), ...Array(away).fill("away")] as ("home" | "away")[];
  const moments = sides.map((side) => ({ at: 1 + draw(MATCH_MINUTES), side }));
  return { score: { home, away }, moments: moments.sort((one, other) => one.at - other.at) };
}

function goalsAt(row: readonly number[], place: number): number {
  const [goals] = atWeight([...row.entries()], ([, weight]) => weight, place);
  return goals;
}

function playMaps(fixture: Fixture, draw: Draw): VirtualOutcome {
  const { wins, of } = mapChance(fixture);
  const score = { home: 0, away: 0 };
  const moments: VirtualOutcome["moments"][number][] = [];
  while (Math.max(score.home, score.away) < MAPS_TO_WIN) {
    const side = draw(of) < wins ? "home" : "away";
    score[side] += 1;
    moments.push({ at: moments.length + 1, side });
  }
  return { score, moments };
}

export type ScoreChance = { readonly score: Score; readonly chance: Rational };

/** Every score that a match can end with, and how likely it is. They come to one. */
export function scoreChances(game: VirtualGame, fixture: Fixture): ScoreChance[] {
  return game === "virtual-league" ? footballChances(fixture) : mapChances(fixture);
}

function footballChances(fixture: Fixture): ScoreChance[] {
  const outOf = BigInt(GOALS_OUT_OF) * BigInt(GOALS_OUT_OF);
  const away = awayGoals(fixture);
  return homeGoals(fixture).flatMap((homeWeight, home) =>
    away.flatMap((awayWeight, goals) =>
      homeWeight * awayWeight === 0
        ? []
        : [{ score: { home, away: goals }, chance: rational(BigInt(homeWeight * awayWeight), outOf) }],
    ),
  );
}

function mapChances(fixture: Fixture): ScoreChance[] {
  const { wins, of } = mapChance(fixture);
  const [win, lose, all] = [BigInt(wins), BigInt(of - wins), BigInt(of)];
  return [
    { score: { home: 2, away: 0 }, chance: rational(win * win, all ** 2n) },
    { score: { home: 2, away: 1 }, chance: rational(2n * win * win * lose, all ** 3n) },
    { score: { home: 1, away: 2 }, chance: rational(2n * win * lose * lose, all ** 3n) },
    { score: { home: 0, away: 2 }, chance: rational(lose * lose, all ** 2n) },
  ];
}

export function sumOf(chances: readonly Rational[]): Rational {
  return chances.reduce(plus, rational(0n, 1n));
}
