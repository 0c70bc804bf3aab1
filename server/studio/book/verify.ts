import { plainHundredths } from "../../core/numbers/hundredths.ts";
import { commitOfLink, followChain, sharedDraw } from "../fairness/chain.ts";
import type { Verified } from "../verify/verified.ts";
import { isMarketType, outcomeBy } from "./market.ts";
import { isLegOutcome } from "./slips/leg-outcome.ts";
import { legFactor } from "./slips/slip-payout.ts";
import { readVirtualEventId } from "./virtual/virtual-clock.ts";
import { fixturesOf } from "./virtual/virtual-league.ts";
import { playVirtual } from "./virtual/virtual-model.ts";
import { virtualMarkets } from "./virtual/virtual-prices.ts";

const HASH = /^[0-9a-f]{64}$/;

/**
 * Plays a virtual match again from what its page shows: `round` is the match, `link` its link of the chain, `entropy`
 * what the stakes added. With `market`, `line` and `selection` also what one unit on it paid. Null when the query says
 * too little.
 */
export function verifyBook(query: URLSearchParams): Verified | null {
  const round = query.get("round") ?? "";
  const link = query.get("link") ?? "";
  const entropy = query.get("entropy") ?? "";
  const named = readVirtualEventId(round);
  const fixture = named && fixturesOf(named.game, named.round)[named.place];
  if (!fixture || !HASH.test(link) || !HASH.test(entropy)) return null;
  if ((query.get("game") ?? named.game) !== named.game) return null;
  const { score, moments } = playVirtual(
    named.game,
    fixture,
    sharedDraw(named.game, { link, round, entropy }),
  );
  const sides = { home: fixture.home.names.en ?? "", away: fixture.away.names.en ?? "" };
  return {
    title: `${sides.home} – ${sides.away}, ${round}`,
    lines: [
      ["Commitment: SHA-256 of `commit|` and the link", commitOfLink(link)],
      ...terminalLine(query, link),
      ["Score", `${score.home}-${score.away}`],
      ...moments.map(({ at, side }, nth) => [`Event ${nth + 1}`, `${at}: ${sides[side]}`] as const),
      ...paidLine(query, { named, fixture, score }),
    ],
  };
}

type Line = readonly [name: string, value: string];

const INDEX_MAX = 1_000_000;

function terminalLine(query: URLSearchParams, link: string): Line[] {
  const index = Number(query.get("index") ?? Number.NaN);
  if (!Number.isSafeInteger(index) || index < 1 || index > INDEX_MAX) return [];
  return [[`Followed back ${index} links to what was published`, followChain(link, index)]];
}

type Played = {
  named: NonNullable<ReturnType<typeof readVirtualEventId>>;
  fixture: ReturnType<typeof fixturesOf>[number];
  score: { home: number; away: number };
};

function paidLine(query: URLSearchParams, { named, fixture, score }: Played): Line[] {
  const type = query.get("market") ?? "";
  const key = query.get("selection") ?? "";
  if (!isMarketType(type)) return [];
  const market = virtualMarkets(named.game, fixture).find(
    (offered) => offered.type === type && String(offered.lineQuarters ?? "") === (query.get("line") ?? ""),
  );
  const selection = market?.selections.find((offered) => offered.key === key);
  if (!market || !selection) return [];
  const offered = market.selections.map((one) => one.key);
  const outcome = outcomeBy(market, { key, offered, score });
  if (outcome === null || !isLegOutcome(outcome)) return [];
  const { numerator, denominator } = legFactor(selection.price, outcome);
  return [
    ["Price", plainHundredths(selection.price)],
    ["Outcome", outcome],
    ["Payout of one unit", `${numerator}/${denominator}`],
  ];
}
