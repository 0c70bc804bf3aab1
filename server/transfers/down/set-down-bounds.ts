import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { DOWN_BOUNDS, type DownBounds, SAVE_DOWN_BOUNDS } from "./down-statements.ts";

/** What a brand begins with: from ten to ten thousand, twenty thousand a day. */
const FIRST: DownBounds = { minMinor: 1_000n, maxMinor: 1_000_000n, dayMinor: 2_000_000n };

/**
 * Says how much agents may send to somebody directly below: in one transfer at least and at most, and in a day. Each is
 * at most the next (`badBounds`); what is not named stays. Gives what it was and what it is.
 */
export function setDownBounds(
  { db }: Pick<Context, "db">,
  {
    brandId,
    ...said
  }: { readonly brandId: string } & { readonly [Name in keyof DownBounds]?: bigint | undefined },
): Promise<Outcome<{ before: DownBounds | null; after: DownBounds }, { reason: "badBounds" }>> {
  return db.transaction(async (transaction) => {
    const [before = null] = await transaction.call(DOWN_BOUNDS, [brandId]);
    const ground = before ?? FIRST;
    const after = {
      minMinor: said.minMinor ?? ground.minMinor,
      maxMinor: said.maxMinor ?? ground.maxMinor,
      dayMinor: said.dayMinor ?? ground.dayMinor,
    };
    const { minMinor, maxMinor, dayMinor } = after;
    if (minMinor < 1n || minMinor > maxMinor || maxMinor > dayMinor) return refuse({ reason: "badBounds" });
    await transaction.call(SAVE_DOWN_BOUNDS, [brandId, minMinor, maxMinor, dayMinor]);
    return done({ before, after });
  });
}

/** What was said of it; null before anything was. */
export async function downBounds({ db }: Pick<Context, "db">, brandId: string): Promise<DownBounds | null> {
  const [bounds] = await db.call(DOWN_BOUNDS, [brandId]);
  return bounds ?? null;
}
