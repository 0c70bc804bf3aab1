import { type Language, type LocalText, localText } from "../core/languages.ts";
import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import { type SafeHtml, safeTextIn, safeTexts } from "./safe-html.ts";
import { marked } from "./seed-mark.ts";
import { articleTable, type HelpGroup, readArticles } from "./store.ts";

/** The slug of the terms of use, and the anchor of their section on the help page. */
export const TERMS_SLUG = "term";

export type HelpArticle = {
  readonly slug: string;
  readonly group: HelpGroup;
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
  return rows.map(({ slug, group, titles, bodies, version }) => ({
    slug,
    group,
    title: localText(titles, language),
    body: safeTextIn(bodies, language),
    version,
  }));
}

/** The terms of use as they are now; null where the house has none written. */
export async function termsText(
  context: Context,
  asked: { readonly language: Language },
): Promise<HelpArticle | null> {
  return (await helpArticles(context, asked)).find(({ slug }) => slug === TERMS_SLUG) ?? null;
}

export type ArticleToPublish = {
  readonly slug: string;
  readonly group: HelpGroup;
  readonly titles: LocalText;
  readonly bodies: LocalText;
  readonly version?: string | undefined;
  readonly position?: number | undefined;
};

const rowOf = ({ position = 0, ...article }: ArticleToPublish) => ({
  ...article,
  position,
  bodies: safeTexts(article.bodies),
});

/** Puts up articles of the operator's, their HTML cleaned, each also over another one of its slug. */
export async function publishArticles({ db }: Context, articles: readonly ArticleToPublish[]): Promise<void> {
  await articleTable.put(db, articles.map(rowOf));
}

export async function seedArticles({ db }: Context, articles: readonly ArticleToPublish[]): Promise<void> {
  await articleTable.seed(
    db,
    articles.map((article) => marked(rowOf(article))),
  );
}
