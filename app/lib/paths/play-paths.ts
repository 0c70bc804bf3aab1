import type { EngineName } from "#server/studio/index.ts";
import { bookPaths } from "./book-paths.ts";
import { paths, withQuery } from "./paths.ts";

type Opened = {
  readonly engine: EngineName;
  readonly sessionId: string;
  readonly vendor: string;
  readonly code: string;
};

/** That the balance of whoever asks has moved, as server-sent events. */
export const liveBalancePath = "/live/balance";

/** Where an opened game is played, by what plays it. `round` shows one round of it again. */
export function playPath(
  { engine, sessionId, vendor, code }: Opened,
  query: { round?: string } = {},
): string {
  switch (engine) {
    case "slot":
      return paths.game(sessionId, query);
    case "instant":
      return withQuery(`/game/${encodeURIComponent(sessionId)}/instant`, query);
    case "rounds":
      return withQuery(`/game/${encodeURIComponent(sessionId)}/round`, query);
    case "tables":
      return withQuery(`/game/${encodeURIComponent(sessionId)}/table`, query);
    case "lottery":
      return paths.lottery({ gameCode: code, vendor, ...query });
    case "book":
      return query.round ? bookPaths.bets(query) : bookPaths.offer({ sport: code });
  }
}
