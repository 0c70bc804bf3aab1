import type { WireFault } from "./chaos-proxy.ts";
import { type Random, randomOf } from "./random.ts";

/** Something that will go wrong. */
export type PlannedFault =
  /**
   * Every process of PostgreSQL is killed; `again` kills it once more while it recovers. Afterwards it is left alone
   * for `calmMs`: who is killed without having done anything has nothing to lose.
   */
  | { kind: "postgres-kill"; downMs: number; again: number | null; calmMs: number }
  | { kind: "app-kill"; node: number; downMs: number; calmMs: number }
  /** The process of a node stands still for a while. */
  | { kind: "app-stall"; node: number; forMs: number }
  /** Somebody else holds a player's rows. */
  | { kind: "held-lock"; player: number; forMs: number }
  /** One connection of the database is ended by the server. */
  | { kind: "session-ended"; nth: number }
  | { kind: `${"database" | "vendor"}-${WireFault["kind"]}`; node: number; wire: WireFault };

export type FaultKind = PlannedFault["kind"];

/** Of each bag of faults, so many are of a kind: one in forty kills PostgreSQL. */
const BAG: readonly [FaultKind, number][] = [
  ["postgres-kill", 1],
  ["app-kill", 1],
  ["app-stall", 1],
  ["held-lock", 1],
  ["session-ended", 2],
  ["database-cut", 7],
  ["database-lost-answer", 7],
  ["database-half-open", 1],
  ["database-delay", 2],
  ["database-throttle", 1],
  ["vendor-cut", 6],
  ["vendor-lost-answer", 6],
  ["vendor-half-open", 2],
  ["vendor-delay", 1],
  ["vendor-throttle", 1],
];

export const FAULT_KINDS: readonly FaultKind[] = BAG.map(([kind]) => kind);

const PAUSE_MEAN_MS = 40;
const NODES = 2;
const PLAYERS_HELD = 12;

/** The pauses and faults of a run, without end: the same for the same seed. */
export function* faultPlan(
  seed: string,
  only: readonly FaultKind[] | null,
): Generator<{ afterMs: number; fault: PlannedFault }, never> {
  const random = randomOf(`${seed}/faults`);
  const bag = BAG.flatMap(([kind, often]) => Array<FaultKind>(often).fill(kind));
  const kinds = only ? bag.filter((kind) => only.includes(kind)) : bag;
  for (;;) {
    for (const kind of random.shuffled(kinds)) {
      yield { afterMs: -Math.log(1 - random.next()) * PAUSE_MEAN_MS, fault: faultOf(kind, random) };
    }
  }
}

function faultOf(kind: FaultKind, random: Random): PlannedFault {
  const node = random.between(0, NODES - 1);
  switch (kind) {
    case "postgres-kill": {
      const again = random.chance(0.1) ? random.between(5, 400) : null;
      return { kind, downMs: random.between(0, 300), again, calmMs: random.between(300, 1500) };
    }
    case "app-kill":
      return { kind, node, downMs: random.between(0, 500), calmMs: random.between(100, 800) };
    case "app-stall":
      return { kind, node, forMs: random.between(100, 2600) };
    case "held-lock":
      return { kind, player: random.between(0, PLAYERS_HELD - 1), forMs: random.between(100, 1800) };
    case "session-ended":
      return { kind, nth: random.between(0, 19) };
    default:
      return { kind, node, wire: wireFaultOf(kind, random) };
  }
}

function wireFaultOf(kind: `${string}-${WireFault["kind"]}`, random: Random): WireFault {
  if (kind.endsWith("-cut")) return { kind: "cut", afterMs: random.chance(0.3) ? 0 : random.between(1, 25) };
  if (kind.endsWith("-lost-answer")) {
    return { kind: "lost-answer", afterBytes: random.chance(0.5) ? 0 : random.between(1, 400) };
  }
  if (kind.endsWith("-half-open")) {
    return { kind: "half-open", forMs: random.between(2600, 8000), delivered: random.chance(0.5) };
  }
  const forMs = random.between(200, 1500);
  if (kind.endsWith("-delay")) return { kind: "delay", byMs: random.between(20, 700), forMs };
  return { kind: "throttle", bytesPerSecond: random.between(2000, 60_000), forMs };
}
