import type pg from "pg";
import type { FaultKind } from "./fault-plan.ts";

/** A defect that somebody might write into the ledger, planted into the running database. */
export type Mutant = {
  readonly name: string;
  /** Functions whose text is changed: what is looked for has to be there. */
  readonly edits: readonly { of: string; from: RegExp; to: string }[];
  /** What else stands in the way of the defect, and goes. */
  readonly also?: string;
  /** What has to go wrong around it; otherwise faults of the wires and of the nodes. */
  readonly faults?: readonly FaultKind[];
};

export const MUTANTS: readonly Mutant[] = [
  {
    name: "a stake is given back as often as it is asked for",
    edits: [
      {
        of: "ledger.rollback",
        from: /target\.outcome <> 'OK' or exists \([^)]*\)/,
        to: "target.outcome <> 'OK'",
      },
    ],
    also: "drop index ledger.transfer_reversed_once",
  },
  {
    name: "a win is paid on a stake that was taken back",
    edits: [
      { of: "ledger.payout", from: /bet\.outcome <> 'OK' or bet\.reversed/, to: "bet.outcome <> 'OK'" },
    ],
  },
  {
    name: "a stake is given back after its win was paid",
    edits: [{ of: "ledger.rollback", from: /\(r\.payouts_live > 0 or r\.state = 'closed'\)/, to: "false" }],
  },
  {
    name: "a rollback of what never came leaves no tombstone",
    edits: [{ of: "ledger.rollback", from: /insert into ledger\.idempotency_keys [^;]*;/, to: "" }],
  },
  {
    name: "a balance is read without the player's lock",
    edits: [{ of: "ledger.lock_players", from: /for no key update/, to: "" }],
  },
  {
    name: "a commit is acknowledged before it is on the disk",
    edits: [],
    also: "do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$",
    faults: ["postgres-kill"],
  },
  {
    name: "a key that is used again with other content is taken for the same",
    edits: [{ of: "ledger.run", from: /if known\.hash = v_hash then/, to: "if true then" }],
  },
  {
    name: "a refusal is forgotten",
    edits: [
      {
        of: "ledger.run",
        from: /a\.outcome = 'OK' or \(p_alone and [^(]*\([^)]*\)\)/,
        to: "a.outcome = 'OK'",
      },
    ],
  },
  {
    name: "the sums of a round are not kept",
    edits: [
      {
        of: "ledger.payout",
        from: /payout_minor = w\.payout_minor \+ p_amount/,
        to: "payout_minor = w.payout_minor",
      },
    ],
  },
  {
    name: "a payout does not ask whose stake it names, in which asset and round",
    edits: [
      { of: "ledger.payout", from: /i\.player_id = p_player and /, to: "" },
      { of: "ledger.payout", from: /r\.account_id <> p\.account_id/, to: "false" },
      { of: "ledger.payout", from: /bet\.account_id <> p\.account_id/, to: "false" },
      { of: "ledger.payout", from: /bet\.round_ref <> p_round/, to: "false" },
    ],
  },
];

const TEXT_OF = `select pg_get_functiondef(p.oid) as text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname || '.' || p.proname = $1`;

/** Writes the defect into the functions of a database. Throws when what it changes is not there any more. */
export async function plant(client: pg.Client, { name, edits, also }: Mutant): Promise<void> {
  for (const { of, from, to } of edits) {
    const { rows } = await client.query<{ text: string }>(TEXT_OF, [of]);
    const [row] = rows;
    if (!row || rows.length > 1)
      throw new Error(`"${name}" cannot be planted: ${rows.length} functions are called ${of}.`);
    const changed = row.text.replace(from, to);
    if (changed === row.text)
      throw new Error(`"${name}" cannot be planted: ${of} does not say ${from} any more.`);
    await client.query(changed);
  }
  if (also !== undefined) await client.query(also);
}
