import { hasFlag } from "../../brand/index.ts";
import type { HousePace } from "../../studio/index.ts";
import type { Visitor } from "./visitor.ts";

/** How fast the visitor's house lets its games be played: both are kept in memory, and no round asks for them anew. */
export async function housePace({ context, brand }: Visitor): Promise<HousePace> {
  return { cycleMs: brand.gameCycleMs, autoplay: await hasFlag(context, brand.id, "autoplay") };
}
