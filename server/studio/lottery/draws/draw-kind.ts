import type { Draw } from "../../fairness/pf1.ts";
import { pick } from "../../fairness/pick.ts";
import { closingTheGap } from "../../fairness/retired.ts";

/** What came out, in the order in which it is told: balls, or the numbers of a table of prizes from the special one on. */
export type Drawn = readonly string[];

export type PrizeRow = {
  readonly name: string;
  readonly count: number;
  readonly digits: number;
};

/** How a draw is made. */
export type DrawKind =
  /** Digits that each are 0 to 9, whatever the others are. */
  | { readonly kind: "digits"; readonly count: number }
  /** Balls from 1 on, none twice; `sorted` where their order means nothing. */
  | { readonly kind: "balls"; readonly of: number; readonly count: number; readonly sorted: boolean }
  /** A table of prizes, each a number of so many digits. */
  | { readonly kind: "table"; readonly rows: readonly PrizeRow[] };

/** Draws the numbers by a version of the game. The same draws always give the same numbers: it is part of what anybody can compute again. */
export function drawNumbers(kind: DrawKind, version: number, draw: Draw): Drawn {
  switch (kind.kind) {
    case "digits":
      return Array.from({ length: kind.count }, () => String(draw(10)));
    case "balls":
      return ballsOf(kind, version, draw).map(String);
    case "table":
      return prizesOf(kind.rows).map(({ digits }) => String(draw(10 ** digits)).padStart(digits, "0"));
  }
}

function ballsOf(kind: Extract<DrawKind, { kind: "balls" }>, version: number, draw: Draw): number[] {
  const { sorted } = kind;
  const taken = (version === 1 ? closingTheGap(draw, kind) : pick(draw, kind)).map((place) => place + 1);
  return sorted ? taken.sort((one, other) => one - other) : taken;
}

/** One entry for each number of the table, the special prize first. */
export function prizesOf(rows: readonly PrizeRow[]): readonly PrizeRow[] {
  return rows.flatMap((row) => Array.from({ length: row.count }, () => row));
}

/** The numbers as somebody typed them, with spaces or commas between; null where they cannot have come out. */
export function readNumbers(kind: DrawKind, typed: string): Drawn | null {
  const words = typed.split(/[\s,]+/).filter(Boolean);
  if (kind.kind === "table") return readTable(kind.rows, words);
  if (words.length !== kind.count || !words.every((word) => /^\d{1,2}$/.test(word))) return null;
  const numbers = words.map(Number);
  if (kind.kind === "digits") return numbers.every((digit) => digit <= 9) ? numbers.map(String) : null;
  const isWhole = numbers.every((ball) => ball >= 1 && ball <= kind.of);
  if (!isWhole || new Set(numbers).size !== numbers.length) return null;
  return (kind.sorted ? numbers.sort((one, other) => one - other) : numbers).map(String);
}

function readTable(rows: readonly PrizeRow[], words: readonly string[]): Drawn | null {
  const prizes = prizesOf(rows);
  const fits = words.length === prizes.length;
  return fits && words.every((word, nth) => /^\d+$/.test(word) && word.length === prizes[nth]?.digits)
    ? words
    : null;
}

const SHOWN_MOST = 6;

/** What a list shows of a draw: the special number, or the balls; never more than six signs or balls of it. */
export function shortNumbers(kind: DrawKind, drawn: Drawn): readonly string[] {
  const whole = kind.kind === "table" ? [...(drawn[0] ?? "")] : drawn;
  return whole.slice(0, SHOWN_MOST);
}
