import { paths, withQuery } from "./paths.ts";

/** The table of an opened game of shared rounds; `round` shows one stake again as it was. */
export function roundTablePath(sessionId: string, query: { round?: string } = {}): string {
  return withQuery(`${paths.game(sessionId)}/round`, query);
}

/** What happens at a table, as server-sent events. */
export function liveRoundsPath(code: string): string {
  return `/live/rounds/${encodeURIComponent(code)}`;
}
