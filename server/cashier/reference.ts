import type { NewId } from "../core/ids.ts";
import { makeReference, typedReference } from "../core/references.ts";

/** What people call an order by: `D-` or `W-` and eight characters. */
export function newReference(kind: "D" | "W", newId: NewId): string {
  return makeReference(kind, newId);
}

/** The order that somebody read aloud or typed (typedReference). Null when it is none. */
export function readReference(typed: string): string | null {
  return typedReference("DW", typed);
}
