import type { Context } from "../db/context.ts";
import { seedBanners } from "./banners.ts";
import { seedArticles } from "./help-articles.ts";
import { seedNotices } from "./notices.ts";
import { FIRST_ARTICLES } from "./seeds/articles/index.ts";
import { FIRST_BANNERS } from "./seeds/banners.ts";
import { FIRST_NOTICES } from "./seeds/notices.ts";

/**
 * Puts up the banners, notices and help of a new house. In one that ran before, those are brought up to date that
 * nobody has changed since; what an operator made their own is left as it is.
 */
export async function seedContent(context: Context): Promise<void> {
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await seedBanners(inside, FIRST_BANNERS);
    await seedNotices(inside, FIRST_NOTICES);
    await seedArticles(inside, FIRST_ARTICLES);
  });
}
