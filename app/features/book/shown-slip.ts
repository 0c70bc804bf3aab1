import type { MessageKey } from "#app/i18n/message-key.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { Way } from "#app/lib/paths/book-paths.ts";
import { bookPaths } from "#app/lib/paths/book-paths.ts";
import type { Language } from "#server/core/languages.ts";
import { type Asset, formatMoney, money } from "#server/core/numbers/money.ts";
import type { SlipLegView, SlipQuote, SlipView, SlipWay } from "#server/studio/book/index.ts";
import { marketTitle, matchTitle, selectionTitle, shownPrice, shownStart } from "./shown-names.ts";
import type { Toggle } from "./shown-offer.ts";

export type ShownLeg = {
  readonly selection: string;
  readonly title: string;
  readonly market: string;
  readonly match: string;
  readonly starts: string;
  readonly price: string;
  readonly state: SlipLegView["state"];
  readonly isRelated: boolean;
  readonly removeHref: string;
};

export type ShownWay = {
  readonly value: string;
  readonly title: string;
  readonly lines: number;
  /** What one unit on each line pays at most, as a fraction for whoever counts on. */
  readonly most: readonly [numerator: string, denominator: string];
};

export type ShownSlip = {
  readonly action: string;
  readonly formRef: string;
  readonly legs: readonly ShownLeg[];
  readonly missing: boolean;
  readonly way: Way;
  readonly tabs: readonly { readonly way: Way; readonly title: string; readonly href: string }[];
  /** The ways to place it under the tab that is chosen; none where it cannot be. */
  readonly ways: readonly ShownWay[];
  readonly isRelated: boolean;
  /** The prices as they are shown, for the form. */
  readonly seen: string;
  readonly totalPrice: string | null;
  readonly clearHref: string;
};

/** What a slip comes to, written. */
export type ShownQuote = { readonly stake: string; readonly possible: string };

/** A slip that comes back: because it was not placed, or worked out as it was asked. */
export type SlipAnswer = FormAnswer & { readonly quote?: ShownQuote };

export function shownQuote(
  { stakeMinor, mostMinor }: SlipQuote,
  asset: Asset,
  language: Language,
): ShownQuote {
  const shown = (minor: bigint) => formatMoney(money(minor, asset), language);
  return { stake: shown(stakeMinor), possible: shown(mostMinor) };
}

type Given = {
  slip: SlipView;
  way: Way;
  formRef: string;
  /** The same page with another slip. */
  toggle: Toggle;
  /** The same page with another way to place it. */
  tabHref(way: Way): string;
};

export function shownSlip({ slip, way, formRef, toggle, tabHref }: Given, speaker: Speaker): ShownSlip {
  const { t } = speaker;
  const ids = slip.legs.map(({ selection }) => selection);
  const ways = slip.ways.filter(({ kind }) => kind === way);
  return {
    action: bookPaths.slip({ slip: ids, way }),
    formRef,
    legs: slip.legs.map((leg) => shownLeg(leg, { toggle, ids }, speaker)),
    missing: slip.missing.length > 0,
    way,
    tabs: (["single", "multiple", "system"] as const).map((tab) => ({
      way: tab,
      title: t(`book.slip.${tab}`),
      href: tabHref(tab),
    })),
    ways: ways.map((one) => shownWay(one, speaker)),
    isRelated: way !== "single" && slip.legs.some(({ isRelated }) => isRelated),
    seen: slip.legs.map(({ selection, price }) => `${selection}:${price}`).join(","),
    totalPrice: way === "multiple" && ways[0] ? priceOfWay(ways[0], speaker) : null,
    clearHref: toggle([]),
  };
}

function shownLeg(
  leg: SlipLegView,
  { toggle, ids }: { toggle: Toggle; ids: readonly string[] },
  speaker: Speaker,
): ShownLeg {
  const { selection, market: type, lineQuarters, startsAt, price, state, isRelated } = leg;
  return {
    selection,
    title: selectionTitle({ ...leg, type }, speaker),
    market: marketTitle({ type, lineQuarters }, speaker),
    match: matchTitle(leg, speaker.language),
    starts: shownStart(startsAt, speaker),
    price: shownPrice(price, speaker.language),
    state,
    isRelated,
    removeHref: toggle(ids.filter((id) => id !== selection)),
  };
}

/** The name of a way to place a slip: `2/3` is doubles out of three. */
export function wayTitle(
  { kind, system }: Pick<SlipWay, "kind" | "system">,
  { t }: Pick<Speaker, "t">,
): string {
  if (system === null) return t(`book.slip.${kind}`);
  const [size, legs] = system.split("/").map(Number);
  if (legs === undefined) return t(`book.slip.named.${system}` as MessageKey);
  return t("book.slip.sized", { size: size ?? 0, legs });
}

function shownWay(way: SlipWay, speaker: Speaker): ShownWay {
  return {
    value: way.system ?? way.kind,
    title: wayTitle(way, speaker),
    lines: way.lines,
    most: [way.most.numerator.toString(), way.most.denominator.toString()],
  };
}

/** What a multiple multiplies to, rounded down to hundredths. */
function priceOfWay({ most }: SlipWay, { language }: Speaker): string {
  const hundredths = (most.numerator * 100n) / most.denominator;
  return shownPrice(Number(hundredths > 9_000_000_000_000n ? 9_000_000_000_000n : hundredths), language);
}

/** What a player bets with, and how much of it one slip takes and pays. */
export type ShownFunds = {
  readonly asset: Asset;
  readonly funds: "trial" | "real";
  readonly balance: string;
  readonly min: string;
  readonly max: string;
  readonly mostMinor: string;
  readonly most: string;
};

type Terms = { lineMinMinor: bigint; slipMaxMinor: bigint; payoutMaxMinor: bigint };

export function shownFunds(
  { asset, balanceMinor, terms }: { asset: Asset; balanceMinor: bigint; terms: Terms },
  { language }: Speaker,
): ShownFunds {
  const shown = (minor: bigint) => formatMoney(money(minor, asset), language);
  return {
    asset,
    funds: asset === "TRIAL" ? "trial" : "real",
    balance: shown(balanceMinor),
    min: shown(terms.lineMinMinor),
    max: shown(terms.slipMaxMinor),
    mostMinor: terms.payoutMaxMinor.toString(),
    most: shown(terms.payoutMaxMinor),
  };
}
