import type { VendorGame } from "#server/catalogue/index.ts";

const BETS = [1n, 5n, 10n, 50n, 75n] as const;
const KINDS = ["low", "medium", "high"] as const;

const FIRST_WORDS = ["Golden", "Silent", "Lucky", "Ancient", "Crystal", "Desert", "Royal", "Hidden"] as const;
const SECOND_WORDS = ["Garden", "River", "Tiger", "Lantern", "Temple", "Falcon", "Harbour", "Comet"] as const;

/**
 * A catalogue as large as one likes, the same at every call: vendors VENDOR1 … in equal parts, names of two words and
 * a number. All are slot games, because that is the one category whose size a page could feel.
 */
export function manyGames({ games, vendors }: { games: number; vendors: number }): VendorGame[] {
  return Array.from({ length: games }, (_, index) => {
    const first = FIRST_WORDS[index % FIRST_WORDS.length];
    const second = SECOND_WORDS[Math.floor(index / FIRST_WORDS.length) % SECOND_WORDS.length];
    return {
      vendor: `VENDOR${(index % vendors) + 1}`,
      code: `game-${index}`,
      names: { fa: `بازی شمارهٔ ${index}`, en: `${first} ${second} Game ${index}` },
      category: "RNG",
      minLineBetMinor: BETS[index % BETS.length] ?? 1n,
      rtpBasisPoints: 9_400 + (index % 300),
      volatility: KINDS[index % KINDS.length] ?? "low",
    };
  });
}
