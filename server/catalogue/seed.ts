import type { LocalText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { foldSearch } from "./fold-search.ts";
import type { Category } from "./game.ts";
import { saveGames, saveVendors } from "./store.ts";

/** A game as its vendor describes it. */
export type VendorGame = {
  readonly vendor: string;
  readonly code: string;
  readonly names: LocalText;
  readonly category: Category;
  readonly minLineBetMinor: bigint;
  readonly rtpBasisPoints: number;
};

const SERIES: Readonly<Record<string, LocalText>> = {
  NARD: { fa: "نرد", en: "Nard" },
  KHATAM: { fa: "خاتم", en: "Khatam" },
  SIMORGH: { fa: "سیمرغ", en: "Simorgh" },
};

/** Two of each series stand in the hot list of a new house. */
const HOT = new Set(["takht-e-nard", "nowruz", "khatam", "golestan", "simorgh", "haft-khan"]);

/**
 * Enters the studio's series and games, or brings what the studio says of them up to date. What the
 * operator decides (state, hot mark, popularity) is set for a new game only.
 */
export async function seedCatalogue(context: Context, games: readonly VendorGame[]): Promise<void> {
  const vendors = [...new Set(games.map(({ vendor }) => vendor))];
  const rows = games.map((game, index) => gameRow(game, games.length - index));
  await context.db.transaction(async (transaction) => {
    await saveVendors(
      transaction,
      vendors.map((code, position) => ({ code, position, names: vendorNames(code) })),
    );
    await saveGames(transaction, rows);
  });
}

function gameRow(game: VendorGame, popularity: number) {
  const { vendor, code, names, category, minLineBetMinor, rtpBasisPoints } = game;
  const texts = [...Object.values(names), ...Object.values(vendorNames(vendor)), vendor];
  return {
    nodeId: `${vendor}-${code}`,
    vendor,
    code,
    category,
    names,
    picture: `/studio/${code}-card.svg`,
    minBetMinor: minLineBetMinor,
    rtpBasisPoints,
    isHot: HOT.has(code),
    popularity,
    searchText: texts.map(foldSearch).join(" "),
  };
}

function vendorNames(code: string): LocalText {
  return SERIES[code] ?? { fa: code };
}
