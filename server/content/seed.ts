import type { Context } from "../db/context.ts";
import { publishBanners } from "./banners.ts";
import { publishArticles } from "./help-articles.ts";
import { publishNotices } from "./notices.ts";
import { FIRST_ARTICLES } from "./seed-articles.ts";
import { FIRST_BANNERS } from "./seed-banners.ts";
import { FIRST_NOTICES } from "./seed-notices.ts";
import { FIRST_TERMS } from "./seed-terms.ts";

/** Puts up the banners, notices and help of a new house. What is there already is left as it is. */
export async function seedContent(context: Context): Promise<void> {
  const from = context.now();
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await publishBanners(inside, FIRST_BANNERS);
    await publishNotices(
      inside,
      FIRST_NOTICES.map((notice) => ({ ...notice, from })),
    );
    await publishArticles(inside, [...FIRST_ARTICLES, FIRST_TERMS]);
  });
}
