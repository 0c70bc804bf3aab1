import type { LocalText } from "../../core/languages.ts";
import type { StudioVendor } from "../slots/theme.ts";
import type { StudioGame } from "../studio-game.ts";
import type { DrawKind } from "./draws/draw-kind.ts";
import { type PlayType, returnBasisPoints } from "./plays/play-type.ts";

/** The source of what came out. */
export type ResultsBy = "chain" | "operator";

/** One draw after the other, from midnight on; the betting on each ends so long before it. */
export type Follows = { readonly periodMs: number; readonly lockMs: number };

/** On these days of the week, 1 being Sunday, at this time of the zone; with the house's own zone where it has none. */
export type Calendar = {
  readonly days: readonly number[];
  readonly time: string;
  readonly timeZone?: string;
  /** Betting opens so long before the draw, and ends so long before it. */
  readonly openMs: number;
  readonly lockMs: number;
  /** The provinces whose draws these are, day by day from Sunday, where it is not the same every time. */
  readonly provinces?: readonly (readonly string[])[];
};

export type LotteryGame = {
  readonly code: string;
  readonly vendor: StudioVendor;
  readonly names: LocalText;
  readonly category: "ELOTT" | "LOTT";
  /** On the page of Viet Nam. */
  readonly isVietNam?: true;
  readonly mathVersion: number;
  /** The kind, as menus name it. */
  readonly menuTag: string;
  readonly draw: DrawKind;
  readonly plays: readonly [PlayType, ...PlayType[]];
  readonly timing: { readonly follows: Follows } | { readonly calendar: Calendar };
  /** At first; the operator may choose otherwise. */
  readonly resultsBy: ResultsBy;
  /** What may be staked on one line, before it is multiplied. */
  readonly unitsMinor: readonly [bigint, ...bigint[]];
  readonly timesMax: number;
  readonly stakeMaxMinor: bigint;
  /** No wager may win more than this. */
  readonly payoutMaxMinor: bigint;
  /** What all wagers on one line of one draw may win together. */
  readonly liabilityMinor: bigint;
  /** How many past draws its list shows. */
  readonly recent: number;
};

export function playTypeOf(game: LotteryGame, code: string): PlayType | null {
  return game.plays.find((play) => play.code === code) ?? null;
}

/** As the catalogue enters it, with the return of the play that returns least. */
export function studioGameIn(game: LotteryGame): StudioGame {
  const { vendor, code, names, category, plays, unitsMinor } = game;
  return {
    vendor,
    code,
    names,
    category,
    engine: "lottery",
    minLineBetMinor: unitsMinor[0],
    rtpBasisPoints: Math.min(...plays.map(returnBasisPoints)),
    ...(game.isVietNam ? { classify: "VN" } : {}),
    isDemo: true,
  };
}
