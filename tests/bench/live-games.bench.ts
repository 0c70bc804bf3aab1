import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { seedBrand } from "#server/brand/index.ts";
import { momentOf } from "#server/core/flight.ts";
import { newId } from "#server/core/ids.ts";
import { later, stopwatch, systemClock } from "#server/core/time.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { TELL_ROUND } from "#server/studio/rounds/statements.ts";
import { contextOver, type TestContext } from "../setup/database.ts";
import { type FreshDatabase, freshDatabase } from "../setup/postgres.ts";
import { type RoundsStage, roundsStage, type Seat } from "../setup/rounds-stage.ts";
import { fetchOnce, type Measured, startMeasured } from "./process.ts";

const LISTENERS = 8000;
/** More than this at once and the machine's own queue of connections is what is measured. */
const AT_ONCE = 50;
const SITTING_AT_ONCE = 10;
const MESSAGES = 100;
const EVERY_MS = 100;
const PORT = 43_923;
const HOST = `localhost:${PORT}`;
const PROGRAM = "node_modules/.cache/nard/bench/live-games-server.mjs";
const TABLE = "bakara";
const FRESH_MS = 1000;
const LAST_WITHIN_MS = 10_000;
/** Somebody whose stream has just ended is told when they are back. */
const NEARLY_ALL = 0.99;
const STAKES_OF_ONE = 25;

const CASH_OUTS = 1000;
const CASH_OUTS_OF_ONE = 2;
const TOGETHER = 50;
const SETTLED_WITHIN_MS = 500;
const OF_THE_SEAM = 0.5;

let database: FreshDatabase;
let db: OpenDatabase;
const folder = mkdtempSync(join(tmpdir(), "nard-games-bench-"));
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  database = await freshDatabase(inject("databaseUrl"));
  db = await openDatabase({ url: database.url });
});

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

