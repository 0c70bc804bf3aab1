import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Asset } from "../../core/numbers/money.ts";
import { stopwatch } from "../../core/time.ts";
import type { Database } from "../../db/database.ts";
import { isTransient, sqlState } from "../../db/faults.ts";
import { gathered } from "../../db/gathered.ts";
import {
  type CommandCode,
  encodeCommand,
  type OrderAnswer,
  type WalletAnswer,
  type WalletCommand,
  type WalletOrder,
} from "./commands.ts";

const TRIES_MAX = 5;
/** A vendor gives up after two to three seconds. */
const BUDGET_MS = 2000;
const PAUSE_MIN_MS = 10;
const PAUSE_MAX_MS = 300;

const LOCK_NOT_AVAILABLE = "55P03";
const OUT_OF_RANGE = "22003";

/** An order is decided command by command, so fewer of them fit into the time of one call. */
const ORDERS_MAX = 16;

/** An answer as the functions of the ledger write it. */
export type AnswerRow = {
  outcome: CommandCode;
  asset: Asset | null;
  balance: bigint | null;
  bonus: bigint | null;
  version: bigint | null;
  transfer_id: bigint | null;
  replayed: boolean;
  limit_name: string | null;
};

const ANSWER_COLUMNS = "outcome, asset, balance, bonus, version, transfer_id, replayed, limit_name";

const EXECUTE = {
  name: "ledger-execute",
  text: `select ${ANSWER_COLUMNS} from ledger.execute($1) order by n`,
};

const EXECUTE_TOGETHER = {
  name: "ledger-execute-together",
  text: `select nth, n, ${ANSWER_COLUMNS} from ledger.execute_together($1) order by nth, n`,
};

/**
 * Gives a command to the ledger and its answer back, in one round trip with the commands of others.
 * Throws what the database threw when it could not decide inside the budget; then the same command may be
 * given again. A command that breaks its call is executed alone, so that it harms no other.
 * Two calls at once: one commits while the other one decides.
 */
export const submit = submitter<WalletCommand, WalletAnswer>(
  async (db, commands) => {
    const rows = await db.call<AnswerRow>(EXECUTE, [JSON.stringify(commands.map(encodeCommand))]);
    return rows.map(answerIn);
  },
  { lanes: 2, tooMuch: () => TOO_MUCH },
);

/** As `submit`, for commands that are done together or not at all. */
export const submitTogether = submitter<WalletOrder, OrderAnswer>(
  async (db, orders) => {
    const text = JSON.stringify(orders.map((order) => order.map(encodeCommand)));
    const rows = await db.call<AnswerRow & { nth: number; n: number }>(EXECUTE_TOGETHER, [text]);
    return orders.map((order, index) =>
      orderAnswerIn(
        order,
        rows.filter(({ nth }) => nth === index + 1),
      ),
    );
  },
  { lanes: 2, batchMax: ORDERS_MAX, tooMuch: () => ({ done: false, index: 0, answer: TOO_MUCH }) },
);

/** What no balance, round or count could hold. Nothing of it was done or kept, and it never will be. */
const TOO_MUCH: WalletAnswer = {
  code: "BAD_REQUEST",
  asset: null,
  balanceMinor: null,
  bonusMinor: null,
  version: null,
  transferId: null,
  replayed: false,
  limit: null,
};

/** Each one has its own fault, because one of them may break the call of all. */
type Settled<Answer> = { answer: Answer } | { fault: unknown };
type Timed<Order> = { order: Order; elapsedMs: () => number };
type Ask<Order, Answer> = (db: Database, orders: Order[]) => Promise<Answer[]>;
type Options<Answer> = { lanes: number; batchMax?: number; tooMuch: () => Answer };

function submitter<Order, Answer>(
  ask: Ask<Order, Answer>,
  { tooMuch, ...options }: Options<Answer>,
): (db: Database, order: Order) => Promise<Answer> {
  const settle = gathered((db, batch: Timed<Order>[]) => settleAll(ask, db, batch), options);
  return async (db, order) => {
    const settled = await settle(db, { order, elapsedMs: stopwatch() });
    if ("answer" in settled) return settled.answer;
    if (sqlState(settled.fault) === OUT_OF_RANGE) return tooMuch();
    throw settled.fault;
  };
}

async function settleAll<Order, Answer>(
  ask: Ask<Order, Answer>,
  db: Database,
  batch: Timed<Order>[],
): Promise<Settled<Answer>[]> {
  try {
    const answers = await askWithRetry(ask, db, batch);
    return answers.map((answer) => ({ answer }));
  } catch (fault) {
    const isBlocked = waitsForSomebody(fault);
    if (batch.length === 1 || (isTransient(fault) && !isBlocked)) return batch.map(() => ({ fault }));
    // Of those who travelled together only one player is held up: the others need not wait for that player.
    if (isBlocked) return (await Promise.all(batch.map((timed) => settleAll(ask, db, [timed])))).flat();
    const alone: Settled<Answer>[] = [];
    for (const timed of batch) alone.push(...(await settleAll(ask, db, [timed])));
    return alone;
  }
}

/** Somebody else holds one of the players for longer than the lock's time. */
function waitsForSomebody(fault: unknown): boolean {
  return sqlState(fault) === LOCK_NOT_AVAILABLE;
}

async function askWithRetry<Order, Answer>(
  ask: Ask<Order, Answer>,
  db: Database,
  batch: Timed<Order>[],
): Promise<Answer[]> {
  const orders = batch.map(({ order }) => order);
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask(db, orders);
    } catch (fault) {
      const spentMs = Math.max(...batch.map(({ elapsedMs }) => elapsedMs()));
      if (batch.length > 1 && waitsForSomebody(fault)) throw fault;
      if (!isTransient(fault) || tries >= TRIES_MAX || spentMs > BUDGET_MS - PAUSE_MAX_MS) throw fault;
      await sleep(randomInt(PAUSE_MIN_MS, PAUSE_MAX_MS));
    }
  }
}

export function answerIn(row: AnswerRow): WalletAnswer {
  return {
    code: row.outcome,
    asset: row.asset,
    balanceMinor: row.balance,
    bonusMinor: row.bonus,
    version: row.version,
    transferId: row.transfer_id,
    replayed: row.replayed,
    limit: row.limit_name,
  };
}

/** A refused order is answered with the one command that was not OK. */
function orderAnswerIn(order: WalletOrder, rows: (AnswerRow & { n: number })[]): OrderAnswer {
  const refused = rows.find(({ outcome }) => outcome !== "OK");
  if (refused) return { done: false, index: refused.n - 1, answer: answerIn(refused) };
  if (rows.length !== order.length) throw new Error("The ledger answered another number of commands.");
  return { done: true, answers: rows.map(answerIn) };
}
