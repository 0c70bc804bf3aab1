import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "#server/db/open.ts";
import { brokenInvariants, rollUp } from "#server/wallet/index.ts";
import { verifySeals } from "#server/wallet/watch/seals.ts";
import { checkAcknowledgements } from "./acknowledgements.ts";
import { answersOver } from "./answers.ts";
import { type Breaks, noBreaks } from "./breaks.ts";
import { type FaultMaker, faultMaker } from "./fault-maker.ts";
import { type FaultKind, faultPlan } from "./fault-plan.ts";
import type { House } from "./house.ts";
import { readLedger } from "./ledger-reading.ts";
import { type OrderBook, orderBook } from "./order-book.ts";
import { replayLedger } from "./replay.ts";
import { checkVersionOrder } from "./version-order.ts";
import { startWorkload } from "./workload.ts";

export type TortureRequest = {
  seed: string;
  faults: number;
  /** Faults of these kinds alone; null for all of them. */
  only: readonly FaultKind[] | null;
  tell: (line: string) => void;
};

export type Findings = {
  breaks: Breaks;
  maker: FaultMaker;
  calls: number;
  transfers: number;
  deadlocks: number;
  pendingAtEnd: number;
  livenessMs: number;
};

/** What was written in one transaction with a movement is there when it is, and not otherwise. */
const STRAY_NOTES = {
  name: "torture-stray-notes",
  text: `select coalesce(n.key, t.key) as key
    from torture_note n full join (select * from ledger.transfers where kind >= 10) t
      on t.id = n.transfer_id and t.key = n.key and t.player_id = n.player_id
    where n.key is null or t.key is null`,
  row: { key: "" },
  timeoutMs: 60_000,
};

const TELL_EVERY_MS = 5000;
const LIVENESS_MS = 30_000;
const DEADLOCK = "40P01";

/** Plays a house full while faults happen to it, lets it come to rest, and holds everything against everything. */
export async function tortureHouse(
  house: House,
  { seed, faults, only, tell }: TortureRequest,
): Promise<Findings> {
  const breaks = noBreaks();
  const [left, right] = house.nodes;
  const answers = answersOver([left.vendorWire.port, right.vendorWire.port], breaks);
  const book = orderBook(answers);
  const maker = faultMaker(house);
  const deadlocksBefore = house.postgres.errors.get(DEADLOCK) ?? 0;
  const workload = startWorkload({ seed, players: house.players, book, breaks });
  const progress = setInterval(() => {
    const state = `${maker.count()} of ${faults} faults, ${maker.byKind.get("postgres-kill") ?? 0} of them PostgreSQL killed`;
    tell(`${state}; ${answers.calls()} calls, ${book.pending().length} pending, ${breaks.total} breaks`);
  }, TELL_EVERY_MS);
  try {
    await maker.run(faultPlan(seed, only), faults);
  } finally {
    clearInterval(progress);
  }
  healWires(house);
  const { pendingAtEnd, livenessMs } = await comeToRest(workload, book, LIVENESS_MS);
  tell(
    `every fault is over; ${pendingAtEnd} pending after ${Math.round(livenessMs)} ms; counting the ledger again`,
  );
  const transfers = await checkHouse(house, book, breaks);
  for (const node of house.nodes) {
    if (node.crashes() > 0) breaks.add("invariant", `a node ended by itself: ${node.said.join("\n")}`);
  }
  return {
    breaks,
    maker,
    calls: answers.calls(),
    transfers,
    deadlocks: (house.postgres.errors.get(DEADLOCK) ?? 0) - deadlocksBefore,
    pendingAtEnd,
    livenessMs,
  };
}

export function healWires({ nodes }: House): void {
  for (const { vendorWire, databaseWire } of nodes) {
    vendorWire.heal();
    databaseWire.heal();
  }
}

/** With no faults any more, whatever is pending has to be answered soon. */
export async function comeToRest(
  workload: { stop(): Promise<void> },
  book: OrderBook,
  withinMs: number,
): Promise<{ pendingAtEnd: number; livenessMs: number }> {
  const startedAt = performance.now();
  const stopping = workload.stop();
  await Promise.race([stopping, sleep(withinMs, undefined, { ref: false })]);
  const livenessMs = performance.now() - startedAt;
  const pendingAtEnd = book.pending().length;
  book.abandon();
  await stopping;
  return { pendingAtEnd, livenessMs };
}

/** Everything that was told against everything that is there. Gives the number of movements. */
export async function checkHouse(
  house: House,
  { orders, sightings }: Pick<OrderBook, "orders" | "sightings">,
  breaks: Breaks,
): Promise<number> {
  const url = house.postgres.urlOf(house.database);
  const db = await openDatabase({ url });
  try {
    const broken = await brokenInvariants({ db });
    await rollUp({ db });
    for (const { invariant, subject } of [...broken, ...(await brokenInvariants({ db }))]) {
      breaks.add("invariant", `${invariant} ${subject}`);
    }
    for (const { outside } of house.nodes) {
      const { difference } = await verifySeals({ db }, { outside });
      if (difference) breaks.add("invariant", `I12 seal ${difference.seq} (${difference.disagrees})`);
    }
    for (const { key } of await db.call(STRAY_NOTES, [])) {
      breaks.add("lost", `${key} has a movement without its note, or a note without its movement`);
    }
  } finally {
    await db.close();
  }
  const ledger = await readLedger(url);
  checkAcknowledgements(orders, ledger, breaks);
  checkVersionOrder(sightings, replayLedger(ledger, breaks), breaks);
  return ledger.length;
}
