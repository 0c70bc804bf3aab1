import { createHash } from "node:crypto";
import { ROUND_GAMES } from "../rounds/games/round-games.ts";
import { drawOutcome, type RoundKind, type RoundOutcome } from "../rounds/outcome.ts";

export const DRAWN = 20_000;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** The first outcomes of a chain of links that nobody chose; always the same, so a test does not fail by chance. */
export function* drawnRounds(kind: RoundKind): Generator<{ outcome: RoundOutcome; number: number }> {
  const played = ROUND_GAMES.find((known) => known.kind === kind);
  if (!played) throw new Error(`There is no game of ${kind}`);
  const { code: game, mathVersion: version } = played;
  for (let number = 1; number <= DRAWN; number += 1) {
    const seeds = { link: hashOf(`link ${number}`), round: `round-${number}`, entropy: hashOf(`e${number}`) };
    yield { outcome: drawOutcome({ kind, version, game, number, seeds }), number };
  }
}

/** How many of them are of each class; `classOf` gives its number. */
export function countedRounds<Kind extends RoundKind>(
  kind: Kind,
  classes: number,
  classOf: (outcome: Extract<RoundOutcome, { kind: Kind }>, number: number) => number,
): number[] {
  const counts = Array.from({ length: classes }, () => 0);
  for (const { outcome, number } of drawnRounds(kind)) {
    const index = classOf(outcome as Extract<RoundOutcome, { kind: Kind }>, number);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}
