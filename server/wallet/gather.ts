import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Asset } from "../core/money.ts";
import { stopwatch } from "../core/time.ts";
import type { Database } from "../db/database.ts";
import { DatabaseBusy, isTransient } from "../db/faults.ts";
import { type CommandCode, encodeCommand, type WalletAnswer, type WalletCommand } from "./commands.ts";

/** More in one call gains nothing and makes the first of them wait for the last. */
const BATCH_MAX = 128;
/** What cannot be answered inside the time that a vendor waits is refused at once. */
const QUEUE_MAX = 2000;
/** How many calls are under way at once: one commits while the next one decides. */
const LANES = 2;

const TRIES_MAX = 5;
const BUDGET_MS = 2000;
const PAUSE_MIN_MS = 10;
const PAUSE_MAX_MS = 300;

type Row = {
  n: number;
  outcome: CommandCode;
  asset: Asset | null;
  balance: bigint | null;
  version: bigint | null;
  transfer_id: bigint | null;
  replayed: boolean;
};

const EXECUTE = {
  name: "ledger-execute",
  text: "select n, outcome, asset, balance, version, transfer_id, replayed from ledger.execute($1)",
};

type Waiting = {
  command: WalletCommand;
  elapsedMs: () => number;
  answer: (answer: WalletAnswer) => void;
  fail: (fault: unknown) => void;
};

type Gathering = { waiting: Waiting[]; underWay: number };

/** One per database handle: a command given inside a transaction is executed inside it. */
const gatherings = new WeakMap<Database, Gathering>();

/**
 * Gives a command to the ledger and its answer back. While calls are under way the next commands gather and
 * go together in one round trip, which is what makes many players at once cheap.
 * Throws what the database threw when it could not decide inside the budget; then the same command may be
 * given again. A command that breaks its call is executed alone, so that it harms no other.
 */
export function submit(db: Database, command: WalletCommand): Promise<WalletAnswer> {
  const gathering = gatheringOf(db);
  if (gathering.waiting.length >= QUEUE_MAX) {
    return Promise.reject(new DatabaseBusy("Too many commands wait for the ledger."));
  }
  return new Promise((answer, fail) => {
    gathering.waiting.push({ command, elapsedMs: stopwatch(), answer, fail });
    if (gathering.underWay < LANES) start(db, gathering);
  });
}

function gatheringOf(db: Database): Gathering {
  let found = gatherings.get(db);
  if (!found) {
    found = { waiting: [], underWay: 0 };
    gatherings.set(db, found);
  }
  return found;
}

/** Starts a lane after the current turn, so that commands of one turn go together. */
function start(db: Database, gathering: Gathering): void {
  gathering.underWay += 1;
  setImmediate(async () => {
    while (gathering.waiting.length > 0) {
      await executeAll(db, gathering.waiting.splice(0, BATCH_MAX));
    }
    gathering.underWay -= 1;
  });
}

async function executeAll(db: Database, batch: Waiting[]): Promise<void> {
  try {
    const rows = await callWithRetry(db, batch);
    for (const [index, waiting] of batch.entries()) {
      const row = rows[index];
      if (row) waiting.answer(answerIn(row));
      else waiting.fail(new Error("The ledger gave fewer answers than it was given commands."));
    }
  } catch (fault) {
    if (batch.length === 1 || isTransient(fault)) {
      for (const { fail } of batch) fail(fault);
      return;
    }
    for (const waiting of batch) await executeAll(db, [waiting]);
  }
}

async function callWithRetry(db: Database, batch: Waiting[]): Promise<Row[]> {
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
