import { z } from "zod";
import { findBrand } from "../../../brand/index.ts";
import { money } from "../../../core/numbers/money.ts";
import { done } from "../../../core/outcome.ts";
import {
  type ClaimOffer,
  closedWeeks,
  dryRun,
  findOffer,
  type Gift,
  type Offer,
  type OfferToSet,
  offersOfBrand,
  type SetOfferRefusal,
  setOffer,
  stopOffer,
  unitOf,
} from "../../../offers/index.ts";
import { draftPromotion } from "../../../promotions/index.ts";
import { type Command, changing, looking, type Office, refused } from "../../command.ts";
import { code, count, reason } from "../../fields.ts";
import { facts, sum, table, when } from "../../lines.ts";
import { brandIdOf } from "../../site/brand-said.ts";
import { conditionsSaid, whoSaid } from "./offer-conditions.ts";
import { givesOf, saidUnits, toWhom } from "./offer-lines.ts";
import { budgetsSaid, giftSaid, type SaidOffer, saidCashback, saidOffer, shareSaid } from "./offer-said.ts";
import { saidOver, wordsOfCashback, wordsOfClaim } from "./offer-words.ts";

const promotion = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);

const offerSet = changing({
  about:
    "say what a promotion of the kind claim gives (--gives cash, bonus, points, rounds, or tickets of --raffle CODE; --amount 10, or by level 0:10,3:25), to whom and for what: --level, --country 98,90, --language, --registered-from and -until DATE, --agent NUMBER, --anniversary, --first-deposit, --weekdays sat,sun, --hours 18-24, --deposit, --deposited, --staked --on PRODUCT, --rounds --game VENDOR/GAME, --within day, week or month, --streak DAYS, --also CEL; --once (where a new rule does not say it), daily, weekly, yearly or deposit; --budget in all, --day-budget, --from and --until moments. Of rounds --free-game VENDOR/CODE and --many, --amount is what one bets on a line, of which a slot has 20: a budget counts the whole stake of all of them. Set again, a rule changes in what is said and stays in the rest: none (--budget none, --deposit none) takes a word away. What was given stays, and counts also after a rule is set again",
  words: ["promotion"],
  said: saidOffer,
  subject: ({ promotion: id }) => `offer ${id}`,
  async change(office, said) {
    const brand = await brandIdOf(office, said.brand);
    const before = await findOffer(office.context, { brand, promotion: said.promotion });
    const kept = before?.kind === "claim" ? before : null;
    const words = kept ? saidOver(wordsKept(kept, said), said) : said;
    const gift = giftSaid(words);
    if (!gift.ok) return gift;
    if (kept && isOtherUnit(kept, gift.value, said)) return refused("budgetUnit");
    const conditions = conditionsSaid(words);
    if (!conditions.ok) return conditions;
    const budgets = budgetsSaid(words, gift.value.what);
    if (!budgets.ok) return budgets;
    return keep(office, before, {
      ...{ brand, promotion: said.promotion, kind: "claim" },
      ...{ conditions: conditions.value, gift: gift.value, once: words.once ?? "once" },
      ...{ ...budgets.value, from: words.from ?? office.context.now(), until: words.until ?? null },
    });
  },
});

const offerCashback = changing({
  about:
    "give back a part of what each whole week cost, after it: --percent 5 of what was lost, or by level 0:3,3:5.5, on --weights RNG:100,LIVE:50, from --least on and --most at most, --as cash or a bonus by --terms; to whom by --level, --country, --language, --registered-from and -until, --agent; --budget, --day-budget, --from, --until. Set again, a rule changes in what is said and stays in the rest: none takes a word away",
  words: ["promotion"],
  said: saidCashback,
  subject: ({ promotion: id }) => `offer ${id}`,
  async change(office, said) {
    const brand = await brandIdOf(office, said.brand);
    const before = await findOffer(office.context, { brand, promotion: said.promotion });
    const words = before?.kind === "cashback" ? saidOver(wordsOfCashback(before), said) : said;
    const conditions = whoSaid(words);
    if (!conditions.ok) return conditions;
    const gift = shareSaid(words);
    if (!gift.ok) return gift;
    const budgets = budgetsSaid(words, "cash");
    if (!budgets.ok) return budgets;
    return keep(office, before, {
      ...{ brand, promotion: said.promotion, kind: "cashback" },
      ...{ conditions: conditions.value, gift: gift.value, once: "weekly" },
      ...{ ...budgets.value, from: words.from ?? office.context.now(), until: words.until ?? null },
    });
  },
});

/** What stays of a rule where something is said over it: nothing of what it gave, where it is to give another thing. */
function wordsKept(kept: ClaimOffer, { gives }: SaidOffer): Partial<SaidOffer> {
  const words = wordsOfClaim(kept);
  if (gives === undefined || gives === kept.gift.what) return words;
  const { amount: _amount, ...rest } = words;
  return rest;
}

/** Whether a budget that was not said again would be read in another unit than it was said in. */
function isOtherUnit(kept: ClaimOffer, gift: Gift, said: SaidOffer): boolean {
  const isUnsaid =
    (kept.budgetMinor !== null && said.budget === undefined) ||
    (kept.dayBudgetMinor !== null && said["day-budget"] === undefined);
  return isUnsaid && unitOf(gift.what) !== kept.unit;
}

