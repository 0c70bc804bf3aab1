import type { Translate } from "#app/i18n/translate.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { applicationPaths } from "#app/lib/paths/application-paths.ts";
import { offerPaths } from "#app/lib/paths/offer-paths.ts";
import type { Language } from "#server/core/languages.ts";
import type { Promotion, PromotionCard, PromotionStatus } from "#server/promotions/index.ts";

/** A promotion as a list shows it; its time is written in the visitor's calendar. */
export type ShownPromotion = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly image: string;
  readonly status: PromotionStatus;
  readonly window: string;
};

export type ShownPromotionDetail = ShownPromotion &
  Pick<Promotion, "body" | "terms" | "leadsTo" | "isAppliedFor">;

type Way = { readonly t: Translate; readonly language: Language; readonly timeZone: string };

export function shownPromotion(promotion: PromotionCard, way: Way): ShownPromotion {
  const { id, title, summary, image, status } = promotion;
  return { id, title, summary, image, status, window: windowOf(promotion, way) };
}

/** `isOffered`: it is claimed at a page of its own. */
export function shownDetail(
  promotion: Promotion & { readonly isOffered: boolean },
  way: Way,
): ShownPromotionDetail {
  const { id, body, terms, isAppliedFor } = promotion;
  const own = isAppliedFor ? applicationPaths.application(id) : promotion.leadsTo;
  const leadsTo = promotion.isOffered ? offerPaths.offer(id) : own;
  return { ...shownPromotion(promotion, way), body, terms, leadsTo, isAppliedFor };
}

function windowOf({ from, until }: PromotionCard, { t, language, timeZone }: Way): string {
  const said = (moment: Date | null) => (moment === null ? "" : formatMoment(moment, language, timeZone));
  if (from && until) return t("promotions.window.between", { from: said(from), until: said(until) });
  if (from) return t("promotions.window.from", { from: said(from) });
  if (until) return t("promotions.window.until", { until: said(until) });
  return t("promotions.window.always");
}
