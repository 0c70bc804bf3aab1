import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Asset } from "../core/money.ts";
import { stopwatch } from "../core/time.ts";
import type { Database } from "../db/database.ts";
import { isTransient } from "../db/faults.ts";
import { gathered } from "../db/gathered.ts";
import { type CommandCode, encodeCommand, type WalletAnswer, type WalletCommand } from "./commands.ts";

const TRIES_MAX = 5;
/** A vendor gives up after two to three seconds. */
const BUDGET_MS = 2000;
const PAUSE_MIN_MS = 10;
const PAUSE_MAX_MS = 300;

type Row = {
  outcome: CommandCode;
  asset: Asset | null;
  balance: bigint | null;
  version: bigint | null;
  transfer_id: bigint | null;
  replayed: boolean;
};

const EXECUTE = {
  name: "ledger-execute",
  text: "select outcome, asset, balance, version, transfer_id, replayed from ledger.execute($1) order by n",
};

/** Each command has its own fault, because one of them may break the call of all. */
type Settled = { answer: WalletAnswer } | { fault: unknown };

/** Two calls at once: one commits while the other one decides. */
const settle = gathered(settleAll, { lanes: 2 });

/**
 * Gives a command to the ledger and its answer back, in one round trip with the commands of others.
 * Throws what the database threw when it could not decide inside the budget; then the same command may be
 * given again. A command that breaks its call is executed alone, so that it harms no other.
 */
export async function submit(db: Database, command: WalletCommand): Promise<WalletAnswer> {
  const settled = await settle(db, { command, elapsedMs: stopwatch() });
  if ("fault" in settled) throw settled.fault;
  return settled.answer;
}

type Timed = { command: WalletCommand; elapsedMs: () => number };

async function settleAll(db: Database, batch: Timed[]): Promise<Settled[]> {
  try {
    const rows = await callWithRetry(db, batch);
    return rows.map((row) => ({ answer: answerIn(row) }));
  } catch (fault) {
    if (batch.length === 1 || isTransient(fault)) return batch.map(() => ({ fault }));
    const alone: Settled[] = [];
    for (const timed of batch) alone.push(...(await settleAll(db, [timed])));
    return alone;
  }
}

async function callWithRetry(db: Database, batch: Timed[]): Promise<Row[]> {
  const text = JSON.stringify(batch.map(({ command }) => encodeCommand(command)));
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.call<Row>(EXECUTE, [text]);
    } catch (fault) {
      const spentMs = Math.max(...batch.map(({ elapsedMs }) => elapsedMs()));
      if (!isTransient(fault) || tries >= TRIES_MAX || spentMs > BUDGET_MS - PAUSE_MAX_MS) throw fault;
      await sleep(randomInt(PAUSE_MIN_MS, PAUSE_MAX_MS));
    }
  }
}

function answerIn({ outcome, asset, balance, version, transfer_id, replayed }: Row): WalletAnswer {
  return { code: outcome, asset, balanceMinor: balance, version, transferId: transfer_id, replayed };
}