/** Keeps a rule, and answers with the whole of it. */
async function keep({ context }: Office, before: Offer | null, offer: OfferToSet) {
  const { promotion } = offer;
  const set = await setOffer(context, offer);
  if (!set.ok) return notSet(promotion, set.refusal);
  const after = await findOffer(context, offer);
  if (!after) throw new Error("A rule that was just set is gone.");
  const told =
    offer.kind === "claim"
      ? `${promotion} is offered.`
      : `${promotion} gives back each week from the first whole one on.`;
  return done({
    lines: [told, ...facts(TITLES.map((title, nth) => [title, cellsOf(after)[nth]] as const).slice(1))],
    ...(before && { before: keptRule(before) }),
    after: keptRule(after),
  });
}

function notSet(promotion: string, refusal: SetOfferRefusal) {
  if (refusal.reason === "promotionKind")
    return refused(refusal.reason, `${promotion} is of the kind ${refusal.kind}.`);
  if (refusal.reason === "unknownLevel")
    return refused(refusal.reason, `${refusal.level} is above the highest.`);
  return refused(refusal.reason, "why" in refusal ? refusal.why : undefined);
}

/** The rule of a promotion as the audit keeps it. */
function keptRule(offer: Offer) {
  const [, gives, once, , budget, dayBudget, from, until, isOn] = cellsOf(offer);
  const of = { gives: gives ?? "", once: once ?? "", budget: budget ?? "", dayBudget: dayBudget ?? "" };
  return { ...of, from: from ?? "", until: until ?? "", is: isOn ?? "", text: offer.text };
}

const WEEKS_MAX = 8;

const offerDryRun = looking({
  about:
    "what an offer would have given in the last whole weeks (4, or --weeks 1 to 8), without its budgets and whenever of a day it is claimed, and to how many",
  words: ["promotion"],
  said: z.object({
    promotion,
    weeks: count
      .refine((said) => said >= 1 && said <= WEEKS_MAX, { message: `not 1 to ${WEEKS_MAX}` })
      .default(4),
    brand: code.optional(),
  }),
  async look(office, { promotion: id, weeks, brand }) {
    const brandId = await brandIdOf(office, brand);
    const offer = await findOffer(office.context, { brand: brandId, promotion: id });
    const found = await findBrand(office.context, brandId);
    if (!offer || !found) return refused("unknownOffer");
    const dry = await dryRun(office.context, { offer, weeks, timeZone: found.timeZone });
    const none =
      "In the whole weeks before this one, which alone are looked at, there was nobody to give it to.";
    return done([
      ...(dry.looked === 0 ? [none] : []),
      ...facts([
        ["players looked at", String(dry.looked)],
        ["players who would have it", String(dry.players)],
        ["times", String(dry.times)],
        ["in all", saidUnits(dry.minor, offer.unit)],
      ]),
    ]);
  },
});

const offerWeeks = looking({
  about:
    "the weeks that cashback was given for, the latest first: to how many, how much, and how many went without because a budget was gone",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const rows = (await closedWeeks(office.context, await brandIdOf(office, brand))).map((week) => [
      ...[
        week.week,
        week.promotion,
        String(week.players),
        sum(money(week.givenMinor, "P")),
        String(week.short),
      ],
    ]);
    return done(table(["week of", "promotion", "players", "given", "short"], rows, "No week is over yet."));
  },
});

const offerDraft = changing({
  about:
    "lay a promotion of the program's among those of the house, hidden: weekly-cashback, game-of-the-week or streak; then say its rule (offer cashback, offer set), and promotion show",
  words: ["promotion"],
  said: z.object({ promotion, reason: reason.optional() }),
  subject: ({ promotion: id }) => `promotion ${id}`,
  async change({ context }, { promotion: id }) {
    const laid = await draftPromotion(context, id);
    return laid.ok ? done({ lines: [`${id} is there, and hidden.`] }) : laid;
  },
});

const offerStop = changing({
  about:
    "what a promotion offers is claimed no more, nor given back by the week; what was given stays. Its page says that it has ended, until promotion hide takes it off",
  words: ["promotion"],
  said: z.object({ promotion, brand: code.optional(), reason }),
  subject: ({ promotion: id }) => `offer ${id}`,
  async change(office, { promotion: id, brand }) {
    const stopped = await stopOffer(office.context, { brand: await brandIdOf(office, brand), promotion: id });
    return stopped.ok
      ? done({
          lines: [
            `${id} is offered no more.`,
            `Its page stays and says that it has ended. To take it off: promotion hide ${id}.`,
          ],
        })
      : stopped;
  },
});

const offerList = looking({
  about: "what promotions give by rule, each with to whom and for what, its budget and what of it was given",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const offers = await offersOfBrand(office.context, await brandIdOf(office, brand));
    return done(table(TITLES, offers.map(cellsOf), "No promotion gives anything by rule."));
  },
});

const TITLES = ["promotion", "gives", "once", "given", "budget", "a day", "from", "until", "is", "to whom"];

function cellsOf({ unit, budgetMinor, dayBudgetMinor, givenMinor, ...offer }: Offer): string[] {
  const said = (minor: bigint | null) => (minor === null ? "no end" : saidUnits(minor, unit));
  return [
    ...[
      offer.promotion,
      givesOf(offer),
      offer.once,
      said(givenMinor),
      said(budgetMinor),
      said(dayBudgetMinor),
    ],
    ...[
      when(offer.from),
      offer.until ? when(offer.until) : "no end",
      offer.isOn ? "on" : "off",
      toWhom(offer),
    ],
  ];
}

export const OFFER_COMMANDS: Readonly<Record<string, Command>> = {
  "offer set": offerSet,
  "offer cashback": offerCashback,
  "offer dry-run": offerDryRun,
  "offer weeks": offerWeeks,
  "offer draft": offerDraft,
  "offer stop": offerStop,
  "offer list": offerList,
};
