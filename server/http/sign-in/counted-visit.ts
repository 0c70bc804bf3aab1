import { countLinkVisit } from "../../accounts/index.ts";
import { visitedLinks, visitedLinksCookie } from "../browser/visited-links.ts";
import { takeLinkVisit } from "../tries/per-address.ts";
import type { Visitor } from "../visitor/visitor.ts";

/**
 * Counts that this browser opened a link, once a day, and remembers in the browser alone that it did. What one address
 * can add is bounded, for a program keeps no cookies.
 */
export async function countedVisit(visitor: Visitor, code: string | null): Promise<Record<string, string>> {
  const { context, brand, address, cookies, platform } = visitor;
  if (code === null) return {};
  const day = context.now().toISOString().slice(0, 10);
  const seen = visitedLinks(cookies, day);
  if (seen.includes(code) || !takeLinkVisit(context, address).ok) return {};
  await countLinkVisit(context, { brandId: brand.id, code, day });
  return { "Set-Cookie": visitedLinksCookie(platform.config, day, [...seen, code]) };
}
