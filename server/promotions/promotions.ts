import { type Audience, isSaidTo, type SafeHtml, safeTextIn } from "../content/index.ts";
import { type Language, type LocalText, localText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { shownNow } from "./shown-now.ts";
import { type PromotionStatus, promotionStatus } from "./status.ts";
import { type CleanPromotion, readTitles } from "./store.ts";

export type PromotionCard = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly image: string;
  readonly status: PromotionStatus;
  readonly from: Date | null;
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
  /** What is known beside its time, by promotion: what became of a player's own part, or that its rule has ended. */
  readonly own?: ReadonlyMap<string, PromotionStatus>;
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

function cardOf(row: CleanPromotion, { language, at, own }: Asked): PromotionCard {
  const { id, titles, summaries, image, from, until } = row;
  return {
    id,
    title: localText(titles, language),
    summary: localText(summaries, language),
    image,
    status: promotionStatus(row, at, own?.get(id) ?? null),
    from,
    until,
  };
}

const RANKS: Partial<Record<PromotionStatus, number>> = { comingSoon: 1, closed: 2 };

function rankOf({ status }: PromotionCard): number {
  return RANKS[status] ?? 0;
}
