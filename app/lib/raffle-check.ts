import type { Drawn, Raffle } from "#server/raffles/index.ts";

/**
 * What the link that checks a raffle says of it; null before it is drawn. The tickets are not in it, because there may
 * be many.
 */
export function raffleCheck(
  { id, link, root, commit, terminal, index, draws }: Raffle,
  drawn: readonly Pick<Drawn, "ticket">[],
): Readonly<Record<string, string>> | null {
  if (root === null || link === null) return null;
  const decided = { round: id, link, entropy: root, commit, terminal, index: String(index) };
  const winners = drawn.map(({ ticket }) => ticket).join(",");
  return { game: RAFFLE, ...decided, draws: String(draws), winners };
}

/** What a raffle is called where games are checked. */
export const RAFFLE = "raffle";
