import type { Context } from "../db/context.ts";
import type { Maintenance } from "./outgoing/breaker.ts";

const KEEP = {
  name: "vendors-maintenance-keep",
  text: `insert into vendors.maintenance_times (vendor, began_at, ends_at, calls, failures) values ($1, $2, $3, $4, $5)`,
};

const LIST = {
  name: "vendors-maintenance-list",
  text: `select vendor, began_at as "beganAt", ends_at as "endsAt", calls, failures from vendors.maintenance_times
    where began_at >= $1 order by began_at desc, id desc limit $2`,
  row: { vendor: "", beganAt: new Date(0), endsAt: new Date(0), calls: 0, failures: 0 },
};

const LISTED_MAX = 200;

/** Keeps for the operators that a vendor was stopped. The stop itself is in the memory of one process. */
export async function keepMaintenance({ db }: Pick<Context, "db">, maintenance: Maintenance): Promise<void> {
  const { vendor, beganAt, endsAt, calls, failures } = maintenance;
  await db.call(KEEP, [vendor, beganAt, endsAt, calls, failures]);
}

/** The vendors that were stopped for failing since a moment, newest first, at most 200. */
export async function maintenances(
  { db }: Pick<Context, "db">,
  { from }: { from: Date },
): Promise<Maintenance[]> {
  return db.call(LIST, [from, LISTED_MAX]);
}
