import { SECOND_MS } from "../../../core/time.ts";

/** How long one thinks before the clock plays. */
export const TURN_MS = 30 * SECOND_MS;

/** Before the first card of a hand there is more to look at. */
export const NEW_HAND_MS = 10 * SECOND_MS;

/** The house leaves people this long to find each other. */
export const HOUSE_COMES_MS = 10 * SECOND_MS;

/** The house plays no faster than one can follow. */
export const HOUSE_PACE_MS = 900;

/** Nobody is sat down opposite somebody who has not looked for so long, and who stays away loses the seat. */
export const ABSENT_MS = 20 * SECOND_MS;
export const GONE_MS = 60 * SECOND_MS;

/** A stake that the wallet cannot decide keeps the others waiting no longer. */
export const STAKES_MS = 30 * SECOND_MS;
