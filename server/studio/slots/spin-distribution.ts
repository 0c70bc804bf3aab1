import { LINE_COUNT, LINES } from "./lines.ts";
import { lineWin, paysFor } from "./slot-engine.ts";
import { REELS, ROWS, SYMBOLS, type Theme } from "./theme.ts";

/** How many of all stop combinations show `scatters` scatters and win `win` line bets, multiplier aside. */
export type SpinClass = { readonly scatters: number; readonly win: number; readonly combinations: number };

const KINDS = SYMBOLS.length;
const SCATTER = SYMBOLS.indexOf("scatter");
const SCATTER_CLASSES = REELS + 1;

/** Per reel, the row in which each line crosses it. */
const ROW_OF_LINE = Array.from({ length: REELS }, (_, reel) =>
  Uint8Array.from(LINES, (rows) => rows[reel] ?? 0),
);

/** What five symbols in a row pay, for all of them: the index is their numbers as decimal digits. */
type PayTable = { readonly pays: Int32Array; readonly alive: readonly Uint8Array[] };

/**
 * The exact distribution of one spin over every combination of stops. Reels are turned from the left and
 * a line that can pay nothing any more is dropped; when none is left, only scatters are still counted.
 */
export function spinDistribution(theme: Theme): SpinClass[] {
  const reels = theme.strips.map((strip) => strip.map((symbol) => SYMBOLS.indexOf(symbol)));
  const table = payTable(theme);
  const topLineWins = LINE_COUNT * table.pays.reduce((top, pay) => Math.max(top, pay));
  const counting: Counting = {
    reels,
    scattersSeen: reels.map((symbols) => symbols.map((_, stop) => scattersAt(symbols, stop))),
    scatterTails: tails(reels),
    table,
    levels: Array.from({ length: REELS }, freshLevel),
    lastWins: new Int32Array(ROWS * KINDS),
    counted: new Float64Array((topLineWins + 1) * SCATTER_CLASSES),
  };
  countFrom(counting, 0, 0);
  return classesOf(theme, counting.counted);
}

function classesOf(theme: Theme, counted: Float64Array): SpinClass[] {
  const classes: SpinClass[] = [];
  counted.forEach((combinations, key) => {
    if (combinations === 0) return;
    const scatters = key % SCATTER_CLASSES;
    const lineWins = Math.floor(key / SCATTER_CLASSES);
    classes.push({
      scatters,
      win: lineWins + paysFor(theme.scatterPays, scatters) * LINE_COUNT,
      combinations,
    });
  });
  return classes.sort((left, right) => left.win - right.win || left.scatters - right.scatters);
}

/** The lines that can still win when a reel is about to turn, and what each shows so far. */
type Level = { alive: number; lines: Uint8Array; prefixes: Int32Array };

function freshLevel(): Level {
  return {
    alive: LINE_COUNT,
    lines: Uint8Array.from(LINES.keys()),
    prefixes: new Int32Array(LINE_COUNT),
  };
}

type Counting = {
  reels: readonly (readonly number[])[];
  scattersSeen: readonly (readonly number[])[];
  scatterTails: readonly (readonly number[])[];
  table: PayTable;
  levels: readonly Level[];
  /** What the lines that are left win with each symbol in each row of the last reel. */
  lastWins: Int32Array;
  /** Combinations by the sum of the line wins and the number of scatters. */
  counted: Float64Array;
};

function countFrom(counting: Counting, reel: number, scatters: number): void {
  const level = counting.levels[reel];
  const next = counting.levels[reel + 1];
  const symbols = counting.reels[reel];
  if (!level || !symbols) throw new Error("There is no such reel");
  if (level.alive === 0) {
    counting.scatterTails[reel]?.forEach((ways, more) => {
      addTo(counting.counted, scatters + more, ways);
    });
    return;
  }
  if (!next) {
    countLastReel(counting, symbols, { reel, level, scatters });
    return;
  }
  for (let stop = 0; stop < symbols.length; stop += 1) {
    turnReel(counting.table, symbols, { reel, stop, level, next });
    countFrom(counting, reel + 1, scatters + (counting.scattersSeen[reel]?.[stop] ?? 0));
  }
}

