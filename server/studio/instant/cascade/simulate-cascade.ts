import type { Draw } from "../../fairness/pf1.ts";
import type { CascadeGame } from "./cascade-game.ts";
import { type FastRound, fastCascade } from "./fast-cascade.ts";

/** What so many rounds came to: sums of their wins and squared wins in coins, and how many were what. */
export type Simulated = {
  readonly seed: number;
  readonly rounds: number;
  readonly wins: number;
  readonly squares: number;
  readonly hits: number;
  readonly bonuses: number;
  readonly capped: number;
  readonly top: number;
};

/** Plays rounds with a quick generator (sfc32): for figures and proofs; what a player plays is drawn by pf1. */
export function simulateCascade(
  game: CascadeGame,
  { rounds, seed }: { rounds: number; seed: number },
): Simulated {
  const play = fastCascade(game);
  const draw = quickDraw(seed);
  const round: FastRound = { win: 0, freeDrops: 0, isCapped: false };
  const sums = { wins: 0, squares: 0, hits: 0, bonuses: 0, capped: 0, top: 0 };
  for (let played = 0; played < rounds; played += 1) {
    play(draw, round);
    sums.wins += round.win;
    sums.squares += round.win * round.win;
    if (round.win > 0) sums.hits += 1;
    if (round.freeDrops > 0) sums.bonuses += 1;
    if (round.isCapped) sums.capped += 1;
    if (round.win > sums.top) sums.top = round.win;
  }
  return { seed, rounds, ...sums };
}

/** Unbiased numbers below `below` from the 32-bit words of sfc32, as drawFrom makes them from pf1's. */
export function quickDraw(seed: number): Draw {
  const nextWord = quickWords(seed);
  return (below) => {
    const usable = WORD_RANGE - (WORD_RANGE % below);
    let word = nextWord();
    while (word >= usable) word = nextWord();
    return word % below;
  };
}

const WORD_RANGE = 2 ** 32;
const WARMING = 20;

function quickWords(seed: number): () => number {
  let a = seed | 0;
  let b = 0x9e3779b9 | 0;
  let c = 0x243f6a88 | 0;
  let counter = 1;
  const nextWord = () => {
    const word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  };
  for (let warming = 0; warming < WARMING; warming += 1) nextWord();
  return nextWord;
}
