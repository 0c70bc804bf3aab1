import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { seedBrand } from "#server/brand/index.ts";
import { newId } from "#server/core/ids.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { openEmbedded } from "#server/db/open-embedded.ts";
import { migratedImage } from "./migrated-image.ts";
import { noSlider } from "./no-slider.ts";
import { freePort } from "./postgres-cluster.ts";

/** A built site that belongs to one story alone: it may be closed, restarted and set up as no shared one may. */
export type OwnSite = {
  readonly address: string;
  /** Starts the process; done when something answers at its address. */
  start(environment?: Readonly<Record<string, string>>): Promise<void>;
  /** Says something to its office. */
  office(...words: string[]): string;
  /** What the process has printed since it was started. */
  said(): string;
  stop(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
};

const ANSWERS_WITHIN_MS = 120_000;

/** What stands in its database before the first start. */
export type Beforehand = (db: OpenDatabase) => Promise<void>;

export async function ownSite(beforehand: Beforehand = async () => {}): Promise<OwnSite> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "nard-own-"));
  const address = `http://localhost:${port}`;
  const own = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error" };
  let child: ChildProcess | null = null;
  let said = "";

  async function stop(): Promise<void> {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((done) => running.once("exit", done));
    running.kill("SIGTERM");
    await ended;
  }

  return {
    address,
    async start(environment = {}) {
      said = "";
      if (environment.DATABASE_URL === undefined)
        await layDatabase(join(folder, "database"), new URL(address).host, beforehand);
      child = spawn(process.execPath, ["server/house/start.js"], {
        env: { ...process.env, ...own, ...environment },
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on("data", (chunk) => {
          said += chunk;
        });
      }
      await untilAnswers(`${address}/healthz`, child, () => said);
    },
    office(...words) {
      const args = ["server/house/office.js", ...words, "--by", "mina"];
      return execFileSync(process.execPath, args, { env: { ...process.env, ...own }, encoding: "utf8" });
    },
    said: () => said,
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A house is seeded on a migrated database in half of the time in which it makes one. */
async function layDatabase(folder: string, host: string, beforehand: Beforehand): Promise<void> {
  if (existsSync(folder)) return;
  const db = await openEmbedded({ folder, image: await migratedImage() });
  await beforehand(db);
  const context = { db, now: () => new Date(), newId };
  await seedBrand(context, { host });
  await noSlider(context);
  await db.close();
}

async function untilAnswers(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const deadline = performance.now() + ANSWERS_WITHIN_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (child.exitCode !== null) break;
    await sleep(100);
  }
  throw new Error(`The site did not answer: ${said()}`);
}
