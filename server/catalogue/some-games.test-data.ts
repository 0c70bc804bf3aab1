import type { LocalText } from "../core/languages.ts";
import type { VendorGame } from "./index.ts";

const VENDORS = ["NARD", "KHATAM", "SIMORGH"] as const;
const BETS = [1n, 5n, 10n, 50n, 75n] as const;

const NAMED: Readonly<Record<string, LocalText>> = {
  "book-of-seven": { fa: "کتاب ۷", en: "The Book of Seven" },
  "haft-khan": { fa: "هفت‌خان", en: "Trials" },
  "shah-mat": { fa: "شاه‌مات", en: "Shah Mat" },
};

const HOT = ["takht-e-nard", "nowruz", "khatam", "golestan", "simorgh"];

/**
 * Games of three vendors in equal parts. Of 18, four take a line bet of 0.01, four 0.05, three 0.1,
 * three 0.5, three 0.75 and one 1.00.
 */
export function someGames(count = 18): VendorGame[] {
  const codes = [...Object.keys(NAMED), ...HOT];
  return Array.from({ length: count }, (_, index) => {
    const code = codes[index] ?? `game-${index}`;
    return {
      vendor: VENDORS[index % VENDORS.length] ?? "NARD",
      code,
      names: NAMED[code] ?? { fa: `بازی ${index}`, en: `Game ${index}` },
      category: "RNG",
      minLineBetMinor: index === 17 ? 100n : (BETS[index % BETS.length] ?? 1n),
      rtpBasisPoints: 9_600,
    };
  });
}
