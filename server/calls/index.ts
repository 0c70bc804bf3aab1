/**
 * The front door of calls: what apps, partners and scripts ask for without pages. Everything is made of one table
 * (table.ts); a call is one row.
 */
export type { Call } from "./call.ts";
export { type DocumentedCall, documentedCall, documentedCalls } from "./documented.ts";
export { CALL_MODULES } from "./modules.ts";
export { openCalls } from "./serve-calls.ts";
