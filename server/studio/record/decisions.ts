import { isId } from "../../core/ids.ts";
import type { Context } from "../../db/context.ts";
import { stakeLine } from "../fairness/chain.ts";
import { instantGameOf } from "../instant/instant-games.ts";
import { type InstantWager, instantWager } from "../instant/wager-view.ts";
import { type RoundView, roundViewOf } from "../round-view.ts";
import { roundGameOf } from "../rounds/games/round-games.ts";
import { asToday } from "../rounds/kept-outcome.ts";
import type { RoundChoice } from "../rounds/outcome.ts";
import { autoOf, leftAt } from "../rounds/stakes/cash-out.ts";
import { SHARED_ROUNDS, type SharedRoundRow } from "../rounds/statements.ts";
import { ROUNDS_OF_IDS } from "../statements.ts";
import { WAGERS, type WagerRow } from "../wagers/wager-statements.ts";

/** Of a round that many share, what its check is told and its player sees: the link and the outcome once it is over. */
export type SharedDecision = Pick<
  SharedRoundRow,
  "id" | "game" | "number" | "state" | "commit" | "terminal" | "entropy" | "link" | "outcome"
> & { readonly version: number; readonly place: number };

/** What decided a stake of one player: a spin, a round of an instant game, or a round that many share. */
export type Decision =
  | { readonly engine: "slot"; readonly round: RoundView }
  | { readonly engine: "instant"; readonly wager: InstantWager }
  | {
      readonly engine: "rounds";
      readonly wagerId: string;
      readonly round: SharedDecision;
      readonly clientSeed: string | null;
      /** As the stake stands in the list of the round's stakes, where it has a part in it. */
      readonly line: string | null;
      readonly spot: string | null;
      readonly auto: number | null;
      /** It went back although its round was played. */
      readonly isLate: boolean;
    };

/**
 * What decided these rounds of a player, by their numbers; without those that are not the player's, of another vendor, or
 * of games that say it on pages of their own. Three statements, however many rounds.
 */
export async function decisionsOf(
  { db }: Pick<Context, "db">,
  { playerRef, roundIds }: { playerRef: string; roundIds: readonly string[] },
): Promise<ReadonlyMap<string, Decision>> {
  const ids = roundIds.filter(isId);
  if (ids.length === 0) return new Map();
  const [spins, wagers] = await Promise.all([db.call(ROUNDS_OF_IDS, [ids]), db.call(WAGERS, [ids])]);
  const isOwn = (row: { readonly playerRef: string }) => row.playerRef === playerRef;
  const own = wagers.filter(isOwn);
  const shared = own.filter(({ game }) => roundGameOf(game) !== null).map(({ roundRef }) => roundRef);
  const rounds = shared.length > 0 ? await db.call(SHARED_ROUNDS, [[...new Set(shared)]]) : [];
  const roundOf = new Map(rounds.map((row) => [row.id, row]));
  const decided = new Map<string, Decision>();
  for (const row of spins.filter(isOwn)) decided.set(row.id, { engine: "slot", round: roundViewOf(row) });
  for (const wager of own) {
    const round = roundOf.get(wager.roundRef);
    if (instantGameOf(wager.game)) decided.set(wager.id, { engine: "instant", wager: instantWager(wager) });
    else if (round) decided.set(wager.id, sharedDecision(wager, round));
  }
  return decided;
}

function sharedDecision(wager: WagerRow, row: SharedRoundRow): Decision {
  const { id, game, number, state, commit, terminal, entropy, link, mathVersion: version } = row;
  const { outcome } = asToday(row);
  const choice = wager.choice as RoundChoice;
  const isBack = wager.state === "returned" || wager.state === "returning";
  return {
    engine: "rounds",
    wagerId: wager.id,
    round: {
      id,
      game,
      number,
      state,
      commit,
      terminal,
      entropy,
      link,
      outcome,
      version,
      place: row.chainIndex,
    },
    clientSeed: wager.clientSeed,
    line: wager.payoutMinor === null ? null : stakeLine(wager),
    spot: "spot" in choice ? choice.spot : null,
    auto: "spot" in choice ? null : leftAt(wager.result) || autoOf(wager),
    isLate: isBack && entropy !== null && state !== "cancelled",
  };
}
