import { outcomeBy } from "#server/studio/book/market.ts";
import { legFactor, linePayout } from "#server/studio/book/slips/slip-payout.ts";
import { fixturesOf, VIRTUAL_GAMES } from "#server/studio/book/virtual/virtual-league.ts";
import { playVirtual } from "#server/studio/book/virtual/virtual-model.ts";
import { virtualMarkets } from "#server/studio/book/virtual/virtual-prices.ts";
import { type BeaconWord, entropyWith } from "#server/studio/fairness/beacon.ts";
import {
  commitOfLink,
  entropyOfLines,
  followChain,
  type SharedSeeds,
  sharedDraw,
} from "#server/studio/fairness/chain.ts";
import { commitOf, type Draw } from "#server/studio/fairness/pf1.ts";
import { JACKPOT_GAME, ticketEntropy, ticketLine, winningTickets } from "#server/studio/jackpot-draw.ts";
import { drawNumbers } from "#server/studio/lottery/draws/draw-kind.ts";
import { LOTTERY_GAMES } from "#server/studio/lottery/lottery-games.ts";
import { linesOf, offeredPicks, type PlayType } from "#server/studio/lottery/plays/play-type.ts";
import { payoutOf as lotteryPayout, ticketIn } from "#server/studio/lottery/ticket.ts";
import { writtenPicks } from "#server/studio/lottery/verify.ts";
import { blockLine, NOBODY, pickedTickets, RAFFLE_GAME, ticketRoot } from "#server/studio/raffle-draw.ts";
import { ROUND_GAMES } from "#server/studio/rounds/games/round-games.ts";
import { asKept } from "#server/studio/rounds/kept-outcome.ts";
import { drawOutcome, payoutOf, paysOf, type RoundOutcome, SPOTS } from "#server/studio/rounds/outcome.ts";
import { firstHakem } from "#server/studio/tables/games/hokm.ts";
import { TABLES_VERSION } from "#server/studio/tables/play/tables-version.ts";
import { CARD_GAMES, dealsOf, placesOf } from "#server/studio/tables/seats/open-match.ts";
import { BUY_INS_MINOR, potOf, USUAL_RAKE } from "#server/studio/tables/stakes/table-stakes.ts";
import type { Json } from "#server/studio/wagers/wager-statements.ts";
import { choosing, hashOf, oneOf, someOf } from "./chosen.ts";
import type { Played } from "./played-round.ts";

const LINKS = 40;

/** A round's place in a chain, and the stakes that were fixed for it. */
function chainOf(name: string, round: string) {
  const draw = choosing(`chain ${name}`);
  const index = 1 + draw(LINKS);
  const link = hashOf(`link ${name}`);
  const stakes = Array.from({ length: draw(4) }, (_, nth) => hashOf(`stake ${name} ${nth}`));
  const entropy = entropyOfLines(stakes);
  return {
    seeds: { link, round, entropy } satisfies SharedSeeds,
    said: {
      ...{ round, link, entropy, stakes: stakes.join(","), index: String(index) },
      ...{ commit: commitOfLink(link), terminal: followChain(link, index) },
    },
  };
}

const roundId = (name: string) => hashOf(`round ${name}`).slice(0, 32);

function told(outcome: RoundOutcome): Json {
  switch (outcome.kind) {
    case "crash":
      return outcome.point;
    case "baccarat":
      return [outcome.player, outcome.banker];
    case "dragon-tiger":
      return [outcome.dragon, outcome.tiger];
    case "sic-bo":
      return outcome.dice;
    case "derby":
      return outcome.order;
  }
}

/** What plays a round of a version, once for each version there was. */
function eachVersion(
  { engine, game, latest }: Pick<Played, "engine" | "game"> & { latest: number },
  playOf: (version: number, name: string) => ReturnType<Played["play"]>,
): Played[] {
  return Array.from({ length: latest }, (_, before) => ({
    ...{ engine, game },
    play: (name: string) => playOf(before + 1, before === 0 ? name : `${name} ${before}`),
  }));
}

const rounds: readonly Played[] = ROUND_GAMES.flatMap(({ code, kind, mathVersion: latest }) =>
  eachVersion({ engine: "rounds", game: code, latest }, (version, name) => {
    const draw = choosing(name);
    const { seeds, said } = chainOf(name, roundId(name));
    const number = 1 + draw(1000);
    const outcome = drawOutcome({ kind, version, game: code, number, seeds });
    const spot = kind === "crash" ? "" : oneOf(draw, SPOTS[kind]);
    const auto = 101 + draw(draw(2) === 0 ? 200 : 3000);
    const stakeMinor = BigInt(1 + draw(50_000));
    const pays = paysOf(outcome, kind === "crash" ? { auto } : { spot }, number);
    const on: Record<string, string> = kind === "crash" ? { auto: String(auto) } : { spot };
    return {
      link: { version: String(version), number: String(number), ...said, ...on },
      outcome: told(asKept(version, outcome)),
      stakeMinor,
      payoutMinor: payoutOf(stakeMinor, pays),
    };
  }),
);

/** Marks that make at least one line. */
function marksOf(play: PlayType, draw: Draw): number[][] {
  for (;;) {
    const picks = play.groups.map(({ values, least, most }) =>
      someOf(draw, values, Math.min(most, least + draw(4))),
    );
    if (offeredPicks(play, picks) && linesOf(play, picks).length > 0) return picks;
  }
}

/** Half of the draws that are not of the first version have a beacon; it needs no signature to have a part. */
function wordOf(name: string, version: number): BeaconWord | null {
  const draw = choosing(`beacon ${name}`);
  if (version === 1 || draw(2) === 0) return null;
  const said = hashOf(`said ${name}`) + hashOf(`said on ${name}`).slice(0, 32);
  return { chain: hashOf("a beacon"), round: 1 + draw(1_000_000), said };
}

