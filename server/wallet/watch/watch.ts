import { DAY_MS, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { type Break, raiseAlarms } from "./alarms.ts";
import { brokenInvariants } from "./ledger-care.ts";
import { copySeals, sealFinished, verifySeals } from "./seals.ts";
import { suspense } from "./watch-suspense.ts";

/** The accounts are gone through in this many checks, so within an hour also when one or two fall out. */
const SHARES = 55n;

/** How many seals are counted again at a time; after the last one it begins anew. */
const SEALS_AT_A_TIME = 20_000;

/** A provider that has not settled for so long is asked by a person. */
export const SUSPENSE_DEADLINE_MS = 3 * DAY_MS;

type WatchContext = Pick<Context, "db" | "now">;

const LIGHT_MARK = {
  name: "wallet-watch-light",
  text: `select w.account_id as "accountId", w.since::text as since,
      pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      coalesce((select max(a.id) from ledger.accounts a), 0) as "lastAccount"
    from wallet.watches w where w.name = 'light'`,
  row: { accountId: 0n, since: "0", horizon: "0", lastAccount: 0n },
};

const BROKEN_LATELY = {
  name: "ledger-broken-lately",
  text: `select invariant, subject from ledger.broken_lately($1, $2, $3::text::xid8)
    union all select invariant, subject from ledger.broken_newly($3::text::xid8)`,
  timeoutMs: MINUTE_MS,
  row: { invariant: "", subject: "" },
};

const BROKEN_HOLDS = {
  name: "ledger-broken-holds",
  text: "select invariant, subject from ledger.broken_holds()",
  timeoutMs: MINUTE_MS,
  row: { invariant: "", subject: "" },
};

const SEALS_MARK = {
  name: "wallet-watch-seals",
  text: "select seal from wallet.watches where name = 'seals'",
  row: { seal: 0n },
};

const CHECKED = {
  name: "wallet-watch-checked",
  text: `update wallet.watches set checked_at = $2, account_id = coalesce($3, account_id),
      since = coalesce($4::text::xid8, since), seal = coalesce($5, seal)
    where name = $1`,
};

type Progress = { accountId?: bigint; since?: string; seal?: bigint };

/**
 * What can be looked at every minute: the sums, the floors, the holds, what was written since the last check, and a
 * share of the accounts, so that all of them are looked at within an hour. Raises an alarm for what is broken and
 * gives what nobody knew of.
 */
export async function watchLedger(context: WatchContext): Promise<Break[]> {
  const [mark] = await context.db.call(LIGHT_MARK, []);
  if (!mark) throw new Error("There is no mark of the last check.");
  const from = mark.accountId >= mark.lastAccount ? 0n : mark.accountId;
  const through = from + mark.lastAccount / SHARES + 1n;
  const broken = await context.db.call(BROKEN_LATELY, [from, through, mark.since]);
  const fresh = await raiseAlarms(context, broken);
  await checked(context, "light", { accountId: through, since: mark.horizon });
  return fresh;
}

/** Counts the whole ledger again and raises an alarm for what is broken. Gives what nobody knew of. */
export async function watchWholeLedger(context: WatchContext): Promise<Break[]> {
  const broken = [...(await brokenInvariants(context)), ...(await context.db.call(BROKEN_HOLDS, []))];
  const fresh = await raiseAlarms(context, broken);
  await checked(context, "whole", {});
  return fresh;
}

/** Counts the next seals again, also against the copy outside (I12). Gives what nobody knew of. */
export async function watchSeals(context: WatchContext, { outside }: { outside: string }): Promise<Break[]> {
  const [mark] = await context.db.call(SEALS_MARK, []);
  const after = mark?.seal ?? 0n;
  const { difference, seals, through } = await verifySeals(context, {
    outside,
    after,
    most: SEALS_AT_A_TIME,
  });
  const broken = difference ? [sealBroken(difference.seq, difference.disagrees)] : [];
  const fresh = await raiseAlarms(context, broken);
  const atEnd = difference !== null || seals < SEALS_AT_A_TIME;
  await checked(context, "seals", { seal: atEnd ? 0n : through });
  return fresh;
}

/** Seals what is new and copies the seals outside (I12 when they disagree). Gives what nobody knew of. */
export async function keepSeals(context: WatchContext, { outside }: { outside: string }): Promise<Break[]> {
  await sealFinished(context);
  const difference = await copySeals(context, { outside });
  return difference ? raiseAlarms(context, [sealBroken(difference.seq, difference.disagrees)]) : [];
}

/** Looks for money that a payment provider owes for too long (I11). Gives what nobody knew of. */
export async function watchSuspense(context: WatchContext): Promise<Break[]> {
  const limit = context.now().getTime() - SUSPENSE_DEADLINE_MS;
  const late = (await suspense(context)).filter(
    ({ oldestAt }) => oldestAt !== null && oldestAt.getTime() < limit,
  );
  const broken = late.map(({ side, provider, balance }) => ({
    invariant: "I11",
    subject: `${side} ${provider} ${balance.asset}`,
  }));
  const fresh = await raiseAlarms(context, broken);
  await checked(context, "suspense", {});
  return fresh;
}

function sealBroken(seq: bigint, disagrees: string): Break {
  return { invariant: "I12", subject: `seal ${seq}: ${disagrees}` };
}

async function checked({ db, now }: WatchContext, name: string, progress: Progress): Promise<void> {
  const { accountId = null, since = null, seal = null } = progress;
  await db.call(CHECKED, [name, now(), accountId, since, seal]);
}
