import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { events } from "../../db/schema/cashier.ts";
import { type Actor, actorName } from "../actor.ts";
import type { OrderReason } from "../deposits/deposit.ts";

export type NewEvent = {
  readonly state: string;
  readonly at: Date;
  readonly actor: Actor;
  /** `firstApproval` is the house's own; a player is not told of it. */
  readonly reason?: OrderReason | "firstApproval" | undefined;
  readonly note?: string | undefined;
};

export type EventRow = typeof events.$inferSelect;

type Subject = { readonly deposit: string } | { readonly withdrawal: string };

export async function insertEvent(db: Database, subject: Subject, event: NewEvent): Promise<void> {
  const { state, at, actor, reason, note } = event;
  await db.orm.insert(events).values({
    ...subject,
    state,
    at,
    actorKind: actor.kind,
    actor: actorName(actor),
    reason: reason ?? null,
    note: note ?? null,
  });
}

/** What happened to orders of one kind, in the order in which it happened. */
export async function readEvents(
  db: Database,
  kind: "deposit" | "withdrawal",
  references: readonly string[],
): Promise<EventRow[]> {
  if (references.length === 0) return [];
  const [first] = references;
  const column = events[kind];
  const which = references.length === 1 && first ? eq(column, first) : inArray(column, [...references]);
  return db.orm.select().from(events).where(which).orderBy(asc(events.id));
}
