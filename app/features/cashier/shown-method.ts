import type { Speaker } from "#app/i18n/speech.tsx";
import type { Method } from "#server/cashier/index.ts";
import { localText } from "#server/core/languages.ts";
import { formatMoney, type Money, money, plainAmount } from "#server/core/money.ts";
import { formatBasisPoints } from "#server/core/percent.ts";
import { isolated } from "./isolated.ts";
import { sayMinutes } from "./say-minutes.ts";

/** An amount to pick: its value as the form posts it, and in words what it is and what arrives of it. */
export type ShownPreset = { readonly value: string; readonly amount: string; readonly arrives: string };

/** A way in or out as its page shows it, everything written in the visitor's language. */
export type ShownMethod = {
  readonly code: string;
  readonly name: string;
  readonly range: string;
  readonly fee: string;
  readonly isFree: boolean;
  readonly presets: readonly ShownPreset[];
  readonly time: string;
  readonly needsProof: boolean;
};

/** How methods are shown: in whose language, and with the cashier's own arithmetic of what arrives. */
export type Showing = Speaker & {
  readonly quote: (method: Method, amount: Money) => { readonly arrives: Money };
};

/** What the minutes of a method stand for: until when a deposit is paid, when a withdrawal counts as received. */
type TimeKey = "cashier.deposit.within" | "cashier.withdraw.confirmWithin";

export function shownMethod(method: Method, timeKey: TimeKey, showing: Showing): ShownMethod {
  const { language, t, quote } = showing;
  const { code, name, min, max, fee, presets, needsProof } = method;
  const written = (amount: Money) => isolated(formatMoney(amount, language));
  return {
    code,
    name: localText(name, language),
    range: t("cashier.method.range", { min: written(min), max: written(max) }),
    fee: feeInWords(method, showing),
    isFree: fee.bps === 0 && fee.fixedMinor === 0n,
    presets: presets.map((preset) => ({
      value: plainAmount(preset),
      amount: formatMoney(preset, language),
      arrives: formatMoney(quote(method, preset).arrives, language),
    })),
    time: t(timeKey, { time: sayMinutes(method.minutes, t) }),
    needsProof,
  };
}

function feeInWords({ fee: { fixedMinor, bps }, min }: Method, { language, t }: Speaker): string {
  const isFixed = fixedMinor !== 0n;
  const fixed = isolated(formatMoney(money(fixedMinor, min.asset), language));
  const percent = formatBasisPoints(bps, language);
  if (bps === 0) return isFixed ? t("cashier.method.fixed", { fixed }) : t("cashier.method.free");
  return t(isFixed ? "cashier.method.both" : "cashier.method.percent", { percent, fixed });
}
