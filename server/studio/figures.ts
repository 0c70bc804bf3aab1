import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import published from "./figures.json" with { type: "json" };
import { oneIn, squareRoot, wholeUnits } from "./rational.ts";
import { LINES } from "./slots/lines.ts";
import { returnToPlayer } from "./slots/return-to-player.ts";
import { roundFigures } from "./slots/round-figures.ts";
import { spinDistribution } from "./slots/spin-distribution.ts";
import type { Theme } from "./slots/theme.ts";
import { type Volatility, volatilityOf } from "./volatility.ts";

/**
 * What is published of a game's mathematics. All of it follows exactly from the theme; figures.json keeps
 * it because counting every stop takes a second per game, and figures.test.ts counts again and compares.
 */
export type Figures = {
  readonly mathVersion: number;
  /** SHA-256 over lines, strips, pays and free-spin rule: what a version number stands for. */
  readonly fingerprint: string;
  /** The return to player as a reduced fraction, and in hundredths of a percent, rounded down. */
  readonly rtpNumerator: string;
  readonly rtpDenominator: string;
  readonly rtpBasisPoints: number;
  /** How often the paid spin pays something, in hundredths of a percent, rounded down. */
  readonly hitBasisPoints: number;
  /** One paid spin in so many wins free spins. */
  readonly freeSpinsOneIn: number;
  /** The most that one paid spin pays, and one paid spin in how many pays it. */
  readonly topSpinLineBets: number;
  readonly topSpinOneIn: string;
  /** No round pays more, free spins included, and at most one round in ten to this power pays it. */
  readonly topRoundLineBets: number;
  readonly topRoundOneInPowerOfTen: number;
  /** The standard deviation of a round's win, in hundredths of a total stake. */
  readonly deviationHundredths: number;
  readonly volatility: Volatility;
};

/**
 * Counts the figures anew: for the test that guards figures.json, not for a request. Throws when the two
 * ways of finding the return to player, by the chances of lines and by counting stops, do not agree.
 */
export function countFigures(theme: Theme): Figures {
  const round = roundFigures(theme, spinDistribution(theme));
  const rtp = returnToPlayer(theme);
  assert.deepEqual(rtp, round.rtp, `two returns to player for ${theme.code}`);
  const deviationHundredths = Number(squareRoot(wholeUnits(round.variance, 10_000n)));
  return {
    mathVersion: theme.mathVersion,
    fingerprint: fingerprintOf(theme),
    rtpNumerator: rtp.numerator.toString(),
    rtpDenominator: rtp.denominator.toString(),
    rtpBasisPoints: Number(wholeUnits(rtp, 10_000n)),
    hitBasisPoints: Number(wholeUnits(round.hitChance, 10_000n)),
    freeSpinsOneIn: Number(oneIn(round.freeSpinsChance)),
    topSpinLineBets: round.topSpinWin,
    topSpinOneIn: oneIn(round.topSpinChance).toString(),
    topRoundLineBets: round.topRoundWin,
    topRoundOneInPowerOfTen:
      (round.topRoundChance.denominator / round.topRoundChance.numerator).toString().length - 1,
    deviationHundredths,
    volatility: volatilityOf(deviationHundredths),
  };
}

/** What decides and pays, in one form of writing: SHA-256, in hexadecimal digits. */
export function fingerprintOf(theme: Theme): string {
  const { strips, linePays, scatterPays, freeSpins } = theme;
  const { awarded, retriggered, limit, multiplier } = freeSpins;
  const pays = Object.entries(linePays).sort(([left], [right]) => (left < right ? -1 : 1));
  const mathematics = [LINES, strips, pays, scatterPays, awarded, retriggered, limit, multiplier];
  return createHash("sha256").update(JSON.stringify(mathematics)).digest("hex");
}

/** The published figures of a theme. Throws when there are none for its mathematics. */
export function figuresOf(theme: Theme): Figures {
  const all: Readonly<Record<string, unknown>> = published;
  const figures = all[theme.code];
  if (!isFigures(figures) || figures.mathVersion !== theme.mathVersion) {
    throw new Error(`figures.json has nothing for ${theme.code} version ${theme.mathVersion}`);
  }
  return figures;
}

function isFigures(value: unknown): value is Figures {
  return typeof value === "object" && value !== null && "fingerprint" in value && "mathVersion" in value;
}
