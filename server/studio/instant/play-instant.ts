import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { whyNotStaked } from "../wagers/wagers.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import { type BeginInstantRefusal, beginInstant, type InstantRequest } from "./begin-instant.ts";
import { settleFrom } from "./settle-instant.ts";
import { type InstantWager, instantWager } from "./wager-view.ts";

type NotStaked = NonNullable<ReturnType<typeof whyNotStaked>>;

export type PlayInstantRefusal =
  | BeginInstantRefusal
  | { reason: NotStaked | "roundOpen" | "gameUnfinished"; wagerId: string };

/** One for a wager that was left open, one for the wager itself, and one for a race between two windows. */
const ATTEMPTS = 3;

/**
 * Places a wager: takes its stake and, in a game of one step, decides and pays it. The same form again gives the same
 * wager and takes nothing more; with another stake or choice it is refused (`wagerConflict`). A wager of the same game
 * that was interrupted is settled first; one that waits for its player has to be played to its end (`gameUnfinished`).
 */
export async function playInstant(
  context: Context,
  walletOf: WalletOf,
  request: InstantRequest,
): Promise<Outcome<InstantWager, PlayInstantRefusal>> {
  let blocking = "";
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const begun = await beginInstant(context, request);
    if (!begun.ok) return begun;
    const { row, isOwn } = begun.value;
    const wagerId = row.id;
    if (!isOwn && wagerId === blocking) break;
    const { wager } = await settleFrom(context, walletOf, row);
    if (isOwn) {
      const reason = whyNotStaked(wager);
      return reason ? refuse({ reason, wagerId }) : done(instantWager(wager));
    }
    if (wager.state === "staked") return refuse({ reason: "gameUnfinished", wagerId });
    blocking = wagerId;
  }
  return refuse({ reason: "roundOpen", wagerId: blocking });
}
