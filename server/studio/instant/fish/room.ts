import { commitOf } from "../../fairness/pf1.ts";
import { atWeight } from "../../fairness/weighted.ts";
import { KINDS } from "./kinds.ts";

/** A new fish comes so often. */
const EVERY_MS = 1_400;
const LONGEST_MS = Math.max(...KINDS.map(({ seconds }) => seconds)) * 1000;
const ALL_WEIGHTS = KINDS.reduce((sum, { weight }) => sum + weight, 0);
/** What a shot may be late or early by: the way from the eye to the server. */
const TOLERANCE_MS = 2_000;

/**
 * A fish and its way through the room, in thousandths of the room: across from one side to the other, at a height that
 * sways. Where it is makes nothing: a catch has the same chance wherever the fish swims.
 */
export type Fish = {
  /** The number of its place in the timetable. */
  readonly id: number;
  readonly kind: string;
  readonly entersAt: number;
  readonly leavesAt: number;
  readonly fromLeft: boolean;
  readonly height: number;
  readonly sway: number;
  readonly waves: number;
};

/**
 * The timetable of a room: the hash of the room and of a fish's number is all that it is made of, so everybody sees the
 * same fish, it is known in advance, and no chance of a catch is in it.
 */
export function fishOf(room: string, id: number): Fish {
  const hash = commitOf(`${room}|${id}`);
  const part = (nth: number, below: number) => Number.parseInt(hash.slice(nth * 8, nth * 8 + 8), 16) % below;
  const kind = atWeight(KINDS, ({ weight }) => weight, part(0, ALL_WEIGHTS));
  const entersAt = id * EVERY_MS + part(1, EVERY_MS);
  return {
    id,
    kind: kind.id,
    entersAt,
    leavesAt: entersAt + kind.seconds * 1000,
    fromLeft: part(2, 2) === 0,
    height: 120 + part(3, 700),
    sway: 20 + part(4, 90),
    waves: 1 + part(5, 3),
  };
}

/** Those that are in the room at a moment, and those that come in within `aheadMs`. The first to come is first. */
export function fishAt(room: string, at: Date, aheadMs = 0): Fish[] {
  const now = at.getTime();
  const first = Math.floor((now - LONGEST_MS) / EVERY_MS) - 1;
  const last = Math.floor((now + aheadMs) / EVERY_MS);
  return Array.from({ length: last - first + 1 }, (_, nth) => fishOf(room, first + nth)).filter(
    ({ entersAt, leavesAt }) => entersAt <= now + aheadMs && leavesAt > now,
  );
}

/** Whether a fish could be aimed at just now. */
export function isInRoom(room: string, id: number, at: Date): boolean {
  const { entersAt, leavesAt } = fishOf(room, id);
  const now = at.getTime();
  return now >= entersAt - TOLERANCE_MS && now <= leavesAt + TOLERANCE_MS;
}
