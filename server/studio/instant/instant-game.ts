import type { LocalText } from "../../core/languages.ts";
import type { Draw } from "../fairness/pf1.ts";
import type { StudioVendor } from "../slots/theme.ts";
import type { StudioCategory } from "../studio-game.ts";
import type { Volatility } from "../volatility.ts";
import type { Json } from "../wagers/wager-statements.ts";

/** Which view draws a game: app/pages/instant/views.tsx has one for each. */
export const INSTANT_FAMILIES = [
  ...(["dice", "plinko", "mines", "keno", "roulette", "video-poker", "blackjack"] as const),
  ...(["ways", "cascade", "hold", "fish"] as const),
] as const;

export type InstantFamily = (typeof INSTANT_FAMILIES)[number];

/** What is published of a game's mathematics. Multiples of a stake are in hundredths. */
export type InstantFigures = {
  /** The return to player in hundredths of a percent, rounded down: of the choice that returns the least. */
  readonly rtpBasisPoints: number;
  /** Of the choice that returns the most, where choices differ. */
  readonly rtpBestBasisPoints?: number;
  /** How the return is known: as a fraction, or from so many rounds with this standard deviation of the mean. */
  readonly rtp:
    | { readonly kind: "exact"; readonly numerator: string; readonly denominator: string }
    | { readonly kind: "simulated"; readonly rounds: string; readonly deviationMillionths: number };
  /** No wager pays more than this many hundredths of its stake. */
  readonly topHundredths: number;
  /** The best chance, among the choices, of being paid the most: once in so many rounds. Null where nobody counted. */
  readonly topOneIn: string | null;
  /** How often something is paid, in hundredths of a percent, rounded down; where choices do not differ in it. */
  readonly hitBasisPoints?: number;
};

/** What a wager may be. Where the choice makes the stake (chips), it lies between the two and the steps are chips. */
export type InstantStakes = {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly stepsMinor: readonly bigint[];
};

/** A wager as its game sees it. `draw` begins anew at the first draw of the wager's own seeds each time. */
export type InstantRound = {
  readonly choice: Json;
  /** The first stake, without what was raised. */
  readonly stakeMinor: bigint;
  /** What the player has done since, in order; always empty in a game of one step. */
  readonly actions: readonly Json[];
  readonly draw: Draw;
};

/** How a wager stands after its actions. */
export type Played = {
  /** What its player may see now; when it is over, all of it, and kept as its result. */
  readonly shown: Json;
  /** Null as long as the player has something to do. */
  readonly payoutMinor: bigint | null;
  /** What an action would cost now; null when it cannot be taken now. */
  costOf(action: Json): bigint | null;
  /** What is done for a player who left: it costs nothing, and repeated it ends the game. Null when it is over. */
  readonly ifLeft: Json;
};

/**
 * A game that a player's own seeds decide. All of it is pure: the draws, the choice and the actions make the outcome,
 * so nothing hidden is ever stored, and anybody with the seeds comes to the same.
 */
export type InstantGame = {
  readonly code: string;
  readonly names: LocalText;
  readonly vendor: StudioVendor;
  readonly category: StudioCategory;
  readonly family: InstantFamily;
  /** Counts changes of whatever decides or pays. */
  readonly mathVersion: number;
  readonly volatility?: Volatility;
  readonly stakes: InstantStakes;
  /** A game of shots has a cycle of its own. Every other waits as long as its house says. */
  readonly ownCycleMs?: number;
  readonly figures: InstantFigures;
  /** Odds and payouts, as its view prints them before the stake. */
  readonly sheet: Json;
  /** What was chosen, in one form of writing; null when the game does not offer it. */
  readChoice(fields: URLSearchParams): Json | null;
  /** Where the choice makes the stake. Without it the field `stake` is one of the steps. */
  stakeOf?(choice: Json): bigint;
  /** Whether the choice can be made at this moment, in a game whose offers come and go by a public timetable. */
  stillOffered?(choice: Json, at: Date): boolean;
  /** What its timetable shows at a moment: the same for everybody, and without chance. */
  live?(at: Date): Json;
  /** What the player did; null when no such action exists. Only in a game of several steps. */
  readAction?(fields: URLSearchParams): Json | null;
  play(round: InstantRound): Played;
};

type OneStepRound<Choice> = {
  readonly choice: Choice;
  readonly stakeMinor: bigint;
  readonly draw: Draw;
};

type OneStepGame<Choice extends Json> = Omit<
  InstantGame,
  "readChoice" | "stakeOf" | "stillOffered" | "readAction" | "play"
> & {
  readChoice(fields: URLSearchParams): Choice | null;
  stakeOf?(choice: Choice): bigint;
  stillOffered?(choice: Choice, at: Date): boolean;
  /** The outcome and what it pays; the result is shown and kept as it is. */
  decide(round: OneStepRound<Choice>): { readonly result: Json; readonly payoutMinor: bigint };
};

/** A game that is over with its stake. What `readChoice` gave is what the other functions get. */
export function oneStep<Choice extends Json>(game: OneStepGame<Choice>): InstantGame {
  const { decide, stakeOf, stillOffered, readChoice, ...facts } = game;
  return {
    ...facts,
    readChoice,
    ...(stakeOf ? { stakeOf: (choice: Json) => stakeOf(choice as Choice) } : {}),
    ...(stillOffered ? { stillOffered: (choice: Json, at: Date) => stillOffered(choice as Choice, at) } : {}),
    play({ choice, stakeMinor, draw }) {
      const { result, payoutMinor } = decide({ choice: choice as Choice, stakeMinor, draw });
      return { shown: result, payoutMinor, costOf: () => null, ifLeft: null };
    },
  };
}

/** A stake times so many hundredths. Stakes are whole hundreds of minor units, so that nothing is lost. */
export function timesHundredths(stakeMinor: bigint, hundredths: number): bigint {
  return (stakeMinor * BigInt(hundredths)) / 100n;
}

/** Stakes of games that are one press: each a whole number of the asset's units. */
export const USUAL_STAKES: InstantStakes = {
  minMinor: 1_00n,
  maxMinor: 500_00n,
  stepsMinor: [1_00n, 2_00n, 5_00n, 10_00n, 20_00n, 50_00n, 100_00n, 200_00n, 500_00n],
};
