import type { Theme } from "../../slots/theme.ts";
import type { ReelArt } from "../reels/reel-art.ts";

/**
 * A slot of 243 ways. It is written as a theme with lines is: `linePays` are for one way, in coins, and the line bet is
 * the coin. No wild stands on the first reel, and no reel shows more than one scatter.
 */
export type WaysGame = Theme & { readonly art: ReelArt };
