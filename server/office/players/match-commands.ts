import { z } from "zod";
import { MATCHED, type Match, matchesOf, STANDARD_TERMS, stopMatch, tryMatch } from "../../bonuses/index.ts";
import { money } from "../../core/numbers/money.ts";
import { done } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { type SetMatchRefusal, setMatch } from "../../use-cases/index.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { amount, code, moment, name, orNone, reason, upTo } from "../fields.ts";
import { facts, sum, table, when } from "../lines.ts";
import { brandIdOf } from "../site/brand-said.ts";

const promotionId = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);

const OFFER_DAYS = 7;

const matchSet = changing({
  about:
    "offer a bonus for deposits from now on, or change of the rule what is said: --percent of the deposit up to --most, from --least on, --once first, daily or every, by --terms, to be taken within --offer-days, as long as --budget lasts, --from and --until moments; what is not said stays as it is, and --budget none, --until none or --promotion none takes it away; what was offered stays. With --promotion ID (one of the kind join) the page of that promotion says the terms, is open while the match gives, and leads to deposits; without one the match is told of by itself",
  words: ["code"],
  said: z.object({
    code: name,
    percent: upTo(500).optional(),
    least: amount.optional(),
    most: amount.optional(),
    once: z.enum(MATCHED).optional(),
    terms: name.optional(),
    "offer-days": upTo(90).optional(),
    budget: orNone(amount),
    from: moment.optional(),
    until: orNone(moment),
    promotion: orNone(promotionId),
    brand: code.optional(),
    reason: reason.optional(),
  }),
  subject: ({ code }) => `deposit match ${code}`,
  async change(office, said) {
    const { context } = office;
    const at = { brandId: await brandIdOf(office, said.brand), code: said.code };
    const before = await matchOf(context, at);
    const { percent, least, most, once, ...words } = { ...(before && wordsOf(before)), ...said };
    if (!percent || !least || !most || !once)
      return refused("newRule", "--percent, --least, --most and --once.");
    const { terms = STANDARD_TERMS, budget, from = context.now(), until = null, promotion = null } = words;
    const saved = await setMatch(context, {
      ...{ ...at, percent, once, terms, from, until, promotion },
      ...{ leastMinor: least.minor, mostMinor: most.minor, budgetMinor: budget?.minor ?? null },
      offerDays: words["offer-days"] ?? OFFER_DAYS,
    });
    if (!saved.ok) return notSet(saved.refusal, promotion);
    const after = await matchOf(context, at);
    if (!after) throw new Error("A rule that was just set is gone.");
    const page = promotion === null ? [] : [`Its terms stand on the page of the promotion ${promotion}.`];
    const rule = TITLES.map((title, nth) => [title, cellsOf(after)[nth]] as const).slice(1);
    return done({
      lines: [`${said.code} is offered.`, ...page, ...facts(rule)],
      ...(before && { before: keptRule(before) }),
      after: keptRule(after),
    });
  },
});

async function matchOf(context: Context, { brandId, code }: Pick<Match, "brandId" | "code">) {
  return (await matchesOf(context, brandId)).find((one) => one.code === code) ?? null;
}

/** A rule that holds, as an operator would say it: what is not said again stays so. */
function wordsOf({ leastMinor, mostMinor, budgetMinor, offerDays, ...match }: Match) {
  const { percent, once, terms, from, until, promotion } = match;
  return {
    ...{ percent, once, terms, from, until, promotion, "offer-days": offerDays },
    ...{ least: money(leastMinor, "P"), most: money(mostMinor, "P") },
    budget: budgetMinor === null ? null : money(budgetMinor, "P"),
  };
}

/** A rule as the audit keeps it. */
const keptRule = (match: Match) =>
  Object.fromEntries(TITLES.map((title, nth) => [title, cellsOf(match)[nth] ?? ""]));

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
    return done(table(TITLES, matches.map(cellsOf), "Deposits bring no bonus."));
  },
});

const TITLES = [
  ...["code", "percent", "least", "most", "once", "terms", "offer days", "given", "budget"],
  ...["from", "until", "promotion", "is"],
];

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
  const { givenMinor, budgetMinor, from, until, promotion, isOn } = match;
  return [
    ...[code, String(percent), P(leastMinor), P(mostMinor), once, terms, String(offerDays), P(givenMinor)],
    ...[
      budgetMinor === null ? "no end" : P(budgetMinor),
      when(from),
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
