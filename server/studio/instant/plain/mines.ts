import { pick } from "../../fairness/pick.ts";
import { rational } from "../../rational.ts";
import type { Json } from "../../wagers/wager-statements.ts";
import { choose, exactFigures, type Return } from "../exact.ts";
import {
  type InstantGame,
  type InstantRound,
  type Played,
  timesHundredths,
  USUAL_STAKES,
} from "../instant-game.ts";

const MINES_CELLS = 25;
const RETURN_PERCENT = 98n;
/** A board that has come as far as this, in hundredths of the stake, is finished: nothing pays more. */
const TOP_HUNDREDTHS = 1_000_000;

type MinesChoice = { mines: number };
type MinesAction = { open: number } | { take: true } | { leave: true };

/** What so many opened cells pay, in hundredths of the stake, rounded down. */
export function minesTimes(mines: number, opened: number): number {
  if (opened === 0) return 100;
  const safe = choose(MINES_CELLS - mines, opened);
  return Number((RETURN_PERCENT * choose(MINES_CELLS, opened)) / safe);
}

/** How many cells can be opened at most: all that are safe, or as many as the largest payout allows. */
export function minesDepth(mines: number): number {
  const safe = MINES_CELLS - mines;
  let opened = 1;
  while (opened < safe && minesTimes(mines, opened + 1) <= TOP_HUNDREDTHS) opened += 1;
  return opened;
}

const COUNTS = Array.from({ length: MINES_CELLS - 1 }, (_, nth) => nth + 1);

function ladder(mines: number): number[] {
  return Array.from({ length: minesDepth(mines) }, (_, nth) => minesTimes(mines, nth + 1));
}

/** A player who opens so many cells and then takes. */
function minesReturn(mines: number, opened: number): Return {
  const chance = rational(choose(MINES_CELLS - mines, opened), choose(MINES_CELLS, opened));
  const times = minesTimes(mines, opened);
  return {
    rtp: rational(BigInt(times) * chance.numerator, 100n * chance.denominator),
    topHundredths: times,
    topChance: chance,
  };
}

export const mines: InstantGame = {
  code: "mines",
  names: {
    fa: "گنج و مین",
    en: "Treasure and Mines",
    zh: "宝藏与地雷",
    id: "Harta dan Ranjau",
    th: "ขุมทรัพย์กับระเบิด",
    vi: "Kho báu và Mìn",
  },
  vendor: "SIMORGH",
  category: "RNG",
  family: "mines",
  mathVersion: 1,
  stakes: USUAL_STAKES,
  figures: exactFigures(
    COUNTS.flatMap((count) => ladder(count).map((_, nth) => minesReturn(count, nth + 1))),
  ),
  sheet: { cells: MINES_CELLS, ladders: COUNTS.map((count) => ({ mines: count, times: ladder(count) })) },
  readChoice(fields) {
    const count = COUNTS.find((one) => String(one) === fields.get("mines"));
    return count === undefined ? null : { mines: count };
  },
  readAction(fields) {
    const action = fields.get("action") ?? "";
    if (action === "take") return { take: true };
    const cell = /^open-(\d{1,2})$/.exec(action)?.[1];
    return cell !== undefined && Number(cell) < MINES_CELLS ? { open: Number(cell) } : null;
  },
  play,
};

function play({ choice, stakeMinor, actions, draw }: InstantRound): Played {
  const count = (choice as MinesChoice).mines;
  const field = pick(draw, { count, of: MINES_CELLS });
  const done = actions as readonly MinesAction[];
  const opened = done.flatMap((action) => ("open" in action ? [action.open] : []));
  const hit = opened.find((cell) => field.includes(cell)) ?? null;
  const safe = opened.filter((cell) => cell !== hit);
  const isFull = safe.length === minesDepth(count);
  const isOver = hit !== null || isFull || done.some((action) => !("open" in action));
  const times = hit === null ? minesTimes(count, safe.length) : 0;
  return {
    shown: {
      opened: safe,
      times,
      next: isOver ? null : minesTimes(count, safe.length + 1),
      hit,
      field: isOver ? [...field].sort((left, right) => left - right) : null,
    },
    payoutMinor: isOver ? timesHundredths(stakeMinor, times) : null,
    costOf: (action: Json) => (!isOver && isOffered(action as MinesAction, safe) ? 0n : null),
    ifLeft: isOver ? null : { leave: true },
  };
}

/** Anybody who left without having opened anything has the stake back; only the clock does that. */
function isOffered(action: MinesAction, opened: readonly number[]): boolean {
  if ("leave" in action) return true;
  return "open" in action ? !opened.includes(action.open) : opened.length > 0;
}
