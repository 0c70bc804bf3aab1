import { z } from "zod";
import {
  MATCHED,
  type Match,
  matchesOf,
  STANDARD_TERMS,
  saveMatch,
  stopMatch,
  tryMatch,
} from "../../bonuses/index.ts";
import { type Money, money } from "../../core/numbers/money.ts";
import { done } from "../../core/outcome.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { amount, code, moment, name, reason, upTo } from "../fields.ts";
import { facts, sum, table, when } from "../lines.ts";
import { brandIdOf } from "../site/brand-said.ts";

const minorOf = (said: Money | undefined) => said?.minor ?? null;

const matchSet = changing({
  about:
    "offer a bonus for deposits from now on, or change the rule: --percent of the deposit up to --most, from --least on, --once first, daily or every, by --terms, to be taken within --offer-days, as long as --budget lasts, --from and --until moments; what was offered stays. It belongs to no promotion, and is told of by itself",
  words: ["code"],
  said: z.object({
    code: name,
    percent: upTo(500),
    least: amount,
    most: amount,
    once: z.enum(MATCHED),
    terms: name.default(STANDARD_TERMS),
    "offer-days": upTo(90).default(7),
    budget: amount.optional(),
    from: moment.optional(),
    until: moment.optional(),
    brand: code.optional(),
    reason: reason.optional(),
  }),
  subject: ({ code }) => `deposit match ${code}`,
  async change(office, { code, percent, least, most, once, terms, budget, from, until = null, ...rest }) {
    const brandId = await brandIdOf(office, rest.brand);
    const rule = { brandId, code, percent, once, terms, until, from: from ?? office.context.now() };
    const sums = { leastMinor: least.minor, mostMinor: most.minor, budgetMinor: minorOf(budget) };
    const saved = await saveMatch(office.context, { ...rule, ...sums, offerDays: rest["offer-days"] });
    return saved.ok ? done({ lines: [`${code} is offered.`] }) : saved;
  },
});

const matchStop = changing({
  about: "offer a bonus for deposits no more; what was offered stays",
  words: ["code"],
  said: z.object({ code: name, brand: code.optional(), reason }),
  subject: ({ code }) => `deposit match ${code}`,
  async change(office, { code, brand }) {
    const stopped = await stopMatch(office.context, { brandId: await brandIdOf(office, brand), code });
    return stopped.ok ? done({ lines: [`${code} is offered no more.`] }) : stopped;
  },
});

const matchList = looking({
  about: "the bonuses that deposits bring, and what was given of each budget",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const matches = await matchesOf(office.context, await brandIdOf(office, brand));
    const titles = [
      "code",
      "percent",
      "from",
      "up to",
      "once",
      "terms",
      "days",
      "given",
      "budget",
      "until",
      "",
    ];
    return done(table(titles, matches.map(cellsOf), "Deposits bring no bonus."));
  },
});

const P = (minor: bigint) => sum(money(minor, "P"));

function cellsOf({
  code,
  percent,
  leastMinor,
  mostMinor,
  once,
  terms,
  offerDays,
  ...match
}: Match): string[] {
  const { givenMinor, budgetMinor, until, isOn } = match;
  return [
    ...[code, String(percent), P(leastMinor), P(mostMinor), once, terms, String(offerDays), P(givenMinor)],
    ...[
      budgetMinor === null ? "no end" : P(budgetMinor),
      until ? when(until) : "no end",
      isOn ? "on" : "off",
    ],
  ];
}

const matchTry = looking({
  about: "what a rule would have offered for the deposits of the last days, without its budget",
  words: ["code"],
  said: z.object({ code: name, days: upTo(365).default(30), brand: code.optional() }),
  async look(office, { code, days, brand }) {
    const matches = await matchesOf(office.context, await brandIdOf(office, brand));
    const match = matches.find((one) => one.code === code);
    if (!match) return refused("unknownMatch");
    const { looked, deposits, players, minor } = await tryMatch(office.context, match, days);
    return done(
      facts([
        ["deposits looked at", String(looked)],
        ["deposits matched", String(deposits)],
        ["players", String(players)],
        ["bonuses", P(minor)],
      ]),
    );
  },
});

export const MATCH_COMMANDS: Readonly<Record<string, Command>> = {
  "match set": matchSet,
  "match stop": matchStop,
  "match list": matchList,
  "match try": matchTry,
};
