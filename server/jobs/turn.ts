import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { sqlState } from "../db/faults.ts";

/**
 * The turn of a process that died is free after this long. It is a lease and no lock, because a lock would hold a
 * connection, and in the embedded database everybody, for as long as a job takes.
 */
const LEASE_MS = 10 * SECOND_MS;
const RENEW_MS = 3 * SECOND_MS;

/** Timers are not exact: a turn that is due in a moment is due. */
const NEARLY = 0.9;

const OPEN = {
  name: "jobs-open",
  text: "insert into jobs.jobs (name) values ($1) on conflict do nothing",
};

const TAKE = {
  name: "jobs-take",
  text: `update jobs.jobs set holder = $2, leased_until = clock_timestamp() + $3::float8 * interval '1 millisecond',
      began_at = clock_timestamp()
    where name = $1 and (holder is null or leased_until < clock_timestamp())
      and (began_at is null or began_at <= clock_timestamp() - $4::float8 * interval '1 millisecond')
    returning name`,
};

const RENEW = {
  name: "jobs-renew",
  text: `update jobs.jobs set leased_until = clock_timestamp() + $3::float8 * interval '1 millisecond'
    where name = $1 and holder = $2`,
};

const END = {
  name: "jobs-end",
  text: `update jobs.jobs set holder = null, leased_until = null, ended_at = clock_timestamp(), fault = $3,
      runs = runs + 1, failures = failures + case when $3::text is null then 0 else 1 end
    where name = $1 and holder = $2`,
};

const RUNS = {
  name: "jobs-runs",
  text: `select name, began_at as "beganAt", ended_at as "endedAt", runs, failures, fault,
      holder is not null and leased_until >= clock_timestamp() as "isRunning"
    from jobs.jobs order by name`,
  row: {
    name: "",
    beganAt: null as Date | null,
    endedAt: null as Date | null,
    runs: 0n,
    failures: 0n,
    fault: null as string | null,
    isRunning: false,
  },
};

export type JobRuns = (typeof RUNS)["row"];

const RESTED = {
  name: "jobs-rested",
  text: `select not exists (select from jobs.jobs where name = $1
      and greatest(began_at, ended_at) >= clock_timestamp() - $2::float8 * interval '1 millisecond') as rested`,
  row: { rested: false },
};

/** Whether no process has been at a job for longer than a dead one keeps its turn: then the house was closed. */
export async function hasRested({ db }: Pick<Context, "db">, job: string): Promise<boolean> {
  const [row] = await db.call(RESTED, [job, LEASE_MS]);
  return row?.rested ?? true;
}

/** How each job ended last, for whoever runs the house. A fault is its kind alone: its words may quote a person. */
export function jobRuns({ db }: Pick<Context, "db">): Promise<JobRuns[]> {
  return db.call(RUNS, []);
}

/**
 * Does the work when it is due and no other process is at it, and answers what it answers; otherwise nothing. What the
 * work throws is thrown.
 */
export async function heldTurn<Value>(
  { db, newId }: Context,
  { name, everyMs }: { name: string; everyMs: number },
  work: () => Promise<Value>,
): Promise<Value | undefined> {
  const holder = newId();
  const take = () => db.call(TAKE, [name, holder, LEASE_MS, everyMs * NEARLY]);
  if ((await take()).length === 0) {
    await db.call(OPEN, [name]);
    if ((await take()).length === 0) return undefined;
  }
  // A lease that cannot be renewed runs out; the work goes on, and is made for that.
  const renewal = setInterval(() => void db.call(RENEW, [name, holder, LEASE_MS]).catch(() => {}), RENEW_MS);
  let fault: string | null = null;
  try {
    return await work();
  } catch (error) {
    fault = kindOf(error);
    throw error;
  } finally {
    clearInterval(renewal);
    await db.call(END, [name, holder, fault]);
  }
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return "not an error";
  return [error.name, sqlState(error)].filter(Boolean).join(" ");
}
