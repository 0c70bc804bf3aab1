import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { makeCluster } from "#tests/setup/postgres-cluster.ts";
import { childrenOf, kill, untilGone } from "./processes.ts";

/** A PostgreSQL that is killed as a failing machine kills it, and comes back on the same folder. */
export type KillablePostgres = {
  readonly port: number;
  /** Where everything of it lies; others may put there what shall go with it. */
  readonly folder: string;
  /** How often each SQLSTATE was in the server's log as an error or worse, over all its lives. */
  readonly errors: ReadonlyMap<string, number>;
  /** The same server, asked through another port: a proxy's. */
  urlOf(database: string, port?: number): string;
  start(): Promise<void>;
  /** SIGKILL to every process of the server. Resolves when none is left. */
  kill(): Promise<void>;
  /** The same without waiting, and the folder goes too: for the end of the supervisor, however it ends. */
  destroy(): void;
};

const READY = "database system is ready to accept connections";
const START_MS = 60_000;
const STARTS_MAX = 3;

/**
 * Durable as a real one: fsync, synchronous_commit and full_page_writes stay on. A deadlock is looked for before
 * the statements of the site give up waiting, or none would ever be seen.
 */
const SETTINGS = {
  deadlock_timeout: "200ms",
  log_line_prefix: "%e|",
  log_checkpoints: "off",
  log_min_error_statement: "panic",
  // Recovery syncs its whole folder: file by file that is most of the time it takes.
  ...(process.platform === "linux" ? { recovery_init_sync_method: "syncfs" } : {}),
};

/** Makes an empty cluster; nothing runs yet. */
export async function preparePostgres(): Promise<KillablePostgres> {
  const cluster = await makeCluster("torture");
  const errors = new Map<string, number>();
  let server: ChildProcess | null = null;

  return {
    port: cluster.port,
    folder: cluster.folder,
    errors,
    urlOf: cluster.urlOf,
    async start() {
      for (let tries = 1; ; tries += 1) {
        const child = cluster.launch(SETTINGS);
        server = child;
        const ready = await untilReady(child, (state) => errors.set(state, (errors.get(state) ?? 0) + 1));
        // Killed while it came up, it was wanted dead.
        if (ready || child.signalCode === "SIGKILL") return;
        if (tries === STARTS_MAX) throw new Error("PostgreSQL did not come up again on its own folder.");
      }
    },
    async kill() {
      const pid = server?.pid;
      if (!server || pid === undefined || hasEnded(server)) return;
      const gone = once(server, "exit");
      const all = killAll(pid);
      await gone;
      await untilGone(all);
    },
    destroy() {
      if (server?.pid !== undefined && !hasEnded(server)) killAll(server.pid);
      rmSync(cluster.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** The first process stops before it is killed, or it would start new ones meanwhile. */
function killAll(pid: number): number[] {
  kill(pid, "SIGSTOP");
  const children = childrenOf(pid);
  for (const each of [...children, pid]) kill(each, "SIGKILL");
  return children;
}

/** Reads the log of one life of the server; resolves with whether it came up. */
async function untilReady(child: ChildProcess, count: (state: string) => void): Promise<boolean> {
  const gone = new Promise<boolean>((resolveGone) => {
    child.once("error", () => resolveGone(false));
    child.once("exit", () => resolveGone(false));
  });
  const ready = new Promise<boolean>((resolveReady) => {
    if (!child.stderr) return resolveReady(false);
    createInterface(child.stderr).on("line", (line) => {
      const [, state, level] = /^([0-9A-Z]{5})\|(ERROR|FATAL|PANIC):/.exec(line) ?? [];
      if (state && level) count(state);
      if (line.includes(READY)) resolveReady(true);
    });
  });
  return Promise.race([ready, gone, sleep(START_MS, false, { ref: false })]);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
