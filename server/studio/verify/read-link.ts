import { READ_OF_LINKS } from "./signature.ts";

const LINK_MAX = 20_000;
const SLOT_PAGE = /\/seeds\/verify\?/;

/**
 * What a pasted link says: a whole address, an address without its site, or only what stands behind the question mark.
 * The links of slots with lines lead to a page of their own and name no engine.
 */
export function readLink(text: string): URLSearchParams | null {
  const link = text.trim();
  if (link.length > LINK_MAX || !link.includes("=")) return null;
  const behind = link.slice(link.indexOf("?") + 1);
  const query = new URLSearchParams(behind.split("#", 1)[0]);
  if (SLOT_PAGE.test(link) && !query.has("engine")) query.set("engine", "slot");
  return query;
}

/** Whether a query says more of a round than its game and its number, by which anybody looks for one. */
export function isLink(query: URLSearchParams): boolean {
  return READ_OF_LINKS.some((name) => name !== "game" && name !== "number" && query.has(name));
}