function saidWord(word: BeaconWord | null): Record<string, string> {
  return word ? { beaconChain: word.chain, beaconRound: String(word.round), beacon: word.said } : {};
}

const lotteries: readonly Played[] = LOTTERY_GAMES.flatMap((game) =>
  eachVersion({ engine: "lottery", game: game.code, latest: game.mathVersion }, (version, name) => {
    const draw = choosing(name);
    const play = oneOf(draw, game.plays);
    const { seeds, said } = chainOf(name, `2026${1000 + draw(200)}-${1 + draw(400)}`);
    const word = wordOf(name, version);
    const entropy = entropyWith(seeds.entropy, word);
    const drawn = drawNumbers(game.draw, version, sharedDraw(game.code, { ...seeds, entropy }));
    const [picks, unit, times] = [marksOf(play, draw), oneOf(draw, game.unitsMinor), 1 + draw(9)];
    const ticket = ticketIn(game, { playType: play.code, picks, unit: String(unit), times });
    return {
      link: {
        ...said,
        version: String(version),
        ...saidWord(word),
        playType: play.code,
        picks: writtenPicks(picks),
      },
      outcome: drawn,
      stakeMinor: ticket.lineStakeMinor,
      payoutMinor: lotteryPayout(ticket, drawn),
    };
  }),
);

const leagues: readonly Played[] = VIRTUAL_GAMES.map((game) => ({
  engine: "book",
  game,
  play(name) {
    const draw = choosing(name);
    const [round, place] = [7_000_000 + draw(100_000), draw(4)];
    const { seeds, said } = chainOf(name, `${game}-${round}-${place}`);
    const fixture = fixturesOf(game, round)[place];
    if (!fixture) throw new Error(`There is no match ${place}`);
    const { score, moments } = playVirtual(game, fixture, sharedDraw(game, seeds));
    const market = oneOf(draw, virtualMarkets(game, fixture));
    const { key, price } = oneOf(draw, market.selections);
    const became = outcomeBy(market, { key, offered: market.selections.map((one) => one.key), score });
    if (became === null) throw new Error(`${market.type} is not decided`);
    const stakeMinor = BigInt(1 + draw(50_000));
    return {
      link: { ...said, market: market.type, line: String(market.lineQuarters ?? ""), selection: key },
      outcome: [[score.home, score.away], moments.map(({ at, side }) => [at, side]), price],
      stakeMinor,
      payoutMinor: linePayout(stakeMinor, [legFactor(price, became)]),
    };
  },
}));

/** Links of the first version did not say it. */
const saidVersion = (version: number) => (version === 1 ? {} : { version: String(version) });

const tables: readonly Played[] = CARD_GAMES.flatMap((game) =>
  eachVersion({ engine: "tables", game, latest: TABLES_VERSION }, (mathVersion, name) => {
    const draw = choosing(name);
    const [table, hand] = [roundId(name), 1 + draw(9)];
    const { said } = chainOf(name, `${table}.${hand}`);
    const seeds = { secret: said.link, table, entropy: said.entropy, mathVersion };
    const deals = dealsOf(game, seeds);
    const rake = { ...USUAL_RAKE, rakePercent: draw(11) };
    const buyInMinor = oneOf(draw, BUY_INS_MINOR);
    const first = game === "hokm" ? firstHakem(deals) : deals.dealer(2);
    const { terminal: _, index: __, ...link } = said;
    return {
      link: { ...link, ...saidVersion(mathVersion), commit: commitOf(said.link) },
      besides: { rakePercent: String(rake.rakePercent), rakeMost: String(rake.rakeMostMinor) },
      outcome: [placesOf(game, seeds), first, deals.deck(hand)],
      stakeMinor: buyInMinor,
      payoutMinor: potOf({ game, buyInMinor, ...rake }).shareMinor,
    };
  }),
);

const jackpot: Played = {
  engine: "jackpot",
  game: JACKPOT_GAME,
  play(name) {
    const draw = choosing(name);
    const { said } = chainOf(name, roundId(name));
    const tickets = Array.from({ length: 1 + draw(6) }, (_, nth) => ({
      name: hashOf(`ticket ${name} ${nth}`),
      minor: String(1 + draw(5000)),
    }));
    const seeds = { link: said.link, round: said.round, entropy: ticketEntropy(tickets) };
    return {
      link: { ...said, entropy: seeds.entropy, stakes: tickets.map(ticketLine).join(","), oneIn: "10001" },
      outcome: winningTickets(tickets, seeds, 10_001n),
      payoutMinor: null,
    };
  },
};

const raffle: Played = {
  engine: "raffle",
  game: RAFFLE_GAME,
  play(name) {
    const draw = choosing(name);
    const { said } = chainOf(name, roundId(name));
    const blocks = Array.from({ length: 1 + draw(8) }, () => {
      const owner = draw(5);
      return { name: owner === 0 ? NOBODY : hashOf(`owner ${owner}`), many: 1 + draw(20) };
    });
    const [entropy, draws] = [ticketRoot(blocks), 1 + draw(5)];
    const picked = pickedTickets(blocks, { link: said.link, round: said.round, entropy }, draws);
    const outcome = picked.map(({ ticket }) => ticket);
    const drawn = { draws: String(draws), winners: outcome.join(",") };
    return {
      link: { ...said, entropy, stakes: blocks.map(blockLine).join(","), ...drawn },
      outcome,
      payoutMinor: null,
    };
  },
};

export const SHARED_GAMES: readonly Played[] = [
  ...rounds,
  ...lotteries,
  ...leagues,
  ...tables,
  ...[jackpot, raffle],
];
