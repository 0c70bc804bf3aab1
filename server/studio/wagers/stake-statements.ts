import type { Asset } from "../../core/numbers/money.ts";
import type { Statement } from "../../db/database.ts";
import type { SeedChooser, SeedPairState } from "../fairness/seed-statements.ts";
import type { StudioVendor } from "../slots/theme.ts";

/** What a round of a slot with lines (statements.ts) and a wager of any other game (wager-statements.ts) both are. */
export type StakeRow = {
  id: string;
  sessionId: string;
  playerRef: string;
  vendor: StudioVendor;
  game: string;
  asset: Asset;
  mathVersion: number;
  /** The first stake. Nothing for a round that was given to the player. */
  stakeMinor: bigint;
  /** A round that was given to the player: it costs nothing. */
  freeRoundsId: string | null;
  /** Why the wallet did not take the stake. */
  refusal: string | null;
  /** As decided at first; null until then. */
  payoutMinor: bigint | null;
  /** The player's balance as the wallet last told it. */
  balanceMinor: bigint | null;
  settledAt: Date | null;
  walletToken: string;
};

/** The seeds that decide a stake; null where it is decided by what many share. */
export type SeedFacts = {
  seedPairId: string;
  nonce: number;
  clientSeed: string;
  /** Null where it is not known: of a stake that just began, and of pairs from before it was kept. */
  clientBy: SeedChooser | null;
  /** For whoever decides or verifies; a page shows it when `pairState` is revealed. */
  serverSeed: string;
  commitment: string;
  pairState: SeedPairState;
};

/** From the session `s` and the pair of seeds `p`. */
export const SEAT_AND_SEEDS_COLUMNS = `
    s.wallet_token as "walletToken", p.server_seed as "serverSeed", p.commitment, p.client_by as "clientBy",
    p.state as "pairState"`;

type Stakes = { table: "rounds" | "wagers"; name: string };

/** A free round that was not played after all is the player's again. */
function freeRoundsBack(ended: string): string {
  return `
      with ended as (${ended} returning free_rounds_id)
      update studio.free_rounds f set used = f.used - 1 from ended e where f.id = e.free_rounds_id`;
}

export function markingRefused({ table, name }: Stakes): Statement<unknown> {
  return {
    name,
    text: freeRoundsBack(`
        update studio.${table} set state = 'refused', refusal = $2, settled_at = $3::timestamptz
        where id = $1 and state = 'staking'`),
  };
}

/** `states` are those that a stake can still be given back in. */
export function markingReturned({ table, name }: Stakes, states: readonly string[]): Statement<unknown> {
  return {
    name,
    text: freeRoundsBack(`
        update studio.${table} set state = 'returned', settled_at = $2::timestamptz
        where id = $1 and state in (${states.map((state) => `'${state}'`).join(", ")})`),
  };
}
