import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";

/**
 * Something that is wrong with the ledger: which invariant (I1 to I16), and where. `late` is none: something that a
 * vendor has left open for too long; nor is `return`: a game of ours that pays more or less than it should; nor is
 * `payout`: one that is so large that somebody looks at it; nor is `figures`: a sum for agents that the ledger does not
 * bear out.
 */
export type Break = { readonly invariant: string; readonly subject: string };

export type Alarm = Break & {
  readonly id: bigint;
  /** Whether no withdrawal leaves the house while it is open. */
  readonly freezes: boolean;
  readonly foundAt: Date;
  readonly foundLastAt: Date;
  readonly times: number;
};

/**
 * What stops no withdrawal: an answer that was never given (I9), money that a provider has not cleared yet (I11), what
 * waits for a vendor, a game whose return chance does not explain, a payout that is only large, and a sum of figures
 * (server/figures). Anything else, also what nobody has thought of yet, does.
 */
const HARMLESS: ReadonlySet<string> = new Set(["I9", "I11", "late", "return", "payout", "figures"]);

/** More of one kind say nothing more, and would only bury the others. */
const RAISED_MOST = 50;

const RAISE = {
  name: "wallet-alarm-raise",
  text: `insert into wallet.alarms as a (invariant, subject, freezes, found_at, found_last_at)
    values ($1, $2, $3, $4, $4)
    on conflict (invariant, subject) where closed_at is null
      do update set times = a.times + 1, found_last_at = excluded.found_last_at
    returning times`,
  row: { times: 0 },
};

const COLUMNS = `id, invariant, subject, freezes, found_at as "foundAt", found_last_at as "foundLastAt", times`;
const ALARM_ROW: Alarm = {
  id: 0n,
  invariant: "",
  subject: "",
  freezes: false,
  foundAt: new Date(0),
  foundLastAt: new Date(0),
  times: 0,
};

const OPEN = {
  name: "wallet-alarms-open",
  text: `select ${COLUMNS} from wallet.alarms where closed_at is null order by id`,
  row: ALARM_ROW,
};

const APPROVE = {
  name: "wallet-alarm-approve",
  text: `update wallet.alarms set approved_at = $2, approved_by = $3, approved_reason = $4
    where id = $1 and closed_at is null and approved_by is null
    returning ${COLUMNS}`,
  row: ALARM_ROW,
};

const CLOSE = {
  name: "wallet-alarm-close",
  text: `update wallet.alarms set closed_at = $2, closed_by = $3, closed_reason = $4
    where id = $1 and closed_at is null and (not freezes or approved_by <> $3)
    returning ${COLUMNS}`,
  row: ALARM_ROW,
};

const STANDING = {
  name: "wallet-alarm-standing",
  text: `select closed_at is not null as "isClosed", approved_by as "approvedBy" from wallet.alarms where id = $1`,
  row: { isClosed: false, approvedBy: null as string | null },
};

const FROZEN = {
  name: "wallet-withdrawals-frozen",
  text: "select exists (select 1 from wallet.alarms where closed_at is null and freezes) as frozen",
  row: { frozen: false },
};

/** Keeps what was found broken. Gives those of them that nobody knew of; an alarm stays one row while it is open. */
export async function raiseAlarms(
  { db, now }: Pick<Context, "db" | "now">,
  found: readonly Break[],
): Promise<Break[]> {
  const seen = new Map<string, number>();
  const fresh: Break[] = [];
  for (const { invariant, subject } of found) {
    const before = seen.get(invariant) ?? 0;
    seen.set(invariant, before + 1);
    if (before >= RAISED_MOST) continue;
    const [row] = await db.call(RAISE, [invariant, subject, !HARMLESS.has(invariant), now()]);
    if (row?.times === 1) fresh.push({ invariant, subject });
  }
  return fresh;
}

/** Every alarm that no operator has closed, oldest first. */
export function openAlarms({ db }: Pick<Context, "db">): Promise<Alarm[]> {
  return db.call(OPEN, []);
}

type Decision = { alarmId: bigint; operator: string; reason: string };
type Undecided = { reason: "unknownAlarm" | "alarmClosed" | "alarmNotApproved" | "sameOperator" };

/**
 * The first of the two who lift the freeze: says that an alarm may be closed, and why. Refuses with `unknownAlarm`,
 * `alarmClosed`, and with `sameOperator` when somebody has approved it already.
 */
export async function approveAlarm(
  { db, now }: Pick<Context, "db" | "now">,
  { alarmId, operator, reason }: Decision,
): Promise<Outcome<Alarm, Undecided>> {
  const [approved] = await db.call(APPROVE, [alarmId, now(), operator, reason]);
  return approved ? done(approved) : refuse(await whyNot(db, alarmId));
}

/**
 * Closes an alarm, with the reason why it may be. What is still broken raises a new one at the next check.
 * Refuses with `unknownAlarm`, and with `alarmClosed` when somebody closed it already. One that freezes withdrawals
 * needs the approval of another operator before: `alarmNotApproved`, `sameOperator`.
 */
export async function closeAlarm(
  { db, now }: Pick<Context, "db" | "now">,
  { alarmId, operator, reason }: Decision,
): Promise<Outcome<Alarm, Undecided>> {
  const [closed] = await db.call(CLOSE, [alarmId, now(), operator, reason]);
  return closed ? done(closed) : refuse(await whyNot(db, alarmId));
}

async function whyNot(db: Context["db"], alarmId: bigint): Promise<Undecided> {
  const [known] = await db.call(STANDING, [alarmId]);
  if (!known) return { reason: "unknownAlarm" };
  if (known.isClosed) return { reason: "alarmClosed" };
  return { reason: known.approvedBy === null ? "alarmNotApproved" : "sameOperator" };
}

/** Whether money may leave the house: not while the ledger is known to be wrong. Play may go on. */
export async function withdrawalsFrozen({ db }: Pick<Context, "db">): Promise<boolean> {
  const [row] = await db.call(FROZEN, []);
  return row?.frozen ?? true;
}
