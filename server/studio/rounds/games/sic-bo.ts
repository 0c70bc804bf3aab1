import type { Draw } from "../../fairness/pf1.ts";
import { type Rational, rational } from "../../rational.ts";

/** Three dice under a bowl. */
export type SicBoOutcome = { readonly kind: "sic-bo"; readonly dice: readonly number[] };

const FACES = [1, 2, 3, 4, 5, 6];
const pairsOfFaces = FACES.flatMap((low) =>
  FACES.filter((high) => high > low).map((high) => `pair-${low}-${high}`),
);

/** What a spot gives back in hundredths of the stake; a number pays by how many dice show it. */
const TOTAL_PAYS: Readonly<Record<number, number>> = {
  4: 6100,
  5: 3100,
  6: 1900,
  7: 1300,
  8: 900,
  9: 800,
  10: 700,
  11: 700,
  12: 800,
  13: 900,
  14: 1300,
  15: 1900,
  16: 3100,
  17: 6100,
};
const FACE_PAYS = [0, 200, 300, 1300];
const EVEN_MONEY = 200;
const DOUBLE_PAYS = 1200;
const PAIR_PAYS = 700;
const ANY_TRIPLE_PAYS = 3200;
const TRIPLE_PAYS = 19_100;

const SIC_BO_TOTALS = Object.keys(TOTAL_PAYS).map(Number);
export const SIC_BO_SPOTS: readonly string[] = [
  "small",
  "odd",
  "even",
  "big",
  ...FACES.map((face) => `double-${face}`),
  ...FACES.map((face) => `triple-${face}`),
  "any-triple",
  ...SIC_BO_TOTALS.map((total) => `total-${total}`),
  ...pairsOfFaces,
  ...FACES.map((face) => `face-${face}`),
];

export function rollSicBo(draw: Draw): SicBoOutcome {
  return { kind: "sic-bo", dice: [draw(6) + 1, draw(6) + 1, draw(6) + 1] };
}

export function diceTotal({ dice }: SicBoOutcome): number {
  return dice.reduce((sum, die) => sum + die, 0);
}

function isTriple({ dice }: SicBoOutcome): boolean {
  return new Set(dice).size === 1;
}

/** What a spot gives back, in hundredths of the stake. */
export function sicBoPays(outcome: SicBoOutcome, spot: string): number {
  const [kind = "", first = "0", second = "0"] = spot.split("-");
  const many = (face: string) => outcome.dice.filter((die) => die === Number(face)).length;
  const total = diceTotal(outcome);
  if (kind === "face") return FACE_PAYS[many(first)] ?? 0;
  if (kind === "total") return total === Number(first) ? (TOTAL_PAYS[total] ?? 0) : 0;
  if (kind === "triple") return many(first) === 3 ? TRIPLE_PAYS : 0;
  if (kind === "double") return many(first) >= 2 ? DOUBLE_PAYS : 0;
  if (kind === "pair") return many(first) > 0 && many(second) > 0 ? PAIR_PAYS : 0;
  if (kind === "any") return isTriple(outcome) ? ANY_TRIPLE_PAYS : 0;
  return isOnSide(outcome, kind) ? EVEN_MONEY : 0;
}

/** A triple is on no side: that is what the house has of even money. */
function isOnSide(outcome: SicBoOutcome, side: string): boolean {
  const total = diceTotal(outcome);
  if (isTriple(outcome)) return false;
  if (side === "small") return total <= 10;
  if (side === "big") return total >= 11;
  return total % 2 === (side === "odd" ? 1 : 0);
}

/** What a spot gives back at best; a single number has three. */
export function sicBoPrices(spot: string): readonly number[] {
  const prices = new Set(ALL_ROLLS.map((outcome) => sicBoPays(outcome, spot)).filter((pays) => pays > 0));
  return [...prices].sort((one, other) => one - other);
}

const ALL_ROLLS: readonly SicBoOutcome[] = FACES.flatMap((one) =>
  FACES.flatMap((two) => FACES.map((three) => ({ kind: "sic-bo", dice: [one, two, three] }) as const)),
);

/** The return of a spot, counted over every roll. */
export function sicBoReturn(spot: string): Rational {
  const hundredths = ALL_ROLLS.reduce((sum, outcome) => sum + sicBoPays(outcome, spot), 0);
  return rational(BigInt(hundredths), BigInt(100 * ALL_ROLLS.length));
}
