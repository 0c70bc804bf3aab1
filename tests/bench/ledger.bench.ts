import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { stopwatch } from "#server/core/time.ts";
import { openDatabase } from "#server/db/open.ts";
import { createSeam, issueLaunch, walletClient } from "#server/vendors/index.ts";
import { brokenInvariants, execute } from "#server/wallet/index.ts";
import { contextOver, type TestContext } from "../setup/database.ts";
import { freshDatabase } from "../setup/postgres.ts";
import { findProgram } from "../setup/postgres-server.ts";
import { debit, type Stage, stageFor } from "../setup/wallet-stage.ts";
import { median } from "./process.ts";

const ROUNDS = 3;
const ROUND_S = 3;
const CALLERS = 64;
const PLAYERS = 200;
const FUNDS_MINOR = 10n ** 15n;
const SECRET = "bench".repeat(10);

/** Calls per second of as many callers as given, each of which asks again when it was answered. */
async function perSecond(call: (caller: number, nth: number) => Promise<unknown>): Promise<number> {
  const elapsedMs = stopwatch();
  let calls = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      for (let nth = 0; elapsedMs() < ROUND_S * 1000; nth += 1) {
        await call(caller, nth);
        calls += 1;
      }
    }),
  );
  return calls / (elapsedMs() / 1000);
}

/** PostgreSQL's own measure: three small statements in a transaction, prepared, on the same server. */
async function pgbenchPerSecond(program: string, url: string): Promise<number> {
  const parameters = ["-n", "-N", "-M", "prepared", "-c", "16", "-j", "2", "-T", `${ROUND_S}`, url];
  const { stdout } = await promisify(execFile)(program, parameters);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

async function spinner(context: TestContext, stages: Stage[]): Promise<(caller: number) => Promise<void>> {
  const seam = createSeam({
    context,
    secretOf: () => SECRET,
    ports: {
      findPlayer: async (_context, id) => ({
        id,
        country: null,
        language: "fa",
        state: "active",
        trialOnly: true,
      }),
      gameState: async () => "open",
    },
  });
  const client = walletClient({ vendor: "NARD", secret: SECRET, now: context.now, send: seam.handle });
  const tokens = await Promise.all(
    stages.map(({ player }) =>
      issueLaunch(context, { playerId: player, vendor: "NARD", game: "g1", asset: "TRIAL", language: "fa" }),
    ),
  );
  let spins = 0;
  return async (caller) => {
    spins += 1;
    const nth = (caller * 7 + spins) % stages.length;
    const player = `${stages[nth]?.player}`;
    const common = { player, game: "g1", round: `s${spins}`, currency: "TRIAL" };
    const bet = { ...common, txId: `b${spins}`, amount: "100", token: tokens[nth]?.token ?? "" };
    const win = {
      ...common,
      txId: `w${spins}`,
      amount: "90",
      kind: "WIN" as const,
      betTxId: bet.txId,
      endRound: true,
    };
    const [taken, paid] = [await client.debit(bet), await client.credit(win)];
    if (taken.code !== "OK" || paid.code !== "OK") throw new Error(`${taken.code} ${paid.code}`);
  };
}

test("stakes and spins per second against pgbench on the same server", async ({ skip }) => {
  const program = await findProgram("pgbench");
  if (!program) return skip("pgbench is not on this machine");
  const { url, drop } = await freshDatabase(inject("databaseUrl"));
  const db = await openDatabase({ url });
  try {
    await promisify(execFile)(program, ["-i", "-q", "-s", "10", url]);
    const context = contextOver(db);
    const stages = await Promise.all(
      Array.from({ length: PLAYERS }, (_, nth) => stageFor(context, BigInt(400_000 + nth), FUNDS_MINOR)),
    );
    const spin = await spinner(context, stages);
    let keys = 0;
    const stake = async () => {
      keys += 1;
      const stage = stages[keys % PLAYERS];
      if (stage) await execute(context, [stage.full(debit(`k${keys}`, 1n, { round: `k${keys}` }))]);
    };
    const samples = { pgbench: [] as number[], stakes: [] as number[], spins: [] as number[] };
    await perSecond(stake);
    for (let round = 0; round < ROUNDS; round += 1) {
      samples.pgbench.push(await pgbenchPerSecond(program, url));
      samples.stakes.push(await perSecond(stake));
      samples.spins.push(await perSecond(spin));
    }
    const [pgbench, stakes, spins] = [median(samples.pgbench), median(samples.stakes), median(samples.spins)];
    const ratios = { stakes: (stakes / pgbench).toFixed(2), spins: (spins / pgbench).toFixed(2) };
    const rates = { pgbench: Math.round(pgbench), stakes: Math.round(stakes), spins: Math.round(spins) };
    console.log(JSON.stringify({ bench: "ledger", callers: CALLERS, ...rates, ratios }));
    expect(await brokenInvariants(context)).toEqual([]);
    // Below this something was broken; a busy machine alone does not go so far down.
    expect(stakes / pgbench).toBeGreaterThanOrEqual(0.6);
  } finally {
    await db.close();
    await drop();
  }
});
