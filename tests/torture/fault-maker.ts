import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { FaultKind, PlannedFault } from "./fault-plan.ts";
import type { House } from "./house.ts";

export type FaultMaker = {
  /** How many of each kind struck. */
  readonly byKind: ReadonlyMap<FaultKind, number>;
  readonly count: () => number;
  /** How long a killed part took to be ready again, at most. */
  readonly slowestMs: { postgres: number; app: number };
  /** Lets the first faults of the plan happen, several at once. Resolves when all of them struck. */
  run(plan: Iterator<{ afterMs: number; fault: PlannedFault }>, count: number): Promise<void>;
  /** Begins no more of them. */
  stop(): void;
};

/** When so many wait for something to strike, the next ones wait for them. */
const WAITING_MAX = 10;
const ASK_AGAIN_MS = 50;

export function faultMaker(house: House): FaultMaker {
  const byKind = new Map<FaultKind, number>();
  const busy = new Map<string, Promise<void>>();
  const waiting = new Set<Promise<void>>();
  const slowestMs = { postgres: 0, app: 0 };
  let count = 0;
  let stopped = false;

  /** What stops one part of the house happens to it one after the other, with a pause between. */
  function alone(part: string, work: () => Promise<void>, calmMs = 0): Promise<boolean> {
    const next = (busy.get(part) ?? Promise.resolve()).then(async () => {
      if (stopped) return false;
      await work();
      return true;
    });
    const calm = next.then(() => sleep(stopped ? 0 : calmMs));
    // Anybody who waits for the fault hears of what went wrong with it.
    busy.set(
      part,
      calm.catch(() => {}),
    );
    return next;
  }

  /** Whether it struck before somebody took it back. */
  async function strike(fault: PlannedFault): Promise<boolean> {
    switch (fault.kind) {
      case "postgres-kill":
        return alone("postgres", () => killPostgres(house, fault, slowestMs), fault.calmMs);
      case "app-kill":
        return alone(`app ${fault.node}`, () => killApp(house, fault, slowestMs), fault.calmMs);
      case "app-stall":
        return alone(`app ${fault.node}`, () => stallApp(house, fault));
      case "held-lock":
        return untilDone(
          () => holdLock(house, fault),
          () => stopped,
        );
      case "session-ended":
        return untilDone(
          () => endSession(house, fault),
          () => stopped,
        );
      default: {
        const node = house.nodes[fault.node] ?? house.nodes[0];
        return (fault.kind.startsWith("vendor") ? node.vendorWire : node.databaseWire).strike(fault.wire);
      }
    }
  }

  async function happen(fault: PlannedFault): Promise<void> {
    if (!(await strike(fault))) return;
    count += 1;
    byKind.set(fault.kind, (byKind.get(fault.kind) ?? 0) + 1);
  }

  return {
    byKind,
    count: () => count,
    slowestMs,
    stop() {
      stopped = true;
    },
    async run(plan, wanted) {
      for (let begun = 0; begun < wanted && !stopped; begun += 1) {
        const { value } = plan.next();
        await sleep(value.afterMs);
        while (waiting.size >= WAITING_MAX) await Promise.race(waiting);
        const work = happen(value.fault).finally(() => waiting.delete(work));
        waiting.add(work);
      }
      await Promise.all(waiting);
    },
  };
}

type Slowest = FaultMaker["slowestMs"];

async function killPostgres(
  { postgres }: House,
  { downMs, again }: PlannedFault & { kind: "postgres-kill" },
  slowestMs: Slowest,
): Promise<void> {
  await postgres.kill();
  await sleep(downMs);
  if (again !== null) {
    const up = postgres.start();
    await sleep(again);
    await postgres.kill();
    await up;
  }
  const startedAt = performance.now();
  await postgres.start();
  slowestMs.postgres = Math.max(slowestMs.postgres, performance.now() - startedAt);
}

async function killApp(
  { nodes }: House,
  { node, downMs }: PlannedFault & { kind: "app-kill" },
  slowestMs: Slowest,
): Promise<void> {
  const app = nodes[node] ?? nodes[0];
  await app.kill();
  await sleep(downMs);
  const startedAt = performance.now();
  await app.start();
  slowestMs.app = Math.max(slowestMs.app, performance.now() - startedAt);
}

async function stallApp(
  { nodes }: House,
  { node, forMs }: PlannedFault & { kind: "app-stall" },
): Promise<void> {
  const app = nodes[node] ?? nodes[0];
  app.stall();
  await sleep(forMs);
  app.goOn();
}

/** Another session that has a player's row and thinks about it: the slow transaction of a report, say. */
async function holdLock(
  { postgres, database, players }: House,
  { player, forMs }: PlannedFault & { kind: "held-lock" },
): Promise<boolean> {
  const owner = players[player % players.length]?.id ?? 0n;
  return asked(postgres.urlOf(database), async (client) => {
    await client.query("begin");
    await client.query("select 1 from ledger.players where id = $1 for update", [owner.toString()]);
    await sleep(forMs);
    await client.query("rollback");
    return true;
  });
}

async function endSession(
  { postgres, database }: House,
  { nth }: PlannedFault & { kind: "session-ended" },
): Promise<boolean> {
  return asked(postgres.urlOf(database), async (client) => {
    const { rows } = await client.query(
      `with session as materialized (
          select pid, row_number() over (order by pid) - 1 as nth, count(*) over () as sessions from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid())
        select pg_terminate_backend(pid) from session where nth = $1 % sessions`,
      [nth],
    );
    return rows.length > 0;
  });
}

/** What needs the database waits until it is there. */
async function untilDone(act: () => Promise<boolean>, stopped: () => boolean): Promise<boolean> {
  while (!stopped()) {
    if (await act().catch(() => false)) return true;
    await sleep(ASK_AGAIN_MS);
  }
  return false;
}

async function asked<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2000,
    statement_timeout: 4000,
  });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
