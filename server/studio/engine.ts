import type { Context } from "../db/context.ts";
import type { StudioGame } from "./studio-game.ts";
import type { WagerRow } from "./wagers/wager-statements.ts";
import type { WalletOf } from "./wagers/wallet-client.ts";

/**
 * What the studio asks of an engine whose stakes are wagers (wagers.ts). Its games, its wagers that were interrupted,
 * and what it does by the clock.
 */
export type WagerEngine = {
  readonly games: readonly StudioGame[];
  /**
   * A staked wager of its games waits for something that many share and that a clock of the engine's own brings, maybe
   * for days: it is looked at when the process starts, and not four times a minute.
   */
  readonly waits?: true;
  /**
   * Called for a wager of its games that was left `staking` or `staked`, seconds after it was placed. It takes it as
   * far as it may go: takes a stake whose round is still open, gives back one whose round is not, decides what can be
   * decided. It does nothing for a wager that rightly waits. `paying` and `returning` are finished for it.
   */
  resume(context: Context, walletOf: WalletOf, wager: WagerRow): Promise<void>;
};
