import type { Draw } from "../fairness/pf1.ts";
import { LINE_COUNT, LINES, type Line } from "./lines.ts";
import { type LineSymbol, type Pays, REELS, ROWS, type SymbolId, type Theme } from "./theme.ts";

/** All wins here are whole numbers of line bets: money is `win` times the line bet, in bigint, at the edge. */
export type LineWin = {
  /** Counted from 1, as the paytable shows them. */
  readonly line: number;
  readonly symbol: SymbolId;
  readonly count: number;
  readonly win: number;
};

export type Spin = {
  readonly free: boolean;
  /** Per reel, the place on its strip that stands in the top row. */
  readonly stops: readonly number[];
  /** Rows from the top, each from the left. */
  readonly grid: readonly (readonly SymbolId[])[];
  readonly lineWins: readonly LineWin[];
  readonly scatters: number;
  readonly scatterWin: number;
  /** Already in `win` of every entry here. */
  readonly multiplier: number;
  /** Free spins that this spin really added, after the limit. */
  readonly awardedSpins: number;
  readonly win: number;
};

export type RoundOutcome = { readonly spins: readonly Spin[]; readonly win: number };

/** Plays a whole round, the paid spin and every free spin after it. The draws alone decide it. */
export function playRound(theme: Theme, draw: Draw): RoundOutcome {
  const { awarded, retriggered, limit } = theme.freeSpins;
  const first = playSpin(theme, drawStops(theme, draw), { free: false, awards: awarded, room: limit });
  const spins = [first];
  let owed = first.awardedSpins;
  let room = limit - first.awardedSpins;
  while (owed > 0) {
    const spin = playSpin(theme, drawStops(theme, draw), { free: true, awards: retriggered, room });
    spins.push(spin);
    owed += spin.awardedSpins - 1;
    room -= spin.awardedSpins;
  }
  return { spins, win: spins.reduce((sum, spin) => sum + spin.win, 0) };
}

/** One draw per reel, from the left: pf1's order, so it must not change within a mathVersion. */
function drawStops(theme: Theme, draw: Draw): number[] {
  return theme.strips.map((strip) => draw(strip.length));
}

type SpinTerms = { free: boolean; awards: Pays; room: number };

function playSpin(theme: Theme, stops: readonly number[], { free, awards, room }: SpinTerms): Spin {
  const grid = gridAt(theme, stops);
  const multiplier = free ? theme.freeSpins.multiplier : 1;
  const lineWins = LINES.flatMap((line, index) => {
    const found = lineWin(theme, symbolsOn(grid, line));
    return found ? [{ line: index + 1, ...found, win: found.win * multiplier }] : [];
  });
  const scatters = grid.flat().filter((symbol) => symbol === "scatter").length;
  const scatterWin = paysFor(theme.scatterPays, scatters) * LINE_COUNT * multiplier;
  return {
    free,
    stops,
    grid,
    lineWins,
    scatters,
    scatterWin,
    multiplier,
    awardedSpins: Math.min(room, paysFor(awards, scatters)),
    win: lineWins.reduce((sum, { win }) => sum + win, scatterWin),
  };
}

export function gridAt(theme: Theme, stops: readonly number[]): SymbolId[][] {
  return Array.from({ length: ROWS }, (_, row) =>
    theme.strips.map((strip, reel) => symbolAt(strip, (stops[reel] ?? 0) + row)),
  );
}

function symbolAt(strip: readonly SymbolId[], place: number): SymbolId {
  const symbol = strip[place % strip.length];
  if (symbol === undefined) throw new Error("A strip is empty");
  return symbol;
}

function symbolsOn(grid: readonly (readonly SymbolId[])[], line: Line): SymbolId[] {
  return line.map((row, reel) => {
    const symbol = grid[row]?.[reel];
    if (symbol === undefined) throw new Error("A line leaves the grid");
    return symbol;
  });
}

export type RunWin = { readonly symbol: SymbolId; readonly count: number; readonly win: number };

/**
 * What the symbols of one line pay, from the left. Wilds stand for any symbol but the scatter; where the
 * run of wilds alone would pay more than the run that they help, it pays instead. Null when it pays nothing.
 */
export function lineWin(theme: Theme, symbols: readonly SymbolId[]): RunWin | null {
  const wilds = leading(symbols, (symbol) => symbol === "wild");
  const byWilds: RunWin = { symbol: "wild", count: wilds, win: paysFor(theme.linePays.wild, wilds) };
  const helped = symbols[wilds];
  const best =
    helped === undefined || helped === "scatter" ? byWilds : better(theme, symbols, helped, byWilds);
  return best.win > 0 ? best : null;
}

function better(theme: Theme, symbols: readonly SymbolId[], helped: SymbolId, byWilds: RunWin): RunWin {
  const count = leading(symbols, (symbol) => symbol === helped || symbol === "wild");
  const win = paysFor(theme.linePays[helped as LineSymbol], count);
  return win >= byWilds.win ? { symbol: helped, count, win } : byWilds;
}

function leading(symbols: readonly SymbolId[], belongs: (symbol: SymbolId) => boolean): number {
  const end = symbols.findIndex((symbol) => !belongs(symbol));
  return end === -1 ? symbols.length : end;
}

/** The entry of three, four or five; 0 for fewer. More than five scatters never show: see theme-rules. */
export function paysFor(pays: Pays | undefined, count: number): number {
  return pays?.[Math.min(count, REELS) - 3] ?? 0;
}
