import { MINUTE_MS, SECOND_MS } from "../../../core/time.ts";
import { VIRTUAL_GAMES, type VirtualGame } from "./virtual-league.ts";

/** When the virtual leagues play. Rounds follow each other on the clock of the house, whether anybody looks or not. */
export const ROUND_MS = 4 * MINUTE_MS;

/** How long a match is told for, from the kick-off to its result. */
export const PLAY_MS = 60 * SECOND_MS;

/** A match that is not on offer for so long before its kick-off is not offered at all. */
export const BETTING_MIN_MS = 3 * MINUTE_MS;

/** The two leagues take turns. */
const OFFSET_MS: Readonly<Record<VirtualGame, number>> = {
  "virtual-league": 0,
  "virtual-esports": ROUND_MS / 2,
};

export function kickOffOf(game: VirtualGame, round: number): Date {
  return new Date(round * ROUND_MS + OFFSET_MS[game]);
}

/** The first round that can still be offered for long enough. */
export function nextRound(game: VirtualGame, at: Date): number {
  return Math.ceil((at.getTime() + BETTING_MIN_MS - OFFSET_MS[game]) / ROUND_MS);
}

/** The id of a match says everything about it: the league, the round, and its place in the round. */
export function virtualEventId(game: VirtualGame, round: number, place: number): string {
  return `${game}-${round}-${place}`;
}

const EVENT_ID = /^(virtual-league|virtual-esports)-(\d{1,12})-(\d{1,2})$/;

export function readVirtualEventId(id: string): { game: VirtualGame; round: number; place: number } | null {
  const [, name, round, place] = EVENT_ID.exec(id) ?? [];
  const game = VIRTUAL_GAMES.find((known) => known === name);
  return game ? { game, round: Number(round), place: Number(place) } : null;
}