/** The lines are asked once what they win with each symbol, and not once for each stop. */
function countLastReel(
  { lastWins, table, scattersSeen, counted }: Counting,
  symbols: readonly number[],
  { reel, level, scatters }: { reel: number; level: Level; scatters: number },
): void {
  const rowOfLine = ROW_OF_LINE[reel];
  lastWins.fill(0);
  for (let index = 0; index < level.alive; index += 1) {
    const row = (rowOfLine?.[level.lines[index] ?? 0] ?? 0) * KINDS;
    const prefix = (level.prefixes[index] ?? 0) * KINDS;
    for (let symbol = 0; symbol < KINDS; symbol += 1) {
      lastWins[row + symbol] = (lastWins[row + symbol] ?? 0) + (table.pays[prefix + symbol] ?? 0);
    }
  }
  for (let stop = 0; stop < symbols.length; stop += 1) {
    let win = 0;
    for (let from = 0, at = stop; from < lastWins.length; from += KINDS, at += 1) {
      win += lastWins[from + (symbols[at % symbols.length] ?? 0)] ?? 0;
    }
    addTo(counted, win * SCATTER_CLASSES + scatters + (scattersSeen[reel]?.[stop] ?? 0), 1);
  }
}

function addTo(counted: Float64Array, key: number, combinations: number): void {
  counted[key] = (counted[key] ?? 0) + combinations;
}

type Turn = { reel: number; stop: number; level: Level; next: Level };

function turnReel(table: PayTable, symbols: readonly number[], { reel, stop, level, next }: Turn): void {
  const alive = table.alive[reel];
  next.alive = 0;
  for (let index = 0; index < level.alive; index += 1) {
    const prefix = prefixWith(level, index, { symbols, reel, stop });
    if (alive?.[prefix] !== 1) continue;
    next.lines[next.alive] = level.lines[index] ?? 0;
    next.prefixes[next.alive] = prefix;
    next.alive += 1;
  }
}

type Shown = { symbols: readonly number[]; reel: number; stop: number };

function prefixWith(level: Level, index: number, { symbols, reel, stop }: Shown): number {
  const row = ROW_OF_LINE[reel]?.[level.lines[index] ?? 0] ?? 0;
  return (level.prefixes[index] ?? 0) * KINDS + (symbols[(stop + row) % symbols.length] ?? 0);
}

function scattersAt(symbols: readonly number[], stop: number): number {
  let found = 0;
  for (let row = 0; row < ROWS; row += 1) {
    if (symbols[(stop + row) % symbols.length] === SCATTER) found += 1;
  }
  return found;
}

/** Per reel, in how many ways it and the reels right of it show 0, 1, 2 … scatters. */
function tails(reels: readonly (readonly number[])[]): number[][] {
  const result: number[][] = [[1]];
  for (const symbols of [...reels].reverse()) {
    const right = result[0] ?? [];
    const ways = Array.from({ length: right.length + 1 }, () => 0);
    symbols.forEach((_, stop) => {
      const here = scattersAt(symbols, stop);
      right.forEach((count, scatters) => {
        ways[scatters + here] = (ways[scatters + here] ?? 0) + count;
      });
    });
    result.unshift(ways);
  }
  return result;
}

function payTable(theme: Theme): PayTable {
  const pays = new Int32Array(KINDS ** REELS);
  const alive = Array.from({ length: REELS }, (_, reel) => new Uint8Array(KINDS ** (reel + 1)));
  for (let index = 0; index < pays.length; index += 1) {
    const win = lineWin(theme, symbolsOf(index))?.win ?? 0;
    if (win === 0) continue;
    pays[index] = win;
    alive.forEach((flags, reel) => {
      flags[Math.floor(index / KINDS ** (REELS - 1 - reel))] = 1;
    });
  }
  return { pays, alive };
}

function symbolsOf(index: number) {
  return Array.from({ length: REELS }, (_, reel) => {
    const symbol = SYMBOLS[Math.floor(index / KINDS ** (REELS - 1 - reel)) % KINDS];
    if (symbol === undefined) throw new Error("No such symbol");
    return symbol;
  });
}
