import type { Speaker } from "#app/i18n/speech.tsx";
import type { Method } from "#server/cashier/index.ts";
import { localText } from "#server/core/languages.ts";
import { formatMoney, type Money, money, plainAmount } from "#server/core/numbers/money.ts";
import { formatBasisPoints } from "#server/core/numbers/percent.ts";
import { isolated } from "./isolated.ts";
import type { ShownCard } from "./method-cards.tsx";
import { sayMinutes } from "./say-minutes.ts";

/** An amount to pick: its value as the form posts it, and in words what it is and, where it is less, what arrives. */
export type ShownPreset = {
  readonly value: string;
  readonly amount: string;
  readonly arrives: string | null;
};

/** A way in or out as its page shows it, everything written in the visitor's language. */
export type ShownMethod = {
  readonly code: string;
  readonly name: string;
  /** Its bounds, its fee and its time. */
  readonly lines: readonly string[];
  /** The first two in one, for beside the field. */
  readonly hint: string;
  readonly isFree: boolean;
  readonly presets: readonly ShownPreset[];
  readonly needsProof: boolean;
  /** Where somebody pays by hand; null where the payment page says it, or nothing is paid. */
  readonly instructions: string | null;
};

/** How methods are shown: in whose language, and with the cashier's own arithmetic of what arrives. */
export type Showing = Speaker & {
  readonly quote: (method: Method, amount: Money) => { readonly arrives: Money };
};

/** What the minutes of a method stand for: until when a deposit is paid, when a withdrawal counts as received. */
type TimeKey = "cashier.deposit.within" | "cashier.withdraw.confirmWithin";

export function shownMethod(method: Method, timeKey: TimeKey, showing: Showing): ShownMethod {
  const { language, t, quote } = showing;
  const { code, name, min, max, fee, presets, needsProof, instructions } = method;
  const isFree = fee.bps === 0 && fee.fixedMinor === 0n;
  const written = (amount: Money) => isolated(formatMoney(amount, language));
  const range = t("cashier.method.range", { min: written(min), max: written(max) });
  const cost = `${t("cashier.method.fee")} ${isolated(feeInWords(method, showing))}`;
  return {
    code,
    name: localText(name, language),
    lines: [isolated(range), cost, t(timeKey, { time: sayMinutes(method.minutes, t) })],
    hint: `${range} · ${cost}`,
    isFree,
    presets: presets.map((preset) => ({
      value: plainAmount(preset),
      amount: formatMoney(preset, language),
      arrives: isFree ? null : formatMoney(quote(method, preset).arrives, language),
    })),
    needsProof,
    instructions: instructions && localText(instructions, language),
  };
}

function feeInWords({ fee: { fixedMinor, bps }, min }: Method, { language, t }: Speaker): string {
  const isFixed = fixedMinor !== 0n;
  const fixed = isolated(formatMoney(money(fixedMinor, min.asset), language));
  const percent = formatBasisPoints(bps, language);
  if (bps === 0) return isFixed ? t("cashier.method.fixed", { fixed }) : t("cashier.method.free");
  return t(isFixed ? "cashier.method.both" : "cashier.method.percent", { percent, fixed });
}

/** The same as a card to choose it by. */
export function methodCard(
  { code, name, lines }: ShownMethod,
  { href, chosen }: { href: string; chosen: string | null },
): ShownCard {
  return { id: code, href, isChosen: code === chosen, name, lines };
}
