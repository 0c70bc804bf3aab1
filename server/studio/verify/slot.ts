import { localText } from "../../core/languages.ts";
import { commitOf, isClientSeed, isServerSeed, pf1Draw } from "../fairness/pf1.ts";
import { versionIn } from "../fairness/versions.ts";
import { LINE_COUNT } from "../slots/lines.ts";
import { playRound, type Spin } from "../slots/slot-engine.ts";
import type { SymbolId } from "../slots/theme.ts";
import { themeOf } from "../slots/themes.ts";
import { clientByLines } from "./client-by.ts";
import type { Verified } from "./verified.ts";

/** Computes a round of a slot with lines: `game`, `serverSeed`, `clientSeed`, `nonce`, and the line bet in `lineBet`. */
export function verifySlot(query: URLSearchParams): Verified | null {
  const theme = themeOf(query.get("game") ?? "");
  const serverSeed = query.get("serverSeed") ?? "";
  const clientSeed = query.get("clientSeed") ?? "";
  const nonce = query.get("nonce") ?? "";
  const lineBet = query.get("lineBet") ?? "1";
  if (!theme || !isServerSeed(serverSeed) || !isClientSeed(clientSeed)) return null;
  if (!/^\d{1,9}$/.test(nonce) || !/^[1-9]\d{0,11}$/.test(lineBet)) return null;
  if (versionIn(query, theme.mathVersion) === null) return null;

  const { spins, win } = playRound(
    theme,
    pf1Draw(theme.code, { serverSeed, clientSeed, nonce: Number(nonce) }),
  );
  const named = (symbol: SymbolId) => localText(theme.symbols[symbol], "en");
  return {
    title: `${localText(theme.names, "en")} (${theme.code}), stake ${nonce}`,
    lines: [
      ["Commitment: SHA-256 of the server seed", commitOf(serverSeed)],
      ["Client seed", clientSeed],
      ...clientByLines(query),
      ["Number of the stake (nonce)", nonce],
      ...spins.flatMap((spin, index) => spinLines(spin, index, named)),
      ["Stake, in hundredths", String(BigInt(lineBet) * BigInt(LINE_COUNT))],
      ["Payout, in line bets", String(win)],
      ["Payout, in hundredths", String(BigInt(win) * BigInt(lineBet))],
    ],
  };
}

type Line = readonly [name: string, value: string];

function spinLines(spin: Spin, index: number, named: (symbol: SymbolId) => string): Line[] {
  const name = spin.free ? `Free spin ${index}` : "Spin";
  const wins = spin.lineWins.map(
    ({ line, symbol, count, win }): Line => [
      `${name}: line ${line}`,
      `${count} × ${named(symbol)} pays ${win} line bets`,
    ],
  );
  return [
    [`${name}: stops`, spin.stops.join(" ")],
    ...spin.grid.map((row, place): Line => [`${name}: row ${place + 1}`, row.map(named).join(" | ")]),
    ...wins,
    ...(spin.scatterWin > 0
      ? [[`${name}: scatters`, `${spin.scatters} pay ${spin.scatterWin} line bets`] as const]
      : []),
    ...(spin.awardedSpins > 0 ? [[`${name}: free spins given`, String(spin.awardedSpins)] as const] : []),
  ];
}
