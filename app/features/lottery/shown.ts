import type { Funds } from "#app/lib/funds.ts";
import type { ShownSums } from "#app/lib/shown-sums.ts";
import type { Asset } from "#server/core/numbers/money.ts";

/** Where to look, and what it is called there. */
export type ShownLink = { readonly text: string; readonly href: string; readonly isHere: boolean };

/** A number that came out, as it is written. */
export type ShownNumber = {
  readonly text: string;
  /** Of a race: who it is, for the colour. */
  readonly runner?: number;
};

export type ShownDraw = {
  readonly number: string;
  readonly province: string | null;
  readonly state: "scheduled" | "open" | "locked" | "drawn" | "settled" | "cancelled";
  readonly closesAt: string;
  readonly drawnAt: string;
  /** Until betting closes, when the page was made; null where it is not open. */
  readonly remainMs: number | null;
  readonly href: string;
  readonly isHere: boolean;
};

/** Digits stand on plates, balls are round, runners have colours. */
export type Look = "digits" | "balls" | "runners" | "table";

export type ShownResult = {
  readonly number: string;
  readonly province: string | null;
  readonly drawnAt: string;
  readonly look: Look;
  readonly numbers: readonly ShownNumber[];
  readonly isCorrected: boolean;
  readonly isCancelled: boolean;
  readonly href: string;
};

/** One lottery of the menu, with the draws that take stakes and its last result. */
export type ShownLottery = {
  readonly code: string;
  readonly name: string;
  readonly kind: string;
  readonly vendorName: string;
  readonly href: string;
  readonly resultsHref: string;
  readonly draws: readonly ShownDraw[];
  readonly last: ShownResult | null;
};

export type ShownMenu = {
  readonly groups: readonly {
    readonly tag: "ELOTT" | "LOTT" | "VN";
    readonly lotteries: readonly ShownLottery[];
  }[];
};

export type Combine = "each" | "product" | "distinct" | "pairs" | { readonly choose: number };

export type ShownGroup = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Null where the numbers are typed. */
  readonly values: readonly { readonly value: number; readonly text: string }[] | null;
  readonly isSides: boolean;
  /** How many stand in a row where there is room. */
  readonly columns: 5 | 9 | 10 | null;
};

export type ShownPrize = {
  readonly name: string;
  readonly times: string;
  readonly chance: string;
  readonly hundredths: number;
};

/** What can be staked, and on which terms: everything that is told before the stake. */
export type ShownBoard = {
  readonly action: string;
  /** What the address says beside the marks. */
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly formRef: string;
  /** Changes when the marks in the address do: then the form is another one. */
  readonly edition: string;
  readonly plays: readonly ShownLink[];
  readonly how: string;
  readonly groups: readonly ShownGroup[];
  readonly combine: Combine;
  readonly prizes: readonly ShownPrize[];
  readonly returns: string;
  readonly units: readonly { readonly minor: string; readonly text: string }[];
  readonly timesMax: number;
  readonly asset: Asset;
  /** What was marked already, group by group. */
  readonly marked: readonly (readonly number[])[];
  readonly unit: string;
  readonly times: string;
  /** What the marks come to; null where they make no ticket. */
  readonly counted: {
    readonly lines: number;
    readonly stakeMinor: string;
    readonly stake: string;
    readonly top: string;
  } | null;
  /** Why they make none, where something is marked. */
  readonly fault: string | null;
  readonly isChecked: boolean;
  readonly limits: { readonly stake: string; readonly payout: string; readonly line: string };
};

export type ShownTicket = {
  readonly wagerId: string;
  readonly href: string;
  readonly recordHref: string | null;
  /** The form with the same marks on it. */
  readonly againHref: string;
  readonly draw: string;
  readonly drawnAt: string;
  readonly play: string;
  readonly picks: readonly string[];
  readonly look: Look;
  readonly lines: number;
  readonly stake: string;
  readonly state: "waiting" | "won" | "back" | "lost" | "returned" | "refused" | "onTheWay";
  readonly payout: string | null;
  readonly numbers: readonly ShownNumber[];
  readonly won: readonly string[];
  readonly isCorrected: boolean;
  readonly placedAt: string;
  readonly checkHref: string | null;
};

/** How a draw comes about, and after it everything that is needed to compute it again. */
type ProofFact = "terminal" | "commit" | "beaconRound" | "entropy" | "beacon" | "link";

export type ShownProof = {
  readonly byChain: boolean;
  readonly facts: readonly (readonly [name: ProofFact, value: string])[];
  readonly place: number | null;
  readonly entered: readonly string[];
  readonly checkHref: string | null;
};

/** A table of prizes as it came out, row by row; of other draws one row without a name. */
export type ShownTable = readonly {
  readonly name: string | null;
  readonly look: Look;
  readonly numbers: readonly ShownNumber[];
}[];

export type ShownGame = {
  readonly code: string;
  readonly name: string;
  readonly tabs: readonly ShownLink[];
  readonly draws: readonly ShownDraw[];
  readonly draw: ShownDraw | null;
  readonly funds: Funds | null;
  readonly board: ShownBoard | null;
  readonly latest: readonly ShownResult[];
  readonly proof: ShownProof | null;
  readonly loginHref: string | null;
  readonly numbersHref: string;
  readonly sums: ShownSums | null;
};
