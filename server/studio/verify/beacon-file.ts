import { type BeaconWord, beaconIn } from "../fairness/beacon.ts";

/** What a node of the beacon answered for the round that a link names; null for a file that is no such answer. */
export function beaconOfFile(text: string, query: URLSearchParams): BeaconWord | null {
  const said = answerIn(text);
  if (said === null) return null;
  const told = new URLSearchParams({
    beaconChain: query.get("beaconChain") ?? "",
    beaconRound: String(said.round),
    beacon: String(said.signature),
  });
  return beaconIn(told) ?? null;
}

function answerIn(text: string): { round: unknown; signature: unknown } | null {
  try {
    const said: unknown = JSON.parse(text);
    const isAnswer = typeof said === "object" && said !== null && "round" in said && "signature" in said;
    return isAnswer ? said : null;
  } catch {
    return null;
  }
}
