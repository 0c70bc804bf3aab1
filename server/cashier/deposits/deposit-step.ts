import type { Database } from "../../db/database.ts";
import { type DepositRow, updateDeposit } from "../store/deposits.ts";
import { insertEvent, type NewEvent } from "../store/events.ts";
import type { DepositState } from "./deposit.ts";

type Step = NewEvent & { readonly state: Exclude<DepositState, "received" | "waiting"> };

const OPEN: ReadonlySet<DepositState> = new Set(["checking", "review"]);
/** What an operator decides, or what its provider said has failed, is not asked about any more. */
const DECIDED: ReadonlySet<DepositState> = new Set(["review", "refused"]);

/** Moves an order on without any money. The caller holds its lock and has decided that it may. */
export async function moveDeposit(db: Database, { reference }: DepositRow, event: Step): Promise<void> {
  const { state, at } = event;
  const patch = { state, endedAt: OPEN.has(state) ? null : at };
  await updateDeposit(db, reference, DECIDED.has(state) ? { ...patch, pollAt: null } : patch);
  await insertEvent(db, { deposit: reference }, event);
}
