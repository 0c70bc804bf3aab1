import { type SharedSeeds, sharedDraw } from "../fairness/chain.ts";
import { BACCARAT_SPOTS, type BaccaratOutcome, baccaratPays, dealBaccarat } from "./games/baccarat.ts";
import { shoeOf } from "./games/cards.ts";
import { crashPays, crashPoint } from "./games/crash.ts";
import { DERBY_SPOTS, type DerbyOutcome, derbyPays, runDerby } from "./games/derby.ts";
import {
  DRAGON_TIGER_SPOTS,
  type DragonTigerOutcome,
  type DragonTigerSpot,
  dealDragonTiger,
  dragonTigerPays,
} from "./games/dragon-tiger.ts";
import { rollSicBo, SIC_BO_SPOTS, type SicBoOutcome, sicBoPays } from "./games/sic-bo.ts";

export const ROUND_KINDS = ["crash", "baccarat", "dragon-tiger", "sic-bo", "derby"] as const;

export type RoundKind = (typeof ROUND_KINDS)[number];

type CrashOutcome = { readonly kind: "crash"; readonly point: number };

/** How a shared round ended, as it is kept and shown. */
export type RoundOutcome = CrashOutcome | BaccaratOutcome | DragonTigerOutcome | SicBoOutcome | DerbyOutcome;

/** What a stake is on: a spot of the table, or a flight with the cash-out that is made without asking. */
export type RoundChoice = { readonly spot: string } | { readonly auto: number | null };

/** The spots of a table. A flight has none. */
export const SPOTS: Readonly<Record<RoundKind, readonly string[]>> = {
  crash: [],
  baccarat: BACCARAT_SPOTS,
  "dragon-tiger": DRAGON_TIGER_SPOTS,
  "sic-bo": SIC_BO_SPOTS,
  derby: DERBY_SPOTS,
};

type Decided = {
  readonly kind: RoundKind;
  /** Of the mathematics that the round began with. */
  readonly version: number;
  readonly game: string;
  readonly number: number;
  readonly seeds: SharedSeeds;
};

/** What the link and the entropy of a round make of it: nothing else has a part in it. */
export function drawOutcome({ kind, version, game, number, seeds }: Decided): RoundOutcome {
  switch (kind) {
    case "crash":
      return { kind, point: crashPoint(game, seeds) };
    case "baccarat":
      return dealBaccarat(shoeOf(version, sharedDraw(game, seeds)));
    case "dragon-tiger":
      return dealDragonTiger(shoeOf(version, sharedDraw(game, seeds)));
    case "sic-bo":
      return rollSicBo(sharedDraw(game, seeds));
    case "derby":
      return runDerby(sharedDraw(game, seeds), number);
  }
}

/** What a choice gives back when the round ended so, in hundredths of the stake. */
export function paysOf(outcome: RoundOutcome, choice: RoundChoice, number: number): number {
  if (outcome.kind === "crash") return crashPays(outcome.point, "auto" in choice ? choice.auto : null);
  const { spot } = "spot" in choice ? choice : { spot: "" };
  if (!SPOTS[outcome.kind].includes(spot)) throw new Error(`Nobody can stake on ${spot} in ${outcome.kind}`);
  switch (outcome.kind) {
    case "baccarat":
      return baccaratPays(outcome, spot as (typeof BACCARAT_SPOTS)[number]);
    case "dragon-tiger":
      return dragonTigerPays(outcome, spot as DragonTigerSpot);
    case "sic-bo":
      return sicBoPays(outcome, spot);
    case "derby":
      return derbyPays(outcome, spot, number);
  }
}

/** Whole minor units, rounded down. */
export function payoutOf(stakeMinor: bigint, hundredths: number): bigint {
  return (stakeMinor * BigInt(hundredths)) / 100n;
}
