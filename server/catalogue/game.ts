import { type Language, type LocalText, localText } from "../core/languages.ts";

/** In the order of the navigation. Rows of catalogue.categories; a test compares the two. */
export const CATEGORIES = [
  "RNG",
  "ELOTT",
  "LOTT",
  "LIVE",
  "SPORTS",
  "CRASH",
  "FISH",
  "PVP",
  "ESPORTS",
  "COCKFIGHT",
] as const;

export type Category = (typeof CATEGORIES)[number];

/** In maintenance a game is shown and does not launch; disabled it is not shown. */
export type PlayState = "open" | "maintenance" | "disabled";

/** A game as a list shows it, in one language. */
export type Game = {
  readonly nodeId: string;
  readonly vendor: string;
  readonly vendorName: string;
  readonly code: string;
  readonly category: Category;
  readonly name: string;
  readonly image: string;
  /** The lowest bet in minor units: for a slot on one line. */
  readonly minBetMinor: bigint;
  /** Return to player in hundredths of a percent; null where the vendor states none. */
  readonly rtpBasisPoints: number | null;
  readonly isHot: boolean;
  /** Whether it may be played with trial funds. */
  readonly hasTrial: boolean;
  /** Whether its vendor shows it to whoever has no account. */
  readonly hasDemo: boolean;
  readonly state: PlayState;
  /** The kind inside its category; null where the vendor tells none. */
  readonly gameClassify: string | null;
};

/** A game as the view catalogue.cards gives it: with the names of every language. */
export type GameRow = Omit<Game, "name" | "vendorName"> & {
  readonly names: LocalText;
  readonly vendorNames: LocalText;
};

/** What an address may call a category: the name of one, in lower case. Null for anything else. */
export function categoryOf(address: string): Category | null {
  const asked = address.toUpperCase();
  return CATEGORIES.find((category) => category === asked) ?? null;
}

export function gameIn(language: Language, row: GameRow): Game {
  const { nodeId, vendor, code, category, image, minBetMinor, rtpBasisPoints } = row;
  const { isHot, hasTrial, hasDemo, state, gameClassify } = row;
  return {
    nodeId,
    vendor,
    vendorName: localText(row.vendorNames, language),
    code,
    category,
    name: localText(row.names, language),
    image,
    minBetMinor,
    rtpBasisPoints,
    isHot,
    hasTrial,
    hasDemo,
    state,
    gameClassify,
  };
}
