import type { LocalText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import type { Category } from "./game.ts";
import { searchable } from "./search/searchable.ts";
import { saveClasses, saveGames, saveVendors } from "./store.ts";

/** A game as its vendor describes it. */
export type VendorGame = {
  readonly vendor: string;
  readonly code: string;
  readonly names: LocalText;
  readonly category: Category;
  readonly minLineBetMinor: bigint;
  /** Null where people play each other, or where prices are made. */
  readonly rtpBasisPoints: number | null;
  /** How much its wins differ, where the vendor tells: the kinds into which slot games are sorted. */
  readonly volatility?: "low" | "medium" | "high" | undefined;
  /** The kind inside its category where that is no volatility: VN for a lottery of Viet Nam. */
  readonly classify?: string | undefined;
};

const SERIES: Readonly<Record<string, LocalText>> = {
  NARD: { fa: "نرد", en: "Nard", zh: "纳尔德", id: "Nard", th: "นาร์ด", vi: "Nard" },
  KHATAM: { fa: "خاتم", en: "Khatam", zh: "哈塔姆", id: "Khatam", th: "คาตัม", vi: "Khatam" },
  FB: { fa: "فراز", en: "Faraz Book", zh: "法拉兹体育", id: "Faraz Book", th: "ฟาราซบุ๊ก", vi: "Faraz Book" },
  SIMORGH: { fa: "سیمرغ", en: "Simorgh", zh: "西牟鸽", id: "Simorgh", th: "ซีมูร์ก", vi: "Simorgh" },
};

const KINDS = {
  low: {
    fa: "کم‌نوسان",
    en: "Low volatility",
    zh: "低波动",
    id: "Volatilitas rendah",
    th: "ความผันผวนต่ำ",
    vi: "Biến động thấp",
  },
  medium: {
    fa: "نوسان متوسط",
    en: "Medium volatility",
    zh: "中等波动",
    id: "Volatilitas sedang",
    th: "ความผันผวนปานกลาง",
    vi: "Biến động vừa",
  },
  high: {
    fa: "پرنوسان",
    en: "High volatility",
    zh: "高波动",
    id: "Volatilitas tinggi",
    th: "ความผันผวนสูง",
    vi: "Biến động cao",
  },
  VN: {
    fa: "ویتنام",
    en: "Viet Nam",
    zh: "越南",
    id: "Vietnam",
    th: "เวียดนาม",
    vi: "Việt Nam",
  },
} as const satisfies Record<string, LocalText>;

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
    await saveClasses(
      transaction,
      Object.entries(KINDS).map(([code, names], position) => ({ code, names, position })),
    );
    await saveVendors(
      transaction,
      vendors.map((code, position) => ({ code, position, names: vendorNames(code) })),
    );
    for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
      await saveGames(transaction, rows.slice(first, first + ROWS_AT_ONCE));
  });
}

/** As much as one statement writes while others wait. */
const ROWS_AT_ONCE = 1000;

function gameRow(game: VendorGame, popularity: number) {
  const { vendor, code, names, category, minLineBetMinor, rtpBasisPoints } = game;
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
    ...searchable({ category, vendor, names, vendorNames: vendorNames(vendor) }),
    classify: game.volatility ?? game.classify ?? null,
  };
}

function vendorNames(code: string): LocalText {
  return SERIES[code] ?? { fa: code };
}
