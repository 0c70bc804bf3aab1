import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { type SpinView, spinViews } from "../round-view.ts";
import { playRound } from "../slots/slot-engine.ts";
import { themeOf } from "../slots/themes.ts";
import { commitOf, isClientSeed, isServerSeed, pf1Draw } from "./pf1.ts";

export type VerifyRequest = {
  game: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  lineBetMinor: bigint;
  asset?: Asset | undefined;
  /** Of the round; without it, the one in use. */
  mathVersion?: number | undefined;
};

export type VerifiedRound = {
  readonly commit: string;
  readonly spins: readonly SpinView[];
  readonly winLineBets: number;
  readonly payout: Money;
};

export type VerifyRefusal = {
  reason: "gameUnknown" | "mathRetired" | "serverSeedMalformed" | "clientSeedMalformed" | "nonceMalformed";
};

/** Computes a round anew from what decides it. It asks nobody and remembers nothing. */
export function verifyRound(request: VerifyRequest): Outcome<VerifiedRound, VerifyRefusal> {
  const { game, serverSeed, clientSeed, nonce, lineBetMinor, asset = "P", mathVersion } = request;
  const theme = themeOf(game);
  if (!theme) return refuse({ reason: "gameUnknown" });
  if ((mathVersion ?? theme.mathVersion) !== theme.mathVersion) return refuse({ reason: "mathRetired" });
  if (!isServerSeed(serverSeed)) return refuse({ reason: "serverSeedMalformed" });
  if (!isClientSeed(clientSeed)) return refuse({ reason: "clientSeedMalformed" });
  if (!Number.isSafeInteger(nonce) || nonce < 0) return refuse({ reason: "nonceMalformed" });

  const outcome = playRound(theme, pf1Draw(game, { serverSeed, clientSeed, nonce }));
  return done({
    commit: commitOf(serverSeed),
    spins: spinViews(outcome, money(lineBetMinor, asset)),
    winLineBets: outcome.win,
    payout: money(BigInt(outcome.win) * lineBetMinor, asset),
  });
}
