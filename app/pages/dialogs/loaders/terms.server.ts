import { helpArticles, TERMS_SLUG } from "#server/content/index.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import type { TermsShown } from "../shown-dialog.ts";

export async function loadTerms({ context, language }: Visitor): Promise<TermsShown | null> {
  const articles = await helpArticles(context, { language });
  const terms = articles.find(({ slug }) => slug === TERMS_SLUG);
  if (!terms) return null;
  const { title, body, version } = terms;
  return { modal: "term", title, body, version };
}
