import type { Translate } from "#app/i18n/translate.ts";
import { formatMinute } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { applicationPaths } from "#app/lib/paths/application-paths.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { offerPaths } from "#app/lib/paths/offer-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { Language } from "#server/core/languages.ts";
import type { Promotion, PromotionCard, PromotionStatus } from "#server/promotions/index.ts";

/** A promotion as a list shows it; its time is written in the visitor's calendar. */
export type ShownPromotion = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly image: string;
  readonly status: PromotionStatus;
  /** Null where no date holds. */
  readonly window: string | null;
};

export type ShownPromotionDetail = ShownPromotion &
  Pick<Promotion, "body" | "terms" | "leadsTo" | "isAppliedFor"> & {
    /** What its reader can do now, and the words that lead there. */
    readonly next: string;
    readonly go: string | null;
  };

/** How far its reader is with a promotion that is claimed: `away` where nothing is offered to them. */
export type ClaimStanding = "guest" | "away" | "open" | "ready" | "goneToday" | "claimed";

type Way = { readonly t: Translate; readonly language: Language; readonly timeZone: string };

export function shownPromotion(promotion: PromotionCard, way: Way): ShownPromotion {
  const { id, title, summary, image, status } = promotion;
  return { id, title, summary, image, status, window: windowOf(promotion, way) };
}

export type Ruled = Promotion & {
  /** How far its reader is; null where it is claimed at no page of its own. */
  readonly claim: ClaimStanding | null;
  /** Whether their next deposit brings what it promises; null where it promises nothing for deposits. */
  readonly match: "open" | "away" | null;
  /** Why nobody who is away takes part; null for all others. */
  readonly away: string | null;
  /** Where the tickets are that it brings; null where it brings none. */
  readonly tickets: string | null;
  /** The free rounds of it that wait to be played: in which game, how many and until when. */
  readonly rounds?: { readonly name: string; readonly left: string; readonly until: string } | null;
};

export function shownDetail(promotion: Ruled, way: Way): ShownPromotionDetail {
  const { id, body, terms, isAppliedFor, claim, match, away } = promotion;
  const begun = promotion.leadsTo ?? (match ? paths.deposit() : null);
  const own = isAppliedFor ? applicationPaths.application(id) : begun;
  const leadsTo = claim === null ? own : offerPaths.offer(id);
  // What promises nothing by itself is open to whoever is away as well, such as setting a limit.
  const promises = promotion.rule !== null || isAppliedFor;
  const shut = (promises ? away : null) ?? (match === "away" ? way.t("promotions.claim.away") : null);
  const step = ticketStep(promotion, way.t) ??
    roundsStep(promotion, way.t) ?? {
      leadsTo,
      ...nextStep({ ...promotion, leadsTo, shut }, way.t),
    };
  return { ...shownPromotion(promotion, way), body, terms, isAppliedFor, ...step };
}

/** Tickets are in no account record, so whoever claimed some is led to their raffle. */
function ticketStep({ status, rule, tickets }: Ruled, t: Translate) {
  if (status !== "claimed" || tickets === null) return null;
  const next = isOverAndClaimed({ status, rule }) ? "ticketsOver" : "tickets";
  return { leadsTo: tickets, next: t(`promotions.next.${next}`), go: t("promotions.go.tickets") };
}

/** Rounds that are left are played from the reward centre. */
function roundsStep({ status, rounds }: Ruled, t: Translate) {
  if (status !== "claimed" || !rounds) return null;
  const { name, left, until } = rounds;
  const next = t("promotions.next.rounds", { game: isolated(name), left, until });
  return { leadsTo: memberPaths.rewardCenter(), next, go: t("promotions.go.rounds") };
}

function nextStep(
  {
    status,
    rule,
    isAppliedFor,
    claim,
    shut,
    leadsTo,
  }: Omit<Ruled, "match" | "away" | "tickets" | "rounds"> & { shut: string | null },
  t: Translate,
): Pick<ShownPromotionDetail, "next" | "go"> {
  const words = () => {
    if (status === "comingSoon" && rule === "unset") return t("promotions.next.notYet");
    if (status === "closed" && (rule === "gone" || rule === "stopped")) return t(`promotions.next.${rule}`);
    if (isOverAndClaimed({ status, rule })) return t("promotions.next.claimedOver");
    if (shut && isOpen(status)) return shut;
    if (leadsTo === null && isOpen(status)) return t("promotions.next.unpressed");
    return status === "claiming" && claim !== null && claim !== "claimed"
      ? t(`promotions.claim.${claim}`)
      : t(`promotions.next.${status}`);
  };
  const way = () => {
    if (isOverAndClaimed({ status, rule })) return null;
    if (shut && isOpen(status)) return null;
    if (status === "claiming" && claim !== null && claim !== "ready") return t("promotions.go.towards");
    if (isOpen(status) || status === "claimed") return t(`promotions.go.${status}`);
    return isAppliedFor && isOwn(status) ? t("promotions.go.own") : null;
  };
  return { next: words(), go: leadsTo === null ? null : way() };
}

/** Whether one can take part in it now. */
export const isOpen = (status: PromotionStatus): status is "joining" | "claiming" | "applying" =>
  status === "joining" || status === "claiming" || status === "applying";

/** What gives no more has no page of its own, also for whoever has claimed it. */
const isOverAndClaimed = ({ status, rule }: Pick<PromotionCard, "status" | "rule">): boolean =>
  status === "claimed" && (rule === "stopped" || rule === "gone" || rule === "ended");

const isOwn = (status: PromotionStatus): boolean =>
  status === "processing" || status === "rejected" || status === "issued";

function windowOf({ dates }: PromotionCard, { t, language, timeZone }: Way): string | null {
  if (dates === null) return null;
  const { from, until } = dates;
  const said = (moment: Date | null) => (moment === null ? "" : formatMinute(moment, language, timeZone));
  if (from && until) return t("promotions.window.between", { from: said(from), until: said(until) });
  if (from) return t("promotions.window.from", { from: said(from) });
  if (until) return t("promotions.window.until", { until: said(until) });
  return t("promotions.window.always");
}
