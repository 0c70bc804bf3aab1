import { rational } from "../../rational.ts";
import { combinations, type PlayType, type Prize, range } from "./play-type.ts";

const BALLS = range(1, 45);
const DRAWN = 6;
const TICKETS = BigInt(combinations(45, DRAWN));

/** What three to six right numbers of a line pay. */
const TIERS: readonly (readonly [right: number, hundredths: number])[] = [
  [6, 200_000_000],
  [5, 600_000],
  [4, 15_000],
  [3, 1200],
];

const prizes: readonly Prize[] = TIERS.map(([right, hundredths]) => ({
  name: `match${right}`,
  hundredths,
  chance: rational(BigInt(combinations(DRAWN, right) * combinations(39, DRAWN - right)), TICKETS),
}));

/** With all six among the marked numbers: the line that has them all, and those that have all but some. */
function systemTop(marked: number): number {
  return TIERS.reduce(
    (total, [right, hundredths]) =>
      total + combinations(DRAWN, right) * combinations(marked - DRAWN, DRAWN - right) * hundredths,
    0,
  );
}

const ticketOf = (code: string, marked: number): PlayType => ({
  code,
  groups: [{ values: BALLS, least: marked, most: marked }],
  combine: { choose: DRAWN },
  prizes,
  pays(line, drawn) {
    const right = line.filter((ball) => drawn.includes(String(ball))).length;
    return TIERS.find(([needed]) => needed === right)?.[1] ?? 0;
  },
  top: () => systemTop(marked),
});

/** Six of forty-five: one line, or every line of seven to ten numbers. */
export const FORTY_FIVE_PLAYS: readonly PlayType[] = [
  ticketOf("ticket", 6),
  ...[7, 8, 9, 10].map((marked) => ticketOf(`system${marked}`, marked)),
];
