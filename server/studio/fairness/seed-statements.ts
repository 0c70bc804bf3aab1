import type { Statement } from "../../db/database.ts";
import type { SeedPairState } from "../../db/schema/studio.ts";

export type SeedPairRow = {
  id: string;
  state: SeedPairState;
  serverSeed: string;
  commitment: string;
  clientSeed: string | null;
  nextNonce: number;
  activatedAt: Date | null;
  revealedAt: Date | null;
};

const PAIR_COLUMNS = `
  p.id, p.state, p.server_seed as "serverSeed", p.commitment, p.client_seed as "clientSeed",
  p.next_nonce as "nextNonce", p.activated_at as "activatedAt", p.revealed_at as "revealedAt"`;

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

export const ACTIVATE_NEXT_PAIR: Statement<unknown> = {
  name: "studio.activate_next_pair",
  text: `
    update studio.seed_pairs set state = 'active', client_seed = $2, activated_at = $3::timestamptz
    where player_ref = $1 and state = 'next'`,
};

/** The player's part of a round that many share, as it is at this moment. */
export const CLIENT_SEED: Statement<{ clientSeed: string }> = {
  name: "studio.client_seed",
  text: `select client_seed as "clientSeed" from studio.seed_pairs where player_ref = $1 and state = 'active'`,
};
