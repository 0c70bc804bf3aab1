import { normaliseTyped } from "#server/core/numbers/digits.ts";

const TYPED_MAX = 200;

/** What somebody filled in to have a round computed: as it was typed, and as it is meant. */
export function verifyQuery(query: URLSearchParams) {
  const typed = (name: string) =>
    normaliseTyped(query.get(name) ?? "")
      .trim()
      .slice(0, TYPED_MAX);
  const game = typed("game");
  const serverSeed = typed("serverSeed");
  const clientSeed = typed("clientSeed");
  const nonce = typed("nonce");
  const lineBet = typed("lineBet");
  return {
    values: { game, serverSeed, clientSeed, nonce, lineBet },
    round: {
      game,
      serverSeed: serverSeed.toLowerCase(),
      clientSeed,
      // What is no number becomes one that no round has, and the rule says so.
      nonce: /^\d{1,15}$/.test(nonce) ? Number(nonce) : -1,
    },
    lineBetMinor: /^\d{1,12}$/.test(lineBet) ? BigInt(lineBet) : null,
  };
}
