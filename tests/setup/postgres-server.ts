import type { ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { makeCluster } from "./postgres-cluster.ts";

export type PostgresServer = { url: string; stop(): Promise<void> };

const START_MS = 30_000;
const STOP_MS = 15_000;

/** A PostgreSQL of our own for as long as somebody needs it. */
export async function startServer(): Promise<PostgresServer> {
  const cluster = await makeCluster("postgres");
  const child = cluster.launch();
  const said = collect(child);
  const url = cluster.urlOf("postgres");
  const stop = () => stopServer(child, cluster.folder);
  try {
    await untilReady(url, child, said);
  } catch (fault) {
    await stop();
    throw fault;
  }
  return { url, stop };
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
