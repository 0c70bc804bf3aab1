/** The one who brought the client seed, as a link says it; what no link of ours says is nothing. */
export const CLIENT_BY = ["player", "house"] as const;

const SAID = {
  player: "the player, after the commitment",
  house: "the house: it chose both seeds",
} as const;

/** The line of a check about it; none where the link does not say. */
export function clientByLines(query: URLSearchParams): [name: string, value: string][] {
  const by = CLIENT_BY.find((who) => who === query.get("clientBy"));
  return by ? [["Client seed by", SAID[by]]] : [];
}
