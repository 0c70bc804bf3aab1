import type { LocalText } from "../../core/languages.ts";
import { isLanguage } from "../../core/languages.ts";
import type { VendorGame as OfferedGame } from "../../vendors/index.ts";
import { CATEGORIES, type Category } from "../game.ts";

/** What a foreign vendor has to offer, and how the operator wants it shown. */
export type VendorOffer = {
  readonly vendor: string;
  readonly vendorNames: LocalText;
  /** Whether its games take play money. */
  readonly trial: boolean;
  /** What the vendor calls our categories. */
  readonly categories: Readonly<Record<string, string>>;
  readonly games: readonly OfferedGame[];
};

/** Lotteries have pages that only a game of ours can fill. */
const TAKEN = new Set<Category>(CATEGORIES.filter((category) => category !== "LOTT"));

/** A category that games of a foreign vendor may stand in, by its name in any case; null for anything else. */
export function offeredCategory(name: string): Category | null {
  const asked = name.toUpperCase();
  return [...TAKEN].find((category) => category === asked) ?? null;
}

/** Where a game belongs: as the operator has said, else as the vendor says in our own words. Null waits. */
export function categoryOfOffer(
  { category: word }: OfferedGame,
  { categories }: VendorOffer,
  said: ReadonlyMap<string, string>,
): Category | null {
  return offeredCategory(said.get(word) ?? categories[word] ?? word);
}

/** The names in our languages; Persian is always there, in another language where the vendor has none. */
export function namesOf({ code, names }: OfferedGame): LocalText {
  const known = Object.fromEntries(
    Object.entries(names)
      .map(([language, name]) => [language.toLowerCase().split(/[-_]/)[0] ?? "", name.trim()] as const)
      .filter(([language, name]) => isLanguage(language) && name !== ""),
  );
  const [any = code] = Object.values(names);
  return { ...known, fa: known.fa ?? known.en ?? any };
}

/** Hundredths of a percent; null where the vendor states none that can be. */
export function returnOf({ rtp }: OfferedGame): number | null {
  const points = rtp === null ? 0 : Math.round(Number(rtp) * 100);
  return points >= 1 && points <= 10_000 ? points : null;
}
