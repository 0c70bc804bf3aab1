import { expect, inject, test } from "vitest";
import { stopwatch } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import { openDatabase } from "#server/db/open.ts";
import { pf1Draw } from "#server/studio/fairness/pf1.ts";
import { spin } from "#server/studio/index.ts";
import { playRound } from "#server/studio/slots/slot-engine.ts";
import { themeOf } from "#server/studio/slots/themes.ts";
import { brokenInvariants, execute } from "#server/wallet/index.ts";
import { contextOver } from "../setup/database.ts";
import { inOwnTime } from "../setup/own-time.ts";
import { freshDatabase } from "../setup/postgres.ts";
import { studioHouse } from "../setup/studio-house.ts";
import { credit, debit, type Stage, stageFor } from "../setup/wallet-stage.ts";
import { median } from "./process.ts";

const ROUNDS = 3;
const ROUND_MS = 4000;
const CALLERS = 64;
const GAME = "takht-e-nard";
const FUNDS = 10n ** 12n;
const FIRST_STAGE = 700_000n;

/** Below these something is broken; a busy machine alone does not go so far down. */
const LEAST = { toEngine: 0.004, toLedger: 0.13 };

/** Rounds per second of so many callers, each with its next as soon as the last is done. */
async function perSecond(play: (caller: number) => Promise<unknown>): Promise<number> {
  const elapsedMs = stopwatch();
  let played = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      while (elapsedMs() < ROUND_MS) {
        await play(caller);
        played += 1;
      }
    }),
  );
  return played / (elapsedMs() / 1000);
}

function engineRate(): number {
  const theme = themeOf(GAME);
  if (!theme) throw new Error(`There is no ${GAME}`);
  const elapsedMs = stopwatch();
  let nonce = 0;
  for (; elapsedMs() < ROUND_MS; nonce += 1)
    playRound(theme, pf1Draw(GAME, { serverSeed: "5c".repeat(32), clientSeed: "bench", nonce }));
  return nonce / (elapsedMs() / 1000);
}

test("spins per second against the engine without money, and against the ledger alone", async () => {
  const { url, drop } = await freshDatabase(inject("databaseUrl"));
  const db = await openDatabase({ url });
  try {
    const context = contextOver(db);
    const house = await studioHouse(context);
    const seats: { context: Context; playerRef: string; sessionId: string }[] = [];
    const stages: Stage[] = [];
    for (let nth = 0; nth < CALLERS; nth += 1) {
      const playerRef = await house.aPlayer(FUNDS);
      seats.push({
        context: inOwnTime(context),
        playerRef,
        sessionId: await house.opened(playerRef, "NARD", GAME),
      });
      stages.push(await stageFor(context, FIRST_STAGE + BigInt(nth), FUNDS));
    }
    let nth = 0;
    const spinOnce = async (caller: number) => {
      nth += 1;
      const seat = seats[caller];
      if (!seat) return;
      const round = await spin(seat.context, house.walletOf, {
        ...seat,
        spinId: `s${nth}`,
        lineBetMinor: 1n,
      });
      if (!round.ok) throw new Error(round.refusal.reason);
    };
    const moveOnce = async (caller: number) => {
      nth += 1;
      const stage = stages[caller];
      const round = `m${nth}`;
      if (!stage) return;
      await execute(context, [stage.full(debit(`d${nth}`, 20n, { round }))]);
      await execute(context, [stage.full(credit(`c${nth}`, 19n, `d${nth}`, { round, endsRound: true }))]);
    };
    await perSecond(spinOnce);
    await house.settled();
    const samples = { engine: [] as number[], ledger: [] as number[], spins: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      samples.engine.push(engineRate());
      samples.ledger.push(await perSecond(moveOnce));
      samples.spins.push(await perSecond(spinOnce));
      // The engine alone leaves nobody time to hear the database's answers.
      await house.settled();
    }
    const [engine, ledger, spins] = [samples.engine, samples.ledger, samples.spins].map((rates) =>
      Math.round(median(rates)),
    ) as [number, number, number];
    const ratios = {
      toEngine: Number((spins / engine).toFixed(4)),
      toLedger: Number((spins / ledger).toFixed(2)),
    };
    console.log(JSON.stringify({ bench: "spins", callers: CALLERS, engine, ledger, spins, ratios }));
    expect(await brokenInvariants(context)).toEqual([]);
    expect(ratios.toEngine).toBeGreaterThanOrEqual(LEAST.toEngine);
    expect(ratios.toLedger).toBeGreaterThanOrEqual(LEAST.toLedger);
  } finally {
    await db.close();
    await drop();
  }
});
