import { withQuery } from "./paths.ts";

/** What a page of the book carries in its address: the slip, how it is placed, and the sport that is chosen. */
export type BookQuery = {
  readonly slip?: readonly string[];
  readonly way?: string;
  readonly sport?: string;
};

/** The pages of the book of sports. The slip goes from page to page in the address, so it works without script. */
export const bookPaths = {
  offer: (query: BookQuery = {}) => withSlip("/fbsports", query),
  event: (eventId: string, query: BookQuery = {}) =>
    withSlip(`/fbsports/event/${encodeURIComponent(eventId)}`, query),
  slip: (query: BookQuery = {}) => withSlip("/fbsports/slip", query),
  bets: (query: { which?: string; round?: string; placed?: string } = {}) =>
    withQuery("/fbsports/bets", query),
  results: (query: { sport?: string } = {}) => withQuery("/fbsports/results", query),
  rules: () => "/fbsports/rules",
} as const;

function withSlip(path: string, { slip = [], way, sport }: BookQuery): string {
  return withQuery(path, { sport, slip: slip.join(","), way });
}

const SELECTION = /^[a-z0-9][a-z0-9._-]{0,119}$/;
const SLIP_MAX = 12;

/** The slip in an address: at most so many selections as a slip holds, each once. */
export function readSlip(query: URLSearchParams): string[] {
  const named = (query.get("slip") ?? "").split(",").filter((name) => SELECTION.test(name));
  return [...new Set(named)].slice(0, SLIP_MAX);
}

export const WAYS = ["single", "multiple", "system"] as const;
export type Way = (typeof WAYS)[number];

/** How a slip is placed: as the address says, else a multiple where there are several. */
export function readWay(query: URLSearchParams, legs: number): Way {
  const asked = WAYS.find((way) => way === query.get("way"));
  return asked ?? (legs > 1 ? "multiple" : "single");
}
