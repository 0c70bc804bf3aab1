import { z } from "zod";
import { money } from "../../core/money.ts";
import { done } from "../../core/outcome.ts";
import { type Offer, offersOfBrand, setOffer, stopOffer } from "../../offers/index.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { reason } from "../fields.ts";
import { sum, table, when } from "../lines.ts";
import { brandIdOf } from "../site/brand-said.ts";
import { budgetsSaid, conditionsSaid, giftSaid, saidOffer } from "./offer-said.ts";

const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const promotion = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);

const offerSet = changing({
  about:
    "say what a promotion of the kind claim gives (--gives cash, bonus, points or rounds; --amount 10, or by level 0:10,3:25), to whom and for what: --level, --country 98,90, --language, --registered-from and -until DATE, --agent NUMBER, --anniversary, --first-deposit, --weekdays sat,sun, --hours 18-24, --deposit, --deposited, --staked --on PRODUCT, --rounds --game VENDOR/GAME, --within day, week or month, --streak DAYS, --also CEL; --once once, daily, weekly, yearly or deposit; --budget in all, --day-budget; what was given stays",
  words: ["promotion"],
  said: saidOffer,
  subject: ({ promotion: id }) => `offer ${id}`,
  async change(office, said) {
    const conditions = conditionsSaid(said);
    const gift = giftSaid(said);
    if (!conditions) return refused("badConditions");
    const budgets = budgetsSaid(said);
    if (!gift || !budgets) return refused("badGift");
    const set = await setOffer(office.context, {
      ...{ brand: await brandIdOf(office, said.brand), promotion: said.promotion },
      ...{ kind: "claim", conditions, gift, once: said.once },
      ...{ ...budgets, from: said.from ?? office.context.now(), until: said.until ?? null },
    });
    if (!set.ok) return refused(set.refusal.reason, "why" in set.refusal ? set.refusal.why : undefined);
    return done({ lines: [`${said.promotion} is offered.`] });
  },
});

const offerStop = changing({
  about: "what a promotion offers is claimed no more; what was given stays",
  words: ["promotion"],
  said: z.object({ promotion, brand: name.optional(), reason }),
  subject: ({ promotion: id }) => `offer ${id}`,
  async change(office, { promotion: id, brand }) {
    const stopped = await stopOffer(office.context, { brand: await brandIdOf(office, brand), promotion: id });
    return stopped.ok ? done({ lines: [`${id} is offered no more.`] }) : stopped;
  },
});

const offerList = looking({
  about: "what promotions give by rule, each with its text in CEL, its budget and what of it was given",
  said: z.object({ brand: name.optional() }),
  async look(office, { brand }) {
    const offers = await offersOfBrand(office.context, await brandIdOf(office, brand));
    const titles = ["promotion", "gives", "once", "given", "budget", "a day", "from", "until", "", "to whom"];
    return done(table(titles, offers.map(cellsOf), "No promotion gives anything by rule."));
  },
});

function cellsOf({ unit, budgetMinor, dayBudgetMinor, givenMinor, ...offer }: Offer): string[] {
  const said = (minor: bigint | null) => (minor === null ? "no end" : sum(money(minor, unit)));
  return [
    ...[
      offer.promotion,
      givesOf(offer),
      offer.once,
      said(givenMinor),
      said(budgetMinor),
      said(dayBudgetMinor),
    ],
    ...[when(offer.from), offer.until ? when(offer.until) : "no end", offer.isOn ? "on" : "off", offer.text],
  ];
}

function givesOf(offer: Pick<Offer, "kind" | "gift">): string {
  const { gift } = offer;
  const steps = gift.steps.map((step) => {
    const what = "rate" in step ? `${step.rate / 100}%` : String(Number(step.minor) / 100);
    return `${step.level}:${what}`;
  });
  return `${gift.what} ${steps.join(",")}`;
}

export const OFFER_COMMANDS: Readonly<Record<string, Command>> = {
  "offer set": offerSet,
  "offer stop": offerStop,
  "offer list": offerList,
};
