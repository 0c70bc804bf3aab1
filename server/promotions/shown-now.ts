import { safeTexts } from "../content/index.ts";
import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import { type CleanPromotion, readPromotions } from "./store.ts";

/** Every promotion that is shown, read again after a second. */
export const shownNow: (context: Context) => Promise<readonly CleanPromotion[]> = kept(
  SECOND_MS,
  async ({ db }) => {
    const rows = await readPromotions(db);
    return rows.map((row): CleanPromotion => ({ ...row, bodies: safeTexts(row.bodies) }));
  },
);
