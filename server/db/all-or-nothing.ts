import type { Outcome } from "../core/outcome.ts";
import type { Database } from "./database.ts";

/**
 * A transaction that a refusal undoes as a fault would, so that nothing of what was refused is remembered: the
 * same form may be sent again once the reason is gone. Inside another transaction it would undo that one too.
 */
export async function allOrNothing<Result extends Outcome<unknown, { reason: string }>>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const refused: { outcome: Result | null } = { outcome: null };
  try {
    return await db.transaction(async (transaction) => {
      const outcome = await work(transaction);
      if (outcome.ok) return outcome;
      refused.outcome = outcome;
      throw new Error("What was refused is undone.");
    });
  } catch (fault) {
    if (refused.outcome) return refused.outcome;
    throw fault;
  }
}
