import { type Audience, isSaidTo, type SafeHtml, safeTextIn } from "../content/index.ts";
import { type Language, type LocalText, localText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { shownNow } from "./shown-now.ts";
import { type PromotionStatus, promotionStatus, type RuleStanding } from "./status.ts";
import { type CleanPromotion, readTitles } from "./store.ts";

export type PromotionCard = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly image: string;
  readonly status: PromotionStatus;
  /** How its rule stands; null where it gives by none. */
  readonly rule: RuleStanding | null;
  /** From when until when one can take part; null where no date holds. */
  readonly dates: { readonly from: Date | null; readonly until: Date | null } | null;
};

/** The rule by which a promotion gives, with its own time. */
export type PromotionRule = {
  readonly standing: RuleStanding;
  readonly from: Date;
  readonly until: Date | null;
};

export type Promotion = PromotionCard & {
  readonly body: SafeHtml;
  readonly terms: readonly { readonly label: string; readonly value: string }[];
  /** The page on which taking part begins; null where there is nothing to do. */
  readonly leadsTo: string | null;
  /** Whether it is applied for at a page of its own. */
  readonly isAppliedFor: boolean;
};

type Asked = {
  readonly language: Language;
  readonly audience: Audience;
  readonly at: Date;
  /** By promotion what became of a player's own part. */
  readonly own?: ReadonlyMap<string, PromotionStatus>;
  /** Every rule by which promotions give; without them a promotion is judged by its time alone. */
  readonly rules?: ReadonlyMap<string, PromotionRule>;
};

/** The promotions for an audience: those that one can take part in, then the coming ones, then the closed ones. */
export async function promotionsOf(context: Context, asked: Asked): Promise<PromotionCard[]> {
  const rows = (await shownNow(context)).filter((row) => isSaidTo(asked.audience, row));
  const cards = rows.map((row) => cardOf(row, asked));
  return [...cards].sort((one, other) => rankOf(one) - rankOf(other));
}

/** How a promotion is called, also one that is hidden by now; null where there is none of that id. */
export function promotionTitles({ db }: Pick<Context, "db">, id: string): Promise<LocalText | null> {
  return readTitles(db, id);
}

/** One promotion with its conditions, or null where this audience has none of that id. */
export async function promotionOf(
  context: Context,
  { id, ...asked }: Asked & { readonly id: string },
): Promise<Promotion | null> {
  const row = (await shownNow(context)).find((one) => one.id === id && isSaidTo(asked.audience, one));
  if (!row) return null;
  const { language } = asked;
  return {
    ...cardOf(row, asked),
    body: safeTextIn(row.bodies, language),
    terms: row.terms.map(({ label, value }) => ({
      label: localText(label, language),
      value: localText(value, language),
    })),
    leadsTo: row.leadsTo,
    isAppliedFor: row.application !== null,
  };
}

function cardOf(row: CleanPromotion, { language, at, own, rules }: Asked): PromotionCard {
  const { id, titles, summaries, image } = row;
  const kept = rules?.get(id);
  const rule = kept?.standing ?? (rules && givesByRule(row) ? "unset" : undefined);
  return {
    id,
    title: localText(titles, language),
    summary: localText(summaries, language),
    image,
    status: promotionStatus(row, at, { own: own?.get(id), rule }),
    rule: rule ?? null,
    dates: rule && DATELESS.has(rule) ? null : datesOf(row, kept),
  };
}

/** What is claimed, and not at a page of its own, is given by a rule alone. */
const givesByRule = ({ kind, leadsTo }: CleanPromotion): boolean => kind === "claim" && leadsTo === null;

/** No date says when it will be open while nobody has said what it gives, nor until when it is once it gives no more. */
const DATELESS: ReadonlySet<RuleStanding> = new Set(["unset", "stopped", "gone"]);

/** A rule to come begins later than its promotion, and one may end before it. */
function datesOf(
  { from, until }: CleanPromotion,
  rule: PromotionRule | undefined,
): NonNullable<PromotionCard["dates"]> {
  const begins = rule?.standing === "coming" && (from === null || from < rule.from) ? rule.from : from;
  const end = rule?.until ?? null;
  return { from: begins, until: end !== null && (until === null || end < until) ? end : until };
}

const RANKS: Partial<Record<PromotionStatus, number>> = { comingSoon: 1, closed: 2 };

function rankOf({ status }: PromotionCard): number {
  return RANKS[status] ?? 0;
}
