const SEPARATOR = ",";
/** A line is a hash; that of a ticket for the jackpot says also what was staked. */
const LINE = /^[0-9a-f]{64}(?::[1-9]\d{0,14})?$/;

/** The stakes that a link carries: null where it says nothing of them, or what it says are no stakes. */
export function stakesIn(query: URLSearchParams): string[] | null {
  const text = query.get("stakes");
  if (text === null) return null;
  const lines = text === "" ? [] : text.split(SEPARATOR);
  return lines.every((line) => LINE.test(line)) ? lines : null;
}

/** Where the stakes of a link's round are kept: every hand of a match at a card table has those of the match. */
export function listedAs(query: URLSearchParams): { game: string; round: string } | null {
  const [game, round] = [query.get("game") ?? "", query.get("round") ?? ""];
  if (game === "" || round === "" || !query.has("entropy")) return null;
  return { game, round: query.get("engine") === "tables" ? round.replace(HAND, "") : round };
}

const HAND = /\.\d+$/;

/** The same link, with the stakes of its round in it. */
export function withStakes(query: URLSearchParams, stakes: readonly string[]): URLSearchParams {
  const whole = new URLSearchParams(query);
  whole.set("stakes", stakes.join(SEPARATOR));
  return whole;
}

/** The stakes of a file as the address of a round's list gives it, or of one that is a list alone; null for anything else. */
export function stakesOfFile(text: string): string[] | null {
  const stakes = listIn(parsed(text));
  return stakes?.every((line): line is string => typeof line === "string" && LINE.test(line)) ? stakes : null;
}

function listIn(said: unknown): unknown[] | null {
  if (Array.isArray(said)) return said;
  const named = typeof said === "object" && said !== null && "stakes" in said ? said.stakes : null;
  return Array.isArray(named) ? named : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
