import { setTimeout as sleep } from "node:timers/promises";
import { answersOver } from "./answers.ts";
import { type Breaks, noBreaks } from "./breaks.ts";
import { faultMaker } from "./fault-maker.ts";
import { type FaultKind, faultPlan } from "./fault-plan.ts";
import type { House } from "./house.ts";
import type { Order } from "./order.ts";
import { orderBook } from "./order-book.ts";
import type { Sighting } from "./sightings.ts";
import { checkHouse, comeToRest, healWires } from "./torture.ts";
import { startWorkload } from "./workload.ts";

/** How long a defect is looked for, and after how long everything is counted meanwhile. */
const HUNT_MS = 40_000;
const ROUND_MS = 4000;
const LOOK_EVERY_MS = 100;
const REST_MS = 20_000;

/** What disturbs enough to have everything told twice, and little enough to let much happen. */
const MILD: readonly FaultKind[] = ["app-kill", "database-cut", "database-lost-answer", "vendor-lost-answer"];

/** Plays a house in short rounds until something is wrong with it; null when nothing was to be found in the time. */
export async function huntDefect(
  house: House,
  { seed, faults = MILD, forMs = HUNT_MS }: { seed: string; faults?: readonly FaultKind[]; forMs?: number },
): Promise<string | null> {
  const breaks = noBreaks();
  const everything: { orders: Order[]; sightings: Sighting[] } = { orders: [], sightings: [] };
  const startedAt = performance.now();
  for (let round = 0; performance.now() - startedAt < forMs; round += 1) {
    await playRound(house, { seed: `${seed}/${round}`, round: `${round}-`, faults, breaks, everything });
    await checkHouse(house, everything, breaks);
    if (breaks.total > 0) return breaks.told[0] ?? null;
  }
  return null;
}

async function playRound(
  house: House,
  options: {
    seed: string;
    round: string;
    faults: readonly FaultKind[];
    breaks: Breaks;
    everything: { orders: Order[]; sightings: Sighting[] };
  },
): Promise<void> {
  const { seed, round, faults, breaks, everything } = options;
  const [left, right] = house.nodes;
  const book = orderBook(answersOver([left.vendorWire.port, right.vendorWire.port], breaks));
  const workload = startWorkload({ seed, round, players: house.players, book, breaks });
  const maker = faultMaker(house);
  const faultsOver = maker.run(faultPlan(seed, faults), Number.POSITIVE_INFINITY);
  const until = performance.now() + ROUND_MS;
  while (performance.now() < until && breaks.total === 0) await sleep(LOOK_EVERY_MS);
  maker.stop();
  healWires(house);
  await faultsOver;
  const { pendingAtEnd } = await comeToRest(workload, book, REST_MS);
  if (pendingAtEnd > 0) breaks.add("invariant", `${pendingAtEnd} orders had no answer: ${left.said.at(-1)}`);
  everything.orders.push(...book.orders);
  everything.sightings.push(...book.sightings);
}
