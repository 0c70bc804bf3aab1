import type { ServedSite } from "./served-site.ts";

/** What the ledger wrote of a round: of each movement what it is, and from which kind of account to which how much went. */
export async function roundLines({ sql }: ServedSite, round: string): Promise<readonly string[]> {
  const rows = await sql<{ line: string }>(
    `select format('%s %s>%s %s', kind.name, source.kind, target.kind, posting.amount) as line
     from ledger.transfers movement
     join ledger.transfer_kinds kind on kind.id = movement.kind
     join ledger.postings posting on posting.transfer_id = movement.id
     join ledger.accounts source on source.id = posting.src
     join ledger.accounts target on target.id = posting.dst
     where movement.round_ref = $1 order by movement.id, posting.line`,
    [round],
  );
  return rows.map(({ line }) => line);
}
