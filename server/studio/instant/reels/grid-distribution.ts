import { paysFor } from "../../slots/slot-engine.ts";
import type { SpinClass } from "../../slots/spin-distribution.ts";
import { REELS, ROWS, type Strip, SYMBOLS } from "../../slots/theme.ts";
import type { WayPays } from "./way-wins.ts";

const WILD = SYMBOLS.indexOf("wild");
const SCATTER = SYMBOLS.indexOf("scatter");
const KINDS = SYMBOLS.length;
const SHORTEST = 3;

/** Per stop of a reel: how many cells each paying symbol has there, wilds with it, and how many scatters show. */
type Reel = { readonly stops: number; readonly cells: Uint8Array; readonly scatters: Uint8Array };

type Counting = {
  readonly reels: readonly Reel[];
  /** Per symbol and count, side by side. */
  readonly pays: Int32Array;
  /** Per reel, the symbols whose run still goes on when it turns, and what their ways have come to. */
  readonly levels: readonly Level[];
  /** Per reel, in how many ways it and those right of it show so many scatters. */
  readonly tails: readonly (readonly number[])[];
  /** Combinations by win and scatters. */
  readonly counted: Float64Array;
};

type Level = { alive: number; readonly kinds: Uint8Array; readonly ways: Int32Array };

const REEL_COUNT = REELS;
const SIZES = REELS + 1;
const SCATTER_CLASSES = REELS * ROWS + 1;
const ALL_WAYS = ROWS ** REELS;

/**
 * How many of all combinations of stops pay `win` coins by their ways and show `scatters` scatters: every combination
 * is looked at, save where nothing can pay any more and only scatters are left to count.
 */
export function gridDistribution(strips: readonly Strip[], pays: WayPays): SpinClass[] {
  const reels = strips.map(reelOf);
  const table = paysTable(pays);
  const top = table.reduce((most, pay) => Math.max(most, pay)) * ALL_WAYS;
  const counting: Counting = {
    reels,
    pays: table,
    levels: Array.from({ length: SIZES }, firstLevel),
    tails: tailsOf(reels),
    counted: new Float64Array((top + 1) * SCATTER_CLASSES),
  };
  countFrom(counting, 0, 0, 0);
  return classesOf(counting.counted);
}

function paysTable(pays: WayPays): Int32Array {
  return Int32Array.from(
    SYMBOLS.flatMap((symbol) => {
      const entry = symbol === "wild" || symbol === "scatter" ? undefined : pays[symbol];
      return Array.from({ length: SIZES }, (_, count) => (count < SHORTEST ? 0 : paysFor(entry, count)));
    }),
  );
}

function firstLevel(): Level {
  const kinds = SYMBOLS.flatMap((_, kind) => (kind === WILD || kind === SCATTER ? [] : [kind]));
  return { alive: kinds.length, kinds: Uint8Array.from(kinds), ways: new Int32Array(kinds.length).fill(1) };
}

function classesOf(counted: Float64Array): SpinClass[] {
  const classes: SpinClass[] = [];
  counted.forEach((combinations, key) => {
    if (combinations === 0) return;
    classes.push({ scatters: key % SCATTER_CLASSES, win: Math.floor(key / SCATTER_CLASSES), combinations });
  });
  return classes;
}

function reelOf(strip: Strip): Reel {
  const kinds = strip.map((symbol) => SYMBOLS.indexOf(symbol));
  const cells = new Uint8Array(strip.length * KINDS);
  const scatters = new Uint8Array(strip.length);
  for (const stop of kinds.keys()) {
    for (let row = 0; row < ROWS; row += 1) {
      const shown = kinds[(stop + row) % kinds.length] ?? 0;
      if (shown === SCATTER) scatters[stop] = (scatters[stop] ?? 0) + 1;
      for (let kind = 0; kind < KINDS; kind += 1) {
        const place = stop * KINDS + kind;
        if (shown === kind || shown === WILD) cells[place] = (cells[place] ?? 0) + 1;
      }
    }
  }
  return { stops: strip.length, cells, scatters };
}

function tailsOf(reels: readonly Reel[]): number[][] {
  const tails: number[][] = [[1]];
  for (const { scatters } of [...reels].reverse()) {
    const after = tails[0] ?? [];
    const here: number[] = Array.from({ length: after.length + ROWS }, () => 0);
    for (const shown of scatters) {
      after.forEach((ways, more) => {
        here[shown + more] = (here[shown + more] ?? 0) + ways;
      });
    }
    tails.unshift(here);
  }
  return tails;
}

function countFrom(counting: Counting, reel: number, scatters: number, win: number): void {
  const here = counting.reels[reel];
  const next = counting.levels[reel + 1];
  if (!here || !next) throw new Error("There is no such reel");
  for (let stop = 0; stop < here.stops; stop += 1) {
    const seen = scatters + (here.scatters[stop] ?? 0);
    const sum = win + turn(counting, reel, stop);
    if (reel + 1 === REEL_COUNT || next.alive === 0)
      addTails(counting, reel + 1, sum * SCATTER_CLASSES + seen);
    else countFrom(counting, reel + 1, seen, sum);
  }
}

function addTails({ tails, counted }: Counting, reel: number, key: number): void {
  const tail = tails[reel] ?? [];
  for (let more = 0; more < tail.length; more += 1) {
    const ways = tail[more] ?? 0;
    if (ways > 0) counted[key + more] = (counted[key + more] ?? 0) + ways;
  }
}

/** What ends on this reel pays with the reels before it; on the last reel, what comes through pays too. */
function turn({ reels, levels, pays }: Counting, reel: number, stop: number): number {
  const cells = reels[reel]?.cells;
  const level = levels[reel];
  const next = levels[reel + 1];
  if (!cells || !level || !next) return 0;
  const isLast = reel + 1 === REEL_COUNT;
  let win = 0;
  next.alive = 0;
  for (let place = 0; place < level.alive; place += 1) {
    const kind = level.kinds[place] ?? 0;
    const ways = level.ways[place] ?? 0;
    const more = cells[stop * KINDS + kind] ?? 0;
    if (more === 0) win += ways * (pays[kind * SIZES + reel] ?? 0);
    else if (isLast) win += ways * more * (pays[kind * SIZES + REEL_COUNT] ?? 0);
    else {
      next.kinds[next.alive] = kind;
      next.ways[next.alive] = ways * more;
      next.alive += 1;
    }
  }
  return win;
}
