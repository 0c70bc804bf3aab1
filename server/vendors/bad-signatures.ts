import { HOUR_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";

/** How often somebody without the secret spoke in a vendor's name within one hour. */
export type BadSignatures = { vendor: string; hour: Date; attempts: bigint; lastAt: Date };

const COUNT = {
  name: "vendors-bad-signature-count",
  text: `insert into vendors.bad_signature as b (vendor, hour, attempts, last_at)
    select vendor, hour, attempts, last_at
      from jsonb_to_recordset($1) as e (vendor text, hour timestamptz, attempts bigint, last_at timestamptz)
      order by vendor, hour
    on conflict (vendor, hour) do update set
      attempts = b.attempts + excluded.attempts, last_at = greatest(b.last_at, excluded.last_at)`,
};

const LIST = {
  name: "vendors-bad-signature-list",
  text: `select vendor, hour, attempts, last_at as "lastAt" from vendors.bad_signature
    where vendor = $1 and hour >= $2 order by hour`,
  row: { vendor: "", hour: new Date(0), attempts: 0n, lastAt: new Date(0) },
};

export type BadSignatureCount = {
  note(vendor: string): void;
  /** Resolves when everything that was noted is written. */
  settled(): Promise<void>;
};

/**
 * Counts behind the answers. While one count is written the next gather in memory, one per vendor and hour, so
 * that a flood of forged calls costs neither memory nor a write for each.
 */
export function badSignatureCount(
  { db, now }: Pick<Context, "db" | "now">,
  failed: (fault: unknown) => void,
): BadSignatureCount {
  const noted = new Map<string, BadSignatures>();
  let writing: Promise<void> | null = null;

  function add({ vendor, hour, attempts, lastAt }: BadSignatures): void {
    const key = `${vendor} ${hour.getTime()}`;
    const before = noted.get(key)?.attempts ?? 0n;
    noted.set(key, { vendor, hour, attempts: before + attempts, lastAt });
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
    note(vendor) {
      const lastAt = now();
      const hour = new Date(lastAt.getTime() - (lastAt.getTime() % HOUR_MS));
      add({ vendor, hour, attempts: 1n, lastAt });
      writing ??= write().finally(() => {
        writing = null;
      });
    },
    async settled() {
      await writing;
    },
  };
}

/** The attempts in a vendor's name, by hour, from a moment on. */
export async function badSignatures(
  { db }: Pick<Context, "db">,
  { vendor, from }: { vendor: string; from: Date },
): Promise<BadSignatures[]> {
  return db.call(LIST, [vendor, from]);
}

function rowOf({ vendor, hour, attempts, lastAt }: BadSignatures): Record<string, string> {
  return {
    vendor,
    hour: hour.toISOString(),
    attempts: attempts.toString(),
    last_at: lastAt.toISOString(),
  };
}
