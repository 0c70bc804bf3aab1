import type { Database, Statement } from "../../db/database.ts";
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

export type EventRow = {
  readonly id: bigint;
  readonly deposit: string | null;
  readonly withdrawal: string | null;
  readonly state: string;
  readonly at: Date;
  readonly actorKind: string;
  readonly actor: string;
  readonly reason: string | null;
  readonly note: string | null;
};

type Subject = { readonly deposit: string } | { readonly withdrawal: string };

const ENTER_EVENT: Statement<never> = {
  name: "cashier.enter-event",
  text: `
    insert into cashier.events (deposit, withdrawal, state, at, actor_kind, actor, reason, note)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
};

const EVENT = 'id, deposit, withdrawal, state, at, actor_kind as "actorKind", actor, reason, note';

const DEPOSIT_EVENTS: Statement<EventRow> = {
  name: "cashier.deposit-events",
  text: `select ${EVENT} from cashier.events where deposit = any ($1::text[]) order by id`,
};

const WITHDRAWAL_EVENTS: Statement<EventRow> = {
  name: "cashier.withdrawal-events",
  text: `select ${EVENT} from cashier.events where withdrawal = any ($1::text[]) order by id`,
};

export async function insertEvent(db: Database, subject: Subject, event: NewEvent): Promise<void> {
  const { deposit, withdrawal } = { deposit: null, withdrawal: null, ...subject };
  const { state, at, actor, reason, note } = event;
  const said = [state, at, actor.kind, actorName(actor), reason ?? null, note ?? null];
  await db.call(ENTER_EVENT, [deposit, withdrawal, ...said]);
}

/** What happened to orders of one kind, in the order in which it happened. */
export async function readEvents(
  db: Database,
  kind: "deposit" | "withdrawal",
  references: readonly string[],
): Promise<EventRow[]> {
  if (references.length === 0) return [];
  return db.call(kind === "deposit" ? DEPOSIT_EVENTS : WITHDRAWAL_EVENTS, [references]);
}
