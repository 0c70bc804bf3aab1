import type { HelpArticle, HelpGroup } from "#server/content/index.ts";

/** The groups that hold an article, in the order of the house, each with its articles in theirs. */
export type ShownGroup = { readonly group: HelpGroup; readonly articles: readonly HelpArticle[] };

export function groupsOf(groups: readonly HelpGroup[], articles: readonly HelpArticle[]): ShownGroup[] {
  return groups
    .map((group) => ({ group, articles: articles.filter((article) => article.group === group) }))
    .filter(({ articles }) => articles.length > 0);
}

/** What somebody searches the help for, as it stands in the address. */
export function searchedFor(url: string): string {
  return (new URL(url).searchParams.get("q") ?? "").trim().slice(0, 100);
}
