import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import { gathered } from "../../db/gathered.ts";
import { CONTRACT_KINDS, type ContractKind } from "./terms.ts";

/** How an agent stands to one kind of contract. */
export type ContractInfo = {
  /** Whether there is one in which they are either side, be it over. */
  readonly hasAny: boolean;
  /** How many of them wait for their answer. */
  readonly waiting: number;
};

const KINDS_OF_PARTY: Statement<{ readonly kind: ContractKind; readonly waiting: number }> = {
  name: "agents.contract-kinds-of-party",
  text: `
    select c.kind, (count(*) filter (
      where c.asked_by = case when c.second_party = $1::bigint then 'first' else 'second' end))::int as waiting
    from agents.contracts c where c.first_party = $1::bigint or c.second_party = $1::bigint group by c.kind`,
};

/** The contracts of an agent in short, by kind. */
export async function contractInfo(
  { db }: Pick<Context, "db">,
  playerId: bigint,
): Promise<Readonly<Record<ContractKind, ContractInfo>>> {
  const known = new Map((await db.call(KINDS_OF_PARTY, [playerId])).map((row) => [row.kind, row.waiting]));
  const all = CONTRACT_KINDS.map((kind) => {
    return [kind, { hasAny: known.has(kind), waiting: known.get(kind) ?? 0 }] as const;
  });
  return Object.fromEntries(all) as Record<ContractKind, ContractInfo>;
}

/** Each side by its own index. */
const WERE_PARTIES: Statement<{ readonly id: bigint }> = {
  name: "agents.were-parties",
  text: `
    select asked.id from unnest($1::bigint[]) asked (id)
    where exists (select from agents.contracts c where c.second_party = asked.id)
      or exists (select from agents.contracts c where c.first_party = asked.id)`,
};

/** Whether somebody was ever a side of a contract. */
export function wasAgent({ db }: Pick<Context, "db">, playerId: bigint): Promise<boolean> {
  return askParty(db, playerId);
}

/** Every page of a member asks for it, so pages that are made together ask together. */
const askParty = gathered(async (db, playerIds: bigint[]) => {
  const rows = await db.call(WERE_PARTIES, [[...new Set(playerIds)]]);
  const parties = new Set(rows.map(({ id }) => id));
  return playerIds.map((id) => parties.has(id));
});
