import type { Statement } from "../../db/database.ts";

export type SeedPairState = "next" | "active" | "revealed";

/** The one who brought the client seed of a pair. `house`: nobody else did, or the house knew it before it made the server seed. */
export type SeedChooser = "player" | "house";

export type SeedPairRow = {
  id: string;
  state: SeedPairState;
  serverSeed: string;
  commitment: string;
  clientSeed: string | null;
  clientBy: SeedChooser | null;
  nextNonce: number;
  activatedAt: Date | null;
  revealedAt: Date | null;
};

const PAIR_COLUMNS = `
  p.id, p.state, p.server_seed as "serverSeed", p.commitment, p.client_seed as "clientSeed",
  p.client_by as "clientBy",  p.next_nonce as "nextNonce", p.activated_at as "activatedAt", p.revealed_at as "revealedAt"`;

export type NewSeedPair = Pick<SeedPairRow, "id" | "state" | "serverSeed" | "commitment"> &
  Partial<Pick<SeedPairRow, "clientSeed" | "clientBy" | "activatedAt">> & {
    readonly playerRef: string;
    readonly createdAt: Date;
  };

export const ENTER_SEED_PAIR: Statement<never> = {
  name: "studio.enter_seed_pair",
  text: `
    insert into studio.seed_pairs (id, player_ref, state, server_seed, commitment, created_at, client_seed, client_by,
      activated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict do nothing`,
};

/** The holder of it begins a round or rotates, one after the other. */
export const LOCK_ACTIVE_PAIR: Statement<SeedPairRow> = {
  name: "studio.lock_active_pair",
  text: `
    select ${PAIR_COLUMNS} from studio.seed_pairs p
    where p.player_ref = $1 and p.state = 'active' for no key update`,
};

export type SeedPairLine = SeedPairRow & { rounds: bigint; refusedRounds: bigint };

export const SEED_PAIRS: Statement<SeedPairLine> = {
  name: "studio.seed_pairs",
  text: `
    select ${PAIR_COLUMNS},
      (select count(*) from studio.rounds r where r.seed_pair_id = p.id and r.state <> 'refused')
        + (select count(*) from studio.wagers w where w.seed_pair_id = p.id and w.state <> 'refused') as rounds,
      (select count(*) from studio.rounds r where r.seed_pair_id = p.id and r.state = 'refused')
        + (select count(*) from studio.wagers w where w.seed_pair_id = p.id and w.state = 'refused') as "refusedRounds"
    from studio.seed_pairs p
    where p.player_ref = $1
    order by p.state = 'revealed', p.revealed_at desc, p.id desc
    limit $2`,
};

export const REVEAL_PAIR: Statement<unknown> = {
  name: "studio.reveal_pair",
  text: `update studio.seed_pairs set state = 'revealed', revealed_at = $2::timestamptz where id = $1`,
};

/** A seed that a player had before was known when the next server seed was made. */
const WAS_KNOWN = `exists (
      select from studio.seed_pairs o where o.player_ref = p.player_ref and o.client_seed = $2)`;

export const ACTIVATE_NEXT_PAIR: Statement<unknown> = {
  name: "studio.activate_next_pair",
  text: `
    update studio.seed_pairs p set state = 'active', client_seed = $2, activated_at = $3::timestamptz,
      client_by = case when ${WAS_KNOWN} then 'house' else 'player' end
    where player_ref = $1 and state = 'next'`,
};

/** Only of a pair that decided nothing yet. */
export const CHOOSE_CLIENT_SEED: Statement<unknown> = {
  name: "studio.choose_client_seed",
  text: `
    update studio.seed_pairs p set client_seed = $2, client_by = 'player'
    where player_ref = $1 and state = 'active' and next_nonce = 0 and client_by = 'house' and not ${WAS_KNOWN}`,
};

export const SEED_TO_CHOOSE: Statement<{ commit: string }> = {
  name: "studio.seed_to_choose",
  text: `
    select commitment as commit from studio.seed_pairs
    where player_ref = $1 and state = 'active' and next_nonce = 0 and client_by = 'house'`,
};

/** The player's part of a round that many share, as it is at this moment. */
export const CLIENT_SEED: Statement<Pick<SeedPairRow, "clientBy"> & { clientSeed: string }> = {
  name: "studio.client_seed",
  text: `
    select client_seed as "clientSeed", client_by as "clientBy" from studio.seed_pairs
    where player_ref = $1 and state = 'active'`,
};
