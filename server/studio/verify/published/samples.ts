import { entropyOfLines, stakeLine } from "../../fairness/chain.ts";
import { commitOf } from "../../fairness/pf1.ts";
import { JACKPOT_GAME, ticketEntropy, ticketLine } from "../../jackpot-draw.ts";
import { LOTTERY_GAMES } from "../../lottery/lottery-games.ts";
import type { PlayType } from "../../lottery/plays/play-type.ts";
import { writtenPicks } from "../../lottery/verify.ts";
import { blockLine, pickedTickets, RAFFLE_GAME, ticketRoot } from "../../raffle-draw.ts";
import { ROUND_GAMES } from "../../rounds/games/round-games.ts";
import { type RoundKind, SPOTS } from "../../rounds/outcome.ts";
import { TABLES_VERSION } from "../../tables/play/tables-version.ts";
import { CARD_GAMES } from "../../tables/seats/open-match.ts";
import { ownRounds, toldRounds } from "./own-samples.ts";
import { CHAIN_SEEDS, type Sample } from "./sample-seeds.ts";
import { TOLD_STAKES } from "./told-stakes.ts";

const ROUND_ID = "01890f3e-7b1a-7c3d-8e4f-001122334455";

/** Links of version 1 have none, as those that were given while there was no other. */
function versionsTo(latest: number): Sample[] {
  return Array.from(
    { length: latest },
    (_, before): Sample => (before ? { version: String(before + 1) } : {}),
  );
}

/** A stake of somebody else in a shared round: it changes the entropy, and so all that comes. */
function staked(clientSeed: string): Sample {
  const stakes = stakeLine({ id: "01890f3e-0000-7000-8000-000000000003", clientSeed });
  return { entropy: entropyOfLines([stakes]), stakes };
}

const OTHER_STAKES = ["one", "two", "three", "four"].map(staked);

/** What a link of a shared round says before what was chosen in it. */
const roundOf = (game: string) => ({ engine: "rounds", game, round: ROUND_ID, number: "7", ...CHAIN_SEEDS });

function choices(kind: RoundKind): Sample[] {
  const spots = SPOTS[kind];
  return spots.length === 0 ? [{ auto: "200" }] : spots.map((spot) => ({ spot }));
}

const rounds: readonly Sample[] = ROUND_GAMES.flatMap(({ code, kind, mathVersion }) =>
  versionsTo(mathVersion).flatMap((of) => choices(kind).map((on) => ({ ...roundOf(code), ...of, ...on }))),
);

const stakedRounds: readonly Sample[] = ROUND_GAMES.flatMap(({ code, kind, mathVersion }) => {
  const chosen = choices(kind);
  const of = versionsTo(mathVersion).at(-1);
  return OTHER_STAKES.map((said, nth) => ({
    ...roundOf(code),
    ...of,
    ...said,
    ...chosen[nth % chosen.length],
  }));
});

/** Rounds of the version of today in which something rare pays. */
export const toldStakes: readonly Sample[] = ROUND_GAMES.flatMap(({ code, kind, mathVersion }) =>
  (TOLD_STAKES[code] ?? []).map(([choice, clientSeed]) => ({
    ...{ ...roundOf(code), ...versionsTo(mathVersion).at(-1), ...staked(clientSeed) },
    ...(kind === "crash" ? { auto: choice } : { spot: choice }),
  })),
);

/** The fewest marks that a play takes, each the first on offer. */
function fewestPicks({ groups }: PlayType): string {
  const fewest = groups.map(({ values, least }) => values.slice(0, least));
  const isEmpty = fewest.every((marked) => marked.length === 0);
  return writtenPicks(isEmpty ? [groups[0]?.values.slice(0, 1) ?? [], ...fewest.slice(1)] : fewest);
}

const lotteries: readonly Sample[] = LOTTERY_GAMES.flatMap(({ code, mathVersion, plays }) =>
  versionsTo(mathVersion).flatMap((of) =>
    plays.map((play): Sample => {
      const draw = { engine: "lottery", game: code, round: "20261122-031", ...CHAIN_SEEDS, ...of };
      return { ...draw, playType: play.code, picks: fewestPicks(play) };
    }),
  ),
);

const book: readonly Sample[] = ["virtual-league-7-0", "virtual-esports-7-1"].map((round) => ({
  engine: "book",
  game: round.slice(0, round.indexOf("-7-")),
  round,
  ...CHAIN_SEEDS,
}));

const tables: readonly Sample[] = CARD_GAMES.flatMap((game) =>
  versionsTo(TABLES_VERSION).map((of) => ({
    ...{ engine: "tables", game, ...of, round: `${ROUND_ID}.1`, link: CHAIN_SEEDS.link },
    ...{ commit: commitOf(CHAIN_SEEDS.link), entropy: CHAIN_SEEDS.entropy },
  })),
);

/** Rounds with the list of their stakes: a flight with one of them as our own, and a draw of the jackpot. */
const STAKES = [
  { id: "01890f3e-0000-7000-8000-000000000001", clientSeed: "farah-2026" },
  { id: "01890f3e-0000-7000-8000-000000000002", clientSeed: null },
].map(stakeLine);

/** Four owners, one of whom came twice, and six tickets that were taken back. */
const BLOCKS = [..."abcda0"].map((digit, nth) => ({ name: digit.repeat(64), many: nth + 1 }));
const ROOT = ticketRoot(BLOCKS);
const DRAWN = pickedTickets(BLOCKS, { link: CHAIN_SEEDS.link, round: ROUND_ID, entropy: ROOT }, 3);

const TICKETS = STAKES.map((name, nth) => ({ name, minor: String(5_000 * (nth + 1)) }));

/** The thousandth round of drand's quicknet, as it was said. */
const BEACON = {
  beaconChain: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  beaconRound: "1000",
  beacon: "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
};

const listed: readonly Sample[] = [
  {
    ...{
      engine: "lottery",
      game: "bakht-e-melli",
      version: "2",
      round: "20261122-031",
      ...CHAIN_SEEDS,
      ...BEACON,
    },
    ...{ playType: "ticket", picks: "1.2.3.4.5.6" },
  },
  {
    ...{ engine: "rounds", game: "parvaz", round: ROUND_ID, number: "7", ...CHAIN_SEEDS, auto: "200" },
    ...{ entropy: entropyOfLines(STAKES), stakes: STAKES.join(","), own: STAKES[0] ?? "" },
  },
  {
    ...{ engine: "jackpot", game: JACKPOT_GAME, round: ROUND_ID, ...CHAIN_SEEDS, oneIn: "10001" },
    ...{ entropy: ticketEntropy(TICKETS), stakes: TICKETS.map(ticketLine).join(",") },
  },
  {
    ...{ engine: "raffle", game: RAFFLE_GAME, round: ROUND_ID, ...CHAIN_SEEDS, entropy: ROOT, draws: "3" },
    ...{ winners: DRAWN.map(({ ticket }) => ticket).join(","), stakes: BLOCKS.map(blockLine).join(",") },
  },
];

export const SAMPLES: readonly Sample[] = [
  ...ownRounds,
  ...rounds,
  ...lotteries,
  ...book,
  ...tables,
  ...listed,
  ...stakedRounds,
  ...toldRounds,
  ...toldStakes,
];
