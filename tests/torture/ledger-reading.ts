import pg from "pg";

/** One movement as the ledger keeps it, with what it did to the accounts of players. */
export type Recorded = {
  id: bigint;
  kind: number;
  reverses: bigint | null;
  scope: string;
  player: string;
  key: string;
  round: string | null;
  refKey: string | null;
  payoutKind: string | null;
  entries: Entry[];
};

export type Entry = {
  owner: string;
  asset: string;
  account: "cash" | "bonus" | "hold" | "points" | "trial";
  delta: bigint;
  after: bigint | null;
  version: bigint | null;
};

type Row = Omit<Recorded, "entries"> & { [Key in keyof Entry]: Entry[Key] | null };

const EVERYTHING = `select t.id, t.kind, t.reverses, t.scope, t.player_id::text as player, t.key, t.round_ref as round,
    t.ref_key as "refKey", t.payout_kind as "payoutKind",
    e.owner, e.asset, e.account, e.delta, e.after, e.version
  from ledger.transfers t
  left join (
    select e.transfer_id, e.line, a.owner_id::text as owner, s.code as asset, k.name as account, e.delta, e.after, e.version
      from ledger.entry e
      join ledger.accounts a on a.id = e.account_id and a.owner_kind = 1
      join ledger.account_kinds k on k.id = a.kind
      join ledger.assets s on s.id = a.asset_id
  ) e on e.transfer_id = t.id
  order by t.id, e.line`;

/**
 * Everything that the ledger holds, in the order of its numbers: of one player that is the order in which it
 * happened, because a movement takes its number under the player's lock.
 */
export async function readLedger(url: string): Promise<Recorded[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(EVERYTHING);
    return gather(rows);
  } finally {
    await client.end();
  }
}

function gather(rows: readonly Row[]): Recorded[] {
  const movements = new Map<bigint, Recorded>();
  for (const { owner, asset, account, delta, after, version, ...movement } of rows) {
    const known = movements.get(movement.id) ?? { ...movement, entries: [] };
    movements.set(movement.id, known);
    if (owner !== null && asset !== null && account !== null && delta !== null) {
      known.entries.push({ owner, asset, account, delta, after, version });
    }
  }
  return [...movements.values()];
}
