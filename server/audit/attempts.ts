import { HOUR_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";

/** Something that only somebody does who should not, or whose machine is broken: a forged, old or unreadable call. */
type Attempt = {
  /** Where it was tried: `vendors`, `payments`, `pages`. */
  readonly door: string;
  readonly kind: string;
  /** In whose name. Only names that the house knows, so that nobody can fill the record with others. */
  readonly about: string;
};

/** How often it was tried within one hour. */
type Attempts = Attempt & { readonly hour: Date; readonly times: bigint; readonly lastAt: Date };

const COUNT = {
  name: "audit-attempt-count",
  text: `insert into audit.attempts as a (hour, door, kind, about, times, last_at)
    select hour, door, kind, about, times, last_at
      from jsonb_to_recordset($1) as e (hour timestamptz, door text, kind text, about text, times bigint,
        last_at timestamptz)
      order by hour, door, kind, about
    on conflict (hour, door, kind, about) do update set
      times = a.times + excluded.times, last_at = greatest(a.last_at, excluded.last_at)`,
};

const LIST = {
  name: "audit-attempts",
  text: `select hour, door, kind, about, times, last_at as "lastAt" from audit.attempts
    where hour >= $1 order by hour desc, door, kind, about limit $2`,
  row: { hour: new Date(0), door: "", kind: "", about: "", times: 0n, lastAt: new Date(0) } as Attempts,
};

const LISTED_MAX = 200;

export type AttemptCount = {
  note(attempt: Attempt): void;
  /** Resolves when everything that was noted is written. */
  settled(): Promise<void>;
};

/**
 * Counts behind the answers. While one count is written the next gather in memory, one for each hour and kind, so that
 * a flood of forged calls costs neither memory nor a write for each.
 */
export function attemptCount(
  { db, now }: Pick<Context, "db" | "now">,
  failed: (fault: unknown) => void,
): AttemptCount {
  const noted = new Map<string, Attempts>();
  let writing: Promise<void> | null = null;

  function add(more: Attempts): void {
    const key = JSON.stringify([more.hour, more.door, more.kind, more.about]);
    noted.set(key, { ...more, times: (noted.get(key)?.times ?? 0n) + more.times });
  }

  async function write(): Promise<void> {
    while (noted.size > 0) {
      const counts = [...noted.values()];
      noted.clear();
      try {
        await db.call(COUNT, [JSON.stringify(counts.map(rowOf))]);
      } catch (fault) {
        // They wait for the next one, whose write tries again.
        for (const count of counts) add(count);
        return failed(fault);
      }
    }
  }

  return {
    note(attempt) {
      const lastAt = now();
      const hour = new Date(lastAt.getTime() - (lastAt.getTime() % HOUR_MS));
      add({ ...attempt, hour, times: 1n, lastAt });
      writing ??= write().finally(() => {
        writing = null;
      });
    },
    async settled() {
      await writing;
    },
  };
}

/** What was tried from a moment on, the latest hour first, at most 200 kinds of it. */
export function attempts({ db }: Pick<Context, "db">, { from }: { from: Date }): Promise<Attempts[]> {
  return db.call(LIST, [from, LISTED_MAX]);
}

function rowOf({ hour, door, kind, about, times, lastAt }: Attempts): Record<string, string> {
  return {
    hour: hour.toISOString(),
    door,
    kind,
    about,
    times: times.toString(),
    last_at: lastAt.toISOString(),
  };
}
