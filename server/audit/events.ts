import type { Context } from "../db/context.ts";

/** What is known of a thing at one moment, in words and digits; amounts as text. */
type Facts = Readonly<Record<string, string | number | boolean | null>>;

export type RecordedEvent = {
  readonly operator: string;
  /** The words of the command: `deposit approve`. */
  readonly action: string;
  /** What it was done to: `deposit D-7K2M9QXA`, `player 100001`. */
  readonly subject: string;
  readonly before?: Facts | null;
  readonly after?: Facts | null;
  readonly reason?: string | null;
};

export type AuditEvent = Required<RecordedEvent> & { readonly id: bigint; readonly at: Date };

const RECORD = {
  name: "audit-record",
  text: `insert into audit.events (at, operator, action, subject, before, after, reason)
    values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7)`,
};

const RECORD_EACH = {
  name: "audit-record-each",
  text: `insert into audit.events (at, operator, action, subject, reason)
    select $1, $2, $3, subject, $5 from unnest($4::text[]) as e (subject)`,
};

const EVENT = "id, at, operator, action, subject, before, after, reason";

const EVENTS = {
  name: "audit-events",
  text: `select ${EVENT} from audit.events where subject = $1 order by id desc limit $2`,
  row: {
    id: 0n,
    at: new Date(0),
    operator: "",
    action: "",
    subject: "",
    before: null,
    after: null,
    reason: null,
  } as AuditEvent,
};

const LATEST = {
  ...EVENTS,
  name: "audit-latest",
  text: `select ${EVENT} from audit.events order by id desc limit $1`,
};

const LISTED_MAX = 200;

/** Keeps what an operator did. Called in the transaction that does it, so that neither is there without the other. */
export async function recordEvent(
  { db, now }: Pick<Context, "db" | "now">,
  { operator, action, subject, before = null, after = null, reason = null }: RecordedEvent,
): Promise<void> {
  const text = (facts: Facts | null) => (facts === null ? null : JSON.stringify(facts));
  await db.call(RECORD, [now(), operator, action, subject, text(before), text(after), reason]);
}

/** The same of many things that one word was said about: each keeps a line of its own. */
export async function recordEvents(
  { db, now }: Pick<Context, "db" | "now">,
  event: Pick<AuditEvent, "operator" | "action" | "reason"> & { readonly subjects: readonly string[] },
): Promise<void> {
  await db.call(RECORD_EACH, [now(), event.operator, event.action, event.subjects, event.reason]);
}

/** What was done to a thing, or where none is named at all, newest first, at most 200. */
export function eventsOf(
  { db }: Pick<Context, "db">,
  { subject }: { readonly subject?: string | undefined },
): Promise<AuditEvent[]> {
  return subject === undefined ? db.call(LATEST, [LISTED_MAX]) : db.call(EVENTS, [subject, LISTED_MAX]);
}
