import { z } from "zod";
import {
  type Audience,
  endsAfterItBegins,
  type ListedText,
  marked,
  over,
  published,
  safeTexts,
  type TextState,
} from "../content/index.ts";
import type { LocalText } from "../core/languages.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { type ApplicationRule, applicationRule } from "./applications/application-rule.ts";
import { PROMOTION_KINDS, type PromotionKind } from "./status.ts";
import { APPLIED_FOR, promotionTable, type TermRow } from "./store.ts";

const TERMS_MAX = 20;

const { id, line, body, position, audience, localPath, moment } = published;

/** What an operator's file says of a promotion. */
export const promotionToPublish = z
  .strictObject({
    id,
    kind: z.enum(PROMOTION_KINDS),
    titles: line,
    summaries: line,
    bodies: body,
    terms: z.array(z.strictObject({ label: line, value: line })).max(TERMS_MAX),
    picture: localPath,
    leadsTo: localPath.optional(),
    application: applicationRule.optional(),
    position,
    audience,
    from: moment.optional(),
    until: moment.optional(),
  })
  .refine(endsAfterItBegins, { message: "it ends before it begins", ...over("from", "until") })
  .refine(({ application, kind, leadsTo }) => !application || (kind === "apply" && !leadsTo), {
    message: "only a promotion of the kind apply that leads nowhere is applied for here",
    ...over("application", "kind", "leadsTo"),
  });

export type PromotionToPublish = {
  readonly id: string;
  readonly kind: PromotionKind;
  readonly titles: LocalText;
  readonly summaries: LocalText;
  readonly bodies: LocalText;
  readonly terms: readonly TermRow[];
  readonly picture: string;
  readonly leadsTo?: string | undefined;
  readonly application?: ApplicationRule | undefined;
  readonly position?: number | undefined;
  readonly audience?: Audience | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
};

const rowOf = ({ position = 0, audience = "everybody", ...promotion }: PromotionToPublish) => ({
  ...promotion,
  position,
  audience,
  bodies: safeTexts(promotion.bodies),
});

/** Puts up promotions of the operator's, their HTML cleaned, each also over another one of its id. */
export async function publishPromotions(
  { db }: Context,
  promotions: readonly PromotionToPublish[],
): Promise<void> {
  await promotionTable.put(db, promotions.map(rowOf));
}

/** Puts up what the program itself offers. What an operator made their own is left as it is. */
export async function putFirstPromotions(
  { db }: Context,
  promotions: readonly PromotionToPublish[],
): Promise<void> {
  await promotionTable.seed(
    db,
    promotions.map((promotion) => marked(rowOf(promotion))),
  );
}

/** Shows or hides a promotion, and tells the state it had. Refuses with `unknownText` what is not there. */
export async function setPromotionState(
  { db }: Context,
  { id, state }: { readonly id: string; readonly state: TextState },
): Promise<Outcome<TextState, { reason: "unknownText" }>> {
  const before = await promotionTable.setState(db, id, state);
  return before === null ? refuse({ reason: "unknownText" }) : done(before);
}

/** The rules of those that are applied for, the hidden ones as well. */
export function applicationRules({ db }: Pick<Context, "db">) {
  return db.call(APPLIED_FOR, []);
}

/** Every promotion, the hidden ones as well. */
export function promotionBook({ db }: Context): Promise<ListedText[]> {
  return promotionTable.list(db);
}