afterAll(async () => {
  await db?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const STAKES_TOLD = Buffer.from('"stakes":');

/** How many stakes the round has, as an event tells it: the number of the message. */
function toldIn(part: Buffer): number | null {
  const at = part.lastIndexOf(STAKES_TOLD, part.lastIndexOf(Buffer.from('"players":')));
  if (at === -1) return null;
  const stakes = Number.parseInt(
    part.toString("latin1", at + STAKES_TOLD.length, at + STAKES_TOLD.length + 9),
    10,
  );
  return Number.isNaN(stakes) ? null : stakes;
}

/** Listens for as long as it is wanted: a stream ends by itself, and a browser comes back. */
function listen(onTold: (stakes: number, isPushed: boolean) => void): Promise<() => void> {
  let socket: Socket;
  let isWanted = true;
  return new Promise((resolve) => {
    const open = () => {
      let known = -1;
      socket = connect(PORT, "localhost", () => {
        socket.write(`GET /live/rounds/${TABLE} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`);
      });
      socket.on("data", (part: Buffer) => {
        const stakes = part.includes("data: ") ? (toldIn(part) ?? 0) : null;
        if (stakes === null) return;
        if (known === -1)
          resolve(() => {
            isWanted = false;
            socket.destroy();
          });
        if (stakes > known) onTold(stakes, known !== -1);
        known = Math.max(known, stakes);
      });
      socket.on("error", () => {});
      socket.on("close", () => {
        if (isWanted) open();
      });
    };
    open();
  });
}

async function startNode(): Promise<Measured> {
  await build({
    entryPoints: ["tests/bench/live-games-server.ts"],
    outfile: PROGRAM,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "error",
  });
  return startMeasured(["--expose-gc", PROGRAM], PORT, "/ready", {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    NODE_ENV: "production",
  });
}

const memoryOf = async () => Number((await fetchOnce(PORT, "/memory", {})).body.toString());

/** A house on the machine's own clock. */
function realContext(): TestContext {
  return { ...contextOver(db), now: systemClock, newId };
}

async function seats(stage: RoundsStage, code: string, many: number): Promise<Seat[]> {
  const all: Seat[] = [];
  while (all.length < many) {
    const more = Array.from({ length: Math.min(SITTING_AT_ONCE, many - all.length) }, () =>
      stage.seated(code, 10n ** 9n),
    );
    all.push(...(await Promise.all(more)));
  }
  return all;
}

/** A round that has just opened: the node that is listened to opens them, and here is the clock. */
async function freshRound(stage: RoundsStage): Promise<string> {
  for (;;) {
    await stage.advance();
    const { id, state, opensAt } = await stage.visited(TABLE);
    if (state === "betting" && systemClock().getTime() - opensAt.getTime() < FRESH_MS) return id;
    await new Promise((next) => setTimeout(next, EVERY_MS));
  }
}

test("what happens at a table reaches eight thousand who watch it through another node", async () => {
  const stage = await roundsStage(realContext());
  await seedBrand(stage.context, { host: HOST });
  const node = await startNode();
  ends.push(() => node.stop());
  const clock = stopwatch();
  const heard: { stakes: number; atMs: number }[] = [];
  const knows: number[] = [];
  const before = await memoryOf();
  const leaving: (() => void)[] = [];
  ends.push(() => leaving.map((leave) => leave()));
  while (leaving.length < LISTENERS) {
    const coming = Array.from({ length: AT_ONCE }, (_, nth) => {
      const listener = leaving.length + nth;
      return listen((stakes, isPushed) => {
        if (isPushed) heard.push({ stakes, atMs: clock() });
        knows[listener] = stakes;
      });
    });
    leaving.push(...(await Promise.all(coming)));
  }
  const memoryKb = Math.round((await memoryOf()) / 1024 - before / 1024) / LISTENERS;

  const sitting = await seats(stage, TABLE, MESSAGES / STAKES_OF_ONE);
  const roundId = await freshRound(stage);
  const toldAtMs = new Map<number, number>();
  const cpuBefore = node.cpuSeconds();
  for (let nth = 1; nth <= MESSAGES; nth += 1) {
    const beganMs = clock();
    const seat = sitting[nth % sitting.length];
    const placed = seat && (await stage.stake(seat, { spot: "player" }, { roundId }));
    if (!placed?.ok) {
      // On a slow machine betting closes before everything was said.
      expect(["bettingClosed", "stakeReturned"]).toContain(placed?.refusal.reason);
      break;
    }
    toldAtMs.set(nth, clock());
    await stage.context.db.call(TELL_ROUND, [TABLE]);
    await new Promise((next) => setTimeout(next, Math.max(0, EVERY_MS - (clock() - beganMs))));
  }
  const hearLast = () => knows.filter((stakes) => stakes === toldAtMs.size).length;
  const until = clock() + LAST_WITHIN_MS;
  while (hearLast() < LISTENERS && clock() < until) await new Promise((next) => setTimeout(next, EVERY_MS));
  const cpuUs = ((node.cpuSeconds() - cpuBefore) * 1_000_000) / heard.length;

  const delays = heard.map(({ stakes, atMs }) => atMs - (toldAtMs.get(stakes) ?? atMs)).sort((a, b) => a - b);
  const at = (share: number) => Math.round(delays[Math.floor(delays.length * share)] ?? 0);
  console.log(
    JSON.stringify({
      bench: "live-games",
      listeners: LISTENERS,
      messages: toldAtMs.size,
      delivered: heard.length,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      cpuUs: Math.round(cpuUs),
      memoryKb: Number(memoryKb.toFixed(1)),
    }),
  );
  // The last state reaches everybody; a message that a newer one has overtaken need not.
  expect(hearLast()).toBeGreaterThanOrEqual(LISTENERS * NEARLY_ALL);
}, 300_000);

/** Answers per second of the seam alone, for as many commands of the same kind. */
async function seamPerSecond(stage: RoundsStage, sitting: readonly Seat[]): Promise<number> {
  const elapsedMs = stopwatch();
  for (let first = 0; first < CASH_OUTS; first += TOGETHER) {
    await Promise.all(
      Array.from({ length: TOGETHER }, async (_, nth) => {
        const seat = sitting[(first + nth) % sitting.length];
        const token = {
          name: "bench-token",
          text: "select wallet_token as token from studio.sessions where id = $1",
        };
        if (!seat) throw new Error("Nobody sits there");
        const [row] = await stage.context.db.call<{ token: string }>(token, [seat.sessionId]);
        const id = newId();
        const answer = await stage.house.walletOf(seat.game.vendor).debit({
          txId: `${id}-stake`,
          token: row?.token ?? "",
          player: seat.playerRef,
          game: seat.game.code,
          round: id,
          amount: "100",
          currency: "TRIAL",
        });
        if (answer.code !== "OK") throw new Error(answer.code);
      }),
    );
  }
  return CASH_OUTS / (elapsedMs() / 1000);
}

test("a thousand automatic cash-outs are settled at once", async () => {
  const stage = await roundsStage(contextOver(db));
  let sitting: Seat[] = [];
  const { round } = await stage.flying(120, async (roundId) => {
    sitting = await seats(stage, "parvaz", CASH_OUTS / CASH_OUTS_OF_ONE);
    for (let first = 0; first < CASH_OUTS; first += TOGETHER) {
      const placing = Array.from({ length: TOGETHER }, (_, nth) => {
        const seat = sitting[(first + nth) % sitting.length];
        if (!seat) throw new Error("Nobody sits there");
        return stage.stake(seat, { auto: 101 }, { roundId });
      });
      for (const placed of await Promise.all(placing)) if (!placed.ok) throw new Error(placed.refusal.reason);
    }
  });
  expect(round.stakes).toBe(CASH_OUTS);
  const seam = await seamPerSecond(stage, sitting);
  stage.context.clock.set(later(round.drawnAt ?? stage.context.now(), momentOf(101)).toISOString());
  const elapsedMs = stopwatch();
  await stage.advance();
  const ms = Math.round(elapsedMs());
  const paid = {
    name: "bench-paid",
    text: "select count(*)::int as many from studio.wagers where round_ref = $1 and state = 'paid' and payout_minor = 101",
  };
  const [row] = await stage.context.db.call<{ many: number }>(paid, [round.id]);
  expect(row?.many).toBe(CASH_OUTS);
  const perSecond = Math.round(CASH_OUTS / (ms / 1000));
  const ratio = Number((perSecond / seam).toFixed(2));
  console.log(
    JSON.stringify({ bench: "cash-outs", cashOuts: CASH_OUTS, ms, perSecond, seam: Math.round(seam), ratio }),
  );
  expect(ms <= SETTLED_WITHIN_MS || ratio >= OF_THE_SEAM).toBe(true);
}, 300_000);
