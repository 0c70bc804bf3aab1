import { z } from "zod";
import { MATCHED, type Match, matchesOf, STANDARD_TERMS, stopMatch, tryMatch } from "../../bonuses/index.ts";
import { type Money, money } from "../../core/numbers/money.ts";
import { done } from "../../core/outcome.ts";
import { type SetMatchRefusal, setMatch } from "../../use-cases/index.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { amount, code, moment, name, reason, upTo } from "../fields.ts";
import { facts, sum, table, when } from "../lines.ts";
import { brandIdOf } from "../site/brand-said.ts";

const promotionId = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);

const minorOf = (said: Money | undefined) => said?.minor ?? null;

const matchSet = changing({
  about:
    "offer a bonus for deposits from now on, or change the rule: --percent of the deposit up to --most, from --least on, --once first, daily or every, by --terms, to be taken within --offer-days, as long as --budget lasts, --from and --until moments; what was offered stays. With --promotion ID (one of the kind join) the page of that promotion says the terms, is open while the match gives, and leads to deposits; without it the match is told of by itself",
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
    promotion: promotionId.optional(),
    brand: code.optional(),
    reason: reason.optional(),
  }),
  subject: ({ code }) => `deposit match ${code}`,
  async change(office, { code, percent, least, most, once, terms, budget, from, until = null, ...rest }) {
    const brandId = await brandIdOf(office, rest.brand);
    const { promotion = null, "offer-days": offerDays } = rest;
    const rule = {
      brandId,
      code,
      percent,
      once,
      terms,
      until,
      from: from ?? office.context.now(),
      promotion,
    };
    const sums = { leastMinor: least.minor, mostMinor: most.minor, budgetMinor: minorOf(budget) };
    const saved = await setMatch(office.context, { ...rule, ...sums, offerDays });
    if (!saved.ok) return notSet(saved.refusal, promotion);
    const page = promotion === null ? [] : [`Its terms stand on the page of the promotion ${promotion}.`];
    return done({ lines: [`${code} is offered.`, ...page] });
  },
});

function notSet(refusal: SetMatchRefusal, promotion: string | null) {
  return "kind" in refusal
    ? refused(refusal.reason, `${promotion} is of the kind ${refusal.kind}.`)
    : refused(refusal.reason);
}

const matchStop = changing({
  about: "offer a bonus for deposits no more; what was offered stays",
  words: ["code"],
  said: z.object({ code: name, brand: code.optional(), reason }),
  subject: ({ code }) => `deposit match ${code}`,
  async change(office, { code, brand }) {
    const stopped = await stopMatch(office.context, { brandId: await brandIdOf(office, brand), code });
    if (!stopped.ok) return stopped;
    const { promotion } = stopped.value;
    const page = promotion === null ? [] : [pageLine(promotion)];
    return done({ lines: [`${code} is offered no more.`, ...page] });
  },
});

/** Where another match of the same promotion gives, its page stays open. */
const pageLine = (promotion: string): string =>
  `The page of ${promotion} says that it has ended, unless another match gives on it. To take it off: promotion hide ${promotion}.`;

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
      "promotion",
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
  const { givenMinor, budgetMinor, until, promotion, isOn } = match;
  return [
    ...[code, String(percent), P(leastMinor), P(mostMinor), once, terms, String(offerDays), P(givenMinor)],
    ...[
      budgetMinor === null ? "no end" : P(budgetMinor),
      until ? when(until) : "no end",
      promotion ?? "none",
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
