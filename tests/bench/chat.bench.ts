import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { defaultBrand, seedBrand } from "#server/brand/index.ts";
import { findRoom, seedChat, writeMessage } from "#server/chat/index.ts";
import { newId } from "#server/core/ids.ts";
import { stopwatch, systemClock } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { type FreshDatabase, freshDatabase } from "../setup/postgres.ts";
import { type Measured, startMeasured } from "./process.ts";

const LISTENERS = 1000;
/** More than this at once and the machine's own queue of connections is what is measured. */
const AT_ONCE = 50;
const MESSAGES = 100;
const EVERY_MS = 100;
const PORT = 43_921;
const HOST = `localhost:${PORT}`;
const PROGRAM = "node_modules/.cache/nard/bench/chat-server.mjs";

/** Of the node's own CPU, which a busy machine does not blur as it does the time of a delivery. */
const CPU_PER_DELIVERY_MAX_US = 40;

/** The number of every event that comes over a stream, as it comes. */
function listen(onEvent: (seq: number) => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(PORT, "localhost", () => {
      socket.write(`GET /chat/lobby/live?since=0 HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`);
    });
    let rest = "";
    socket.setEncoding("utf8").on("data", (part: string) => {
      if (part.includes("retry: ")) resolve(socket);
      const events = (rest + part).split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        const [, seq] = /(?:^|\n)id: (\d+)\n/.exec(event) ?? [];
        if (seq !== undefined) onEvent(Number(seq));
      }
    });
    socket.on("error", reject);
  });
}

type Talk = {
  readonly context: Context;
  /** When each message was begun, by its number, and how long each took to write. */
  readonly writtenAtMs: Map<number, number>;
  readonly writingMs: number[];
  readonly clock: () => number;
};

/** Somebody says something ten times a second at the most, through another node than the one that is listened to. */
async function talk({ context, writtenAtMs, writingMs, clock }: Talk): Promise<void> {
  const brandId = (await defaultBrand(context)).id;
  const room = await findRoom(context, { brandId, code: "lobby" });
  if (!room) throw new Error("There is no lobby.");
  for (let nth = 1; nth <= MESSAGES; nth += 1) {
    const beganMs = clock();
    const player = { id: BigInt(nth), brandId, username: "somebody", accountType: 0 } as const;
    const request = { player, room, key: newId(), typed: `message ${nth}, and what else there is to say` };
    const outcome = await writeMessage(context, request);
    if (!outcome.ok) throw new Error(outcome.refusal.reason);
    const tookMs = clock() - beganMs;
    writtenAtMs.set(outcome.value.message.seq, beganMs);
    writingMs.push(tookMs);
    await new Promise((next) => setTimeout(next, EVERY_MS - tookMs));
  }
}

async function startNode(url: string, folder: string): Promise<Measured> {
  await build({
    entryPoints: ["tests/bench/chat-server.ts"],
    outfile: PROGRAM,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "error",
  });
  return startMeasured([PROGRAM], PORT, "/ready", {
    DATABASE_URL: url,
    DATA_DIR: folder,
    NODE_ENV: "production",
  });
}

let database: FreshDatabase;
let db: OpenDatabase;
let node: Measured;
const folder = mkdtempSync(join(tmpdir(), "nard-chat-bench-"));
const sockets: Socket[] = [];

beforeAll(async () => {
  database = await freshDatabase(inject("databaseUrl"));
  db = await openDatabase({ url: database.url });
  const context: Context = { db, now: systemClock, newId };
  await seedBrand(context, { host: HOST });
  await seedChat(context);
  node = await startNode(database.url, folder);
});

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await node?.stop();
  await db?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

test("a message written through one node reaches a thousand listeners of another", async () => {
  const context: Context = { db, now: systemClock, newId };
  const clock = stopwatch();
  const heard: { seq: number; atMs: number }[] = [];
  while (sockets.length < LISTENERS) {
    const coming = Array.from({ length: AT_ONCE }, () => listen((seq) => heard.push({ seq, atMs: clock() })));
    sockets.push(...(await Promise.all(coming)));
  }
  const writtenAtMs = new Map<number, number>();
  const writingMs: number[] = [];
  const cpuBefore = node.cpuSeconds();
  const beganMs = clock();
  await talk({ context, writtenAtMs, writingMs, clock });
  const until = clock() + 10_000;
  while (heard.length < LISTENERS * MESSAGES && clock() < until) {
    await new Promise((next) => setTimeout(next, EVERY_MS));
  }
  const cpuSeconds = node.cpuSeconds() - cpuBefore;
  const seconds = (clock() - beganMs) / 1000;

  const delays = heard.map(({ seq, atMs }) => atMs - (writtenAtMs.get(seq) ?? 0)).sort((a, b) => a - b);
  const at = (share: number) => Math.round(delays[Math.floor(delays.length * share)] ?? 0);
  const cpuUs = (cpuSeconds * 1_000_000) / heard.length;
  const figures = {
    delivered: heard.length,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    writeP99Ms: Math.round([...writingMs].sort((a, b) => a - b)[Math.floor(MESSAGES * 0.99)] ?? 0),
    cpuShare: Number((cpuSeconds / seconds).toFixed(2)),
    cpuUs: Math.round(cpuUs),
  };
  console.log(JSON.stringify({ bench: "chat", listeners: LISTENERS, ...figures }));
  expect(heard).toHaveLength(LISTENERS * MESSAGES);
  expect(cpuUs).toBeLessThanOrEqual(CPU_PER_DELIVERY_MAX_US);
}, 120_000);
