import { createHash } from "node:crypto";
import { type Draw, drawFrom } from "../../fairness/pf1.ts";
import { pick } from "../../fairness/pick.ts";
import type { Picks, PlayType } from "./play-type.ts";

/**
 * Marks for somebody who has no wish of their own. They decide nothing: the draw does. `id` is new for each, and the
 * same id gives the same marks.
 */
export function quickPicks(play: PlayType, id: string): Picks {
  const draw = drawFrom(wordsOf(id));
  const isDistinct = play.combine === "distinct";
  const picks: number[][] = [];
  for (const [nth, { values, least }] of play.groups.entries()) {
    const isFirst = nth === 0;
    const count = Math.max(least, isFirst ? 1 : 0);
    const taken = isDistinct ? picks.flat() : [];
    picks.push(
      some(
        values.filter((value) => !taken.includes(value)),
        count,
        draw,
      ),
    );
  }
  return picks;
}

function some(from: readonly number[], count: number, draw: Draw): number[] {
  const places = pick(draw, { count, of: from.length });
  return places.map((place) => from[place] ?? 0).sort((one, other) => one - other);
}

function wordsOf(id: string): () => number {
  let nth = 0;
  return () => {
    const hash = createHash("sha256").update(`quick pick|${id}|${nth}`, "utf8").digest();
    nth += 1;
    return hash.readUInt32BE(0);
  };
}
