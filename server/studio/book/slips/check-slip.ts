import { MULTIPLE_LEGS_MAX, systemsOf } from "./combinations.ts";
import type { OfferRow } from "./leg-statements.ts";
import { type PriceConsent, type SlipKind, slipLines } from "./slip.ts";
import type { BookTerms } from "./terms.ts";

/** A leg as the player saw it. */
export type WantedLeg = { readonly selection: string; readonly seenPrice: number };

/** Why a slip is not placed, and on account of which of its selections. */
export type SlipFault = {
  reason:
    | "slipEmpty"
    | "slipTooLong"
    | "systemUnknown"
    | "selectionUnknown"
    | "relatedLegs"
    | "bettingOver"
    | "selectionSuspended"
    | "priceChanged"
    | "stakeTooLow"
    | "stakeTooHigh"
    | "liabilityReached";
  selections?: readonly string[];
};

type Wanted = {
  readonly kind: SlipKind;
  readonly system: string | null;
  readonly legs: readonly WantedLeg[];
  readonly perLineMinor: bigint;
  readonly consent: PriceConsent;
};

type Offered = { offers: ReadonlyMap<string, OfferRow>; at: Date; terms: BookTerms };

/** The first thing that stands against a slip; null when it may be placed. */
export function slipFault(slip: Wanted, offered: Offered): SlipFault | null {
  return shapeFault(slip, offered) ?? offerFault(slip, offered) ?? stakeFault(slip, offered.terms);
}

function shapeFault({ kind, system, legs }: Wanted, { offers, terms }: Offered): SlipFault | null {
  const names = legs.map(({ selection }) => selection);
  if (names.length === 0) return { reason: "slipEmpty" };
  if (new Set(names).size < names.length) return { reason: "relatedLegs", selections: names };
  const most = kind === "single" ? terms.singlesMax : MULTIPLE_LEGS_MAX;
  if (names.length > most) return { reason: "slipTooLong" };
  const unknown = names.filter((name) => !offers.has(name));
  if (unknown.length > 0) return { reason: "selectionUnknown", selections: unknown };
  if (kind === "single") return null;
  if (kind === "system" && !systemsOf(names.length).includes(system ?? ""))
    return { reason: "systemUnknown" };
  if (kind === "multiple" && names.length < 2) return { reason: "slipEmpty" };
  const related = relatedIn(names, offers);
  return related.length > 0 ? { reason: "relatedLegs", selections: related } : null;
}

/** Selections of one event hang together: their prices may not be multiplied. */
function relatedIn(names: readonly string[], offers: ReadonlyMap<string, OfferRow>): string[] {
  const eventOf = (name: string) => offers.get(name)?.eventId;
  return names.filter((name) => names.some((other) => other !== name && eventOf(other) === eventOf(name)));
}

function offerFault({ legs, consent }: Wanted, { offers, at }: Offered): SlipFault | null {
  const found = legs.flatMap(({ selection, seenPrice }) => {
    const offer = offers.get(selection);
    return offer ? [{ offer, seenPrice }] : [];
  });
  const those = (test: (leg: { offer: OfferRow; seenPrice: number }) => boolean) =>
    found.filter(test).map(({ offer }) => offer.id);

  const over = those(({ offer }) => isOver(offer, at));
  if (over.length > 0) return { reason: "bettingOver", selections: over };
  const suspended = those(({ offer }) => isSuspended(offer));
  if (suspended.length > 0) return { reason: "selectionSuspended", selections: suspended };
  const changed = those(({ offer, seenPrice }) => !agrees(consent, { price: offer.price, seenPrice }));
  return changed.length > 0 ? { reason: "priceChanged", selections: changed } : null;
}

export function isOver({ eventState, marketState, startsAt, outcome }: OfferRow, at: Date): boolean {
  const isEventOver = eventState !== "scheduled" && eventState !== "suspended";
  return (
    isEventOver || startsAt <= at || marketState === "closed" || marketState === "void" || outcome !== null
  );
}

export function isSuspended({ eventState, marketState, state }: OfferRow): boolean {
  return eventState === "suspended" || marketState === "suspended" || state === "suspended";
}

function agrees(consent: PriceConsent, { price, seenPrice }: { price: number; seenPrice: number }): boolean {
  if (price === seenPrice || consent === "any") return true;
  return consent === "better" && price > seenPrice;
}

function stakeFault({ kind, system, legs, perLineMinor }: Wanted, terms: BookTerms): SlipFault | null {
  if (perLineMinor < terms.lineMinMinor) return { reason: "stakeTooLow" };
  const lines = kind === "single" ? 1 : (slipLines(kind, system, legs.length)?.length ?? 1);
  return perLineMinor * BigInt(lines) > terms.slipMaxMinor ? { reason: "stakeTooHigh" } : null;
}
