import type { Locator, Page } from "@playwright/test";

/** What a record is searched by, opened as a person opens it. */
export async function openedSearch(page: Page): Promise<Locator> {
  const search = page.locator(".record-search");
  if ((await search.getAttribute("open")) === null) await search.locator("summary").click();
  return search;
}
