import { type Audience, type SafeTexts, type TextColumn, textTable } from "../content/index.ts";
import type { LocalText } from "../core/languages.ts";
import type { Database, Statement } from "../db/database.ts";
import type { ApplicationRule } from "./applications/application-rule.ts";
import type { PromotionKind } from "./status.ts";

/** One row of the conditions: what it is about, and what holds. */
export type TermRow = { readonly label: LocalText; readonly value: LocalText };

export type PromotionRow = {
  readonly id: string;
  readonly kind: PromotionKind;
  readonly titles: LocalText;
  readonly summaries: LocalText;
  readonly bodies: LocalText;
  readonly terms: readonly TermRow[];
  readonly image: string;
  readonly leadsTo: string | null;
  readonly application: ApplicationRule | null;
  readonly audience: Audience;
  readonly from: Date | null;
  readonly until: Date | null;
};

export type CleanPromotion = Omit<PromotionRow, "bodies"> & { readonly bodies: SafeTexts };

const PROMOTIONS: Statement<PromotionRow> = {
  name: "promotions.promotions",
  text: `
    select id, kind, titles, summaries, bodies, terms, picture as image, leads_to as "leadsTo", audience,
      application, from_at as "from", until_at as "until"
    from promotions.promotions
    where state = 'shown'
    order by position, id`,
};

const TITLES: Statement<Pick<PromotionRow, "titles">> = {
  name: "promotions.titles",
  text: "select titles from promotions.promotions where id = $1",
};

/** How a promotion is called, also one that is hidden by now. */
export async function readTitles(db: Database, id: string): Promise<LocalText | null> {
  const [row] = await db.call(TITLES, [id]);
  return row?.titles ?? null;
}

/** Every promotion that is shown: the coming ones and those that have ended as well. */
export function readPromotions(db: Database): Promise<PromotionRow[]> {
  return db.call(PROMOTIONS, []);
}

/** What those give that are applied for, the hidden ones as well. */
export const APPLIED_FOR: Statement<{ readonly id: string; readonly application: ApplicationRule }> = {
  name: "promotions.applied-for",
  text: "select id, application from promotions.promotions where application is not null order by id",
};

const COLUMNS: readonly TextColumn[] = [
  ["id", "id", "text"],
  ["kind", "kind", "text"],
  ["titles", "titles", "jsonb"],
  ["summaries", "summaries", "jsonb"],
  ["bodies", "bodies", "jsonb"],
  ["terms", "terms", "jsonb"],
  ["picture", "picture", "text"],
  ["leadsTo", "leads_to", "text"],
  ["application", "application", "jsonb"],
  ["audience", "audience", "text"],
  ["position", "position", "integer"],
];

export const promotionTable = textTable({
  table: "promotions.promotions",
  key: "id",
  sort: "kind",
  columns: COLUMNS,
  window: [
    ["from", "from_at", "timestamptz"],
    ["until", "until_at", "timestamptz"],
  ],
});
