import type { Database } from "../db/database.ts";
import { gathered, TWO_LANES } from "../db/gathered.ts";

type Write<Fact> = (db: Database, facts: Fact[]) => Promise<{ id: string }[]>;

/**
 * Writes down how far rounds have come, those that arrive together in one call and each of them once. `write` answers
 * the rounds that it brought further: false where somebody else did it meanwhile, or the same call that is made twice.
 */
export function marked<Fact extends { id: string }>(
  write: Write<Fact>,
): (db: Database, fact: Fact) => Promise<boolean> {
  return gathered(
    async (db, facts) => {
      const first = new Map(facts.toReversed().map((fact) => [fact.id, fact]));
      const written = new Set((await write(db, [...first.values()])).map(({ id }) => id));
      return facts.map((fact) => first.get(fact.id) === fact && written.has(fact.id));
    },
    { ...TWO_LANES, apart: true },
  );
}

/** Facts for jsonb_to_recordset: a balance goes as its digits, so that nothing is rounded on the way. */
export function balancesOf(facts: readonly { balanceMinor: bigint | null }[]): string {
  return JSON.stringify(
    facts.map(({ balanceMinor, ...fact }) => ({ ...fact, balance: balanceMinor?.toString() })),
  );
}
