import { type Language, localText } from "../core/languages.ts";
import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import { type SafeHtml, safeTextIn, safeTexts } from "./safe-html.ts";
import { addArticles, type NewArticle, readArticles } from "./store.ts";

/** The slug of the terms of use, and the anchor of their section on the help page. */
export const TERMS_SLUG = "term";

export type HelpArticle = {
  readonly slug: string;
  readonly title: string;
  readonly body: SafeHtml;
  /** Of a text that people agree to; null for the others. */
  readonly version: string | null;
};

const articles = kept(SECOND_MS, async ({ db }) => {
  const rows = await readArticles(db);
  return rows.map((row) => ({ ...row, bodies: safeTexts(row.bodies) }));
});

/** Every article of the help page, in order; the terms of use are the one under TERMS_SLUG. */
export async function helpArticles(
  context: Context,
  { language }: { language: Language },
): Promise<HelpArticle[]> {
  const rows = await articles(context);
  return rows.map(({ slug, titles, bodies, version }) => ({
    slug,
    title: localText(titles, language),
    body: safeTextIn(bodies, language),
    version,
  }));
}

/** Adds articles, their HTML cleaned. One whose slug is taken is left as it is. */
export async function publishArticles({ db }: Context, added: readonly NewArticle[]): Promise<void> {
  await addArticles(
    db,
    added.map((article) => ({ ...article, bodies: safeTexts(article.bodies) })),
  );
}
