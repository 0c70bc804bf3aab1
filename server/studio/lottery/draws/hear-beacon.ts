import { type Beacon, beaconRoundAfter } from "../../../core/beacon.ts";
import { eachApart } from "../../../core/bounds/each-apart.ts";
import { later, SECOND_MS } from "../../../core/time.ts";
import type { Context } from "../../../db/context.ts";
import type { BeaconWord } from "../../fairness/beacon.ts";
import { type DrawRow, KEEP_BEACON } from "./draw-statements.ts";

/** Between the close of betting and the beacon, so that the stakes are fixed before it says anything. */
const MARGIN_MS = 5 * SECOND_MS;

/** The round of a beacon that will have a part in a draw: the first one after its stakes are fixed. */
export function namedRound(beacon: Beacon | null, { locksAt, resultsBy }: DrawRow) {
  if (!beacon || resultsBy !== "chain") return { chain: null, round: null };
  return { chain: beacon.chain, round: beaconRoundAfter(beacon, later(locksAt, MARGIN_MS)) };
}

/** What the beacon said of a draw; null where none has a part in it. Throws while it is waited for. */
export function wordOf(draw: DrawRow): BeaconWord | null {
  const { beaconChain: chain, beaconRound: round, beacon: said } = draw;
  if (chain === null || round === null) return null;
  if (said === null) throw new Error(`Draw ${draw.id} waits for what the beacon says in its round ${round}`);
  return { chain, round, said };
}

export function waitsForBeacon({ beaconRound, beacon }: Pick<DrawRow, "beaconRound" | "beacon">): boolean {
  return beaconRound !== null && beacon === null;
}

/**
 * Asks the beacon for what locked draws wait for, outside of every transaction. A draw whose beacon is silent waits:
 * who could go on without it would choose between two results. Answers with a fault for each that waits.
 */
export function hearBeacon(
  { db, now }: Context,
  beacon: Beacon | null,
  due: readonly DrawRow[],
): Promise<unknown[]> {
  const waiting = due.filter(
    (draw) => draw.state === "locked" && draw.drawsAt <= now() && waitsForBeacon(draw),
  );
  return eachApart(waiting, async ({ id, beaconChain: chain, beaconRound: round }) => {
    const isAsked = beacon !== null && beacon.chain === chain && round !== null;
    const said = isAsked ? await beacon.saidIn(round) : null;
    if (said === null) throw new Error(`Draw ${id} waits for round ${round} of the beacon ${chain}`);
    await db.call(KEEP_BEACON, [id, said, chain, round]);
  });
}
