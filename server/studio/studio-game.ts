import type { LocalText } from "../core/languages.ts";
import type { StudioVendor } from "./slots/theme.ts";
import type { Volatility } from "./volatility.ts";

/** What plays a game: each engine has its folder here, and its page in app/routes/play. */
export type EngineName = "slot" | "instant" | "rounds" | "lottery" | "book" | "tables";

/** The categories of the catalogue that the studio has games in. */
export type StudioCategory =
  | "RNG"
  | "ELOTT"
  | "LOTT"
  | "LIVE"
  | "SPORTS"
  | "CRASH"
  | "FISH"
  | "PVP"
  | "ESPORTS"
  | "COCKFIGHT";

/** A game as the catalogue enters it. */
export type StudioGame = {
  readonly vendor: StudioVendor;
  readonly code: string;
  readonly names: LocalText;
  readonly category: StudioCategory;
  readonly engine: EngineName;
  /** The lowest stake in minor units: for a slot with lines, on one line. */
  readonly minLineBetMinor: bigint;
  /** The return to player in hundredths of a percent; null where people play each other or prices are made. */
  readonly rtpBasisPoints: number | null;
  readonly volatility?: Volatility;
  /** The kind inside its category, where it is not a volatility: `VN` for a lottery of Viet Nam. */
  readonly classify?: string;
  /** Each can be played with trial funds. */
  readonly isDemo: boolean;
};
