import { z } from "zod";
import { sharedLogins } from "../../accounts/index.ts";
import { money } from "../../core/numbers/money.ts";
import { done } from "../../core/outcome.ts";
import { DAY_MS, later } from "../../core/time.ts";
import { setRake, type TablePair, tablePairs } from "../../studio/tables/index.ts";
import { type Command, changing, looking } from "../command.ts";
import { amountOrNone, code, count, reason, yes } from "../fields.ts";
import { sum, table } from "../lines.ts";

const DAYS = 30;
const LEAST = 5;

/** One side wins three of four, or more: of two who play alike that is rare. */
function isOneSided({ won, matches }: TablePair): boolean {
  return won * 4 >= matches * 3;
}

const TITLES = [
  ...["game", "wins", "loses", "met", "won", "given up", "of all", "flow"],
  ...["networks", "addresses", "browsers"],
];

const EXPLAINED = [
  "met: matches against each other; of all: those of whichever of the two played fewer. given up: ended by the loser",
  "without playing to the end. flow: what the loser lost to the winner, before the rake. networks: from which both",
  "have sat down; addresses and browsers: from and with which both have signed in. One family shares them too: look at",
  "their matches before you think of anybody as colluding.",
];

const tablesPairs = looking({
  about: [
    "opponents at card tables who meet often with one of them winning, as when chips are dumped:",
    `at least --least meetings (${LEAST}) in --days (${DAYS}), three of four won by one side;`,
    "--all tells of every pair that met so often, --trial of play money. With what went from one to the other,",
    "and the networks, addresses and browsers that they share",
  ].join(" "),
  said: z.object({
    days: count.default(DAYS),
    least: count.default(LEAST),
    all: yes.optional(),
    trial: yes.optional(),
  }),
  async look({ context }, { days, least, all, trial }) {
    const asset = trial ? "TRIAL" : "P";
    const since = later(context.now(), -days * DAY_MS);
    const met = await tablePairs(context, { asset, since, least: Math.max(1, least) });
    const pairs = all ? met : met.filter(isOneSided);
    const shared = await sharedLogins(
      context,
      pairs.map(({ winnerRef, loserRef }) => [BigInt(winnerRef), BigInt(loserRef)] as const),
    );
    const rows = pairs.map((pair, nth) => [
      ...[pair.game, pair.winnerRef, pair.loserRef, String(pair.matches), String(pair.won)],
      ...[String(pair.givenUp), String(pair.ofAll), sum(money(pair.flowMinor, asset)), String(pair.networks)],
      ...[String(shared[nth]?.addresses ?? 0), String(shared[nth]?.devices ?? 0)],
    ]);
    const told = table(TITLES, rows, "No two players stand out.");
    return done(rows.length === 0 ? told : [...told, ...EXPLAINED]);
  },
});

const tablesRake = changing({
  about:
    "what the house keeps of the pot of a card game: --percent 0 to 10, and never more than --most; tables that are open keep theirs",
  words: ["game"],
  said: z.object({ game: code, percent: count, most: amountOrNone, reason }),
  subject: ({ game }) => `card game ${game}`,
  async change({ context }, { game, percent, most }) {
    const set = await setRake(context, { game, percent, mostMinor: most.minor });
    if (!set.ok) return set;
    const { rakePercent, rakeMostMinor } = set.value.before;
    return done({
      lines: [`From the next table of ${game} on the house keeps ${percent}%, and at most ${sum(most)}.`],
      before: { percent: rakePercent, most: sum(money(rakeMostMinor, "P")) },
      after: { percent, most: sum(most) },
    });
  },
});

export const TABLE_COMMANDS: Readonly<Record<string, Command>> = {
  "tables pairs": tablesPairs,
  "tables rake": tablesRake,
};
