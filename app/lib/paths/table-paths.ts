import { withQuery } from "./paths.ts";

type TableQuery = {
  /** A table to sit at or to watch; without one the tables of the game. */
  table?: string | undefined;
  /** One's own stake in a match that is over. */
  round?: string | undefined;
  /** The match after so many moves. */
  move?: string | undefined;
  /** A card of which one still chooses what it takes. */
  card?: string | undefined;
};

/** The tables of an opened game. */
export function tablePath(sessionId: string, query: TableQuery = {}): string {
  return withQuery(`/game/${encodeURIComponent(sessionId)}/table`, query);
}

/** That a table has changed, as server-sent events, for whom its page is open. */
export function liveTablePath(sessionId: string, tableId: string): string {
  return `/live/tables/${encodeURIComponent(sessionId)}/${encodeURIComponent(tableId)}`;
}
