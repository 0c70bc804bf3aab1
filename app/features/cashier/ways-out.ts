import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import type { Method, Payee } from "#server/cashier/index.ts";
import { localText } from "#server/core/languages.ts";
import { shortened } from "./isolated.ts";
import type { ShownPayee } from "./payee-list.tsx";
import { type Showing, shownMethod } from "./shown-method.ts";
import type { ShownWayOut } from "./withdraw-page.tsx";

export function shownPayee({ id, methodName, fields, addedAt }: Payee, speaker: Speaker): ShownPayee {
  const { language, timeZone } = speaker;
  const lines = fields.map(({ label, value }) => ({
    label: localText(label, language),
    value: shortened(value),
  }));
  return {
    id,
    name: lines.map(({ value }) => value).join(" · "),
    method: localText(methodName, language),
    lines,
    addedAt: formatMoment(addedAt, language, timeZone),
  };
}

/** The accounts of a player that money can go to now, each with the way that leads there. */
export function waysOut(
  payees: readonly Payee[],
  methods: readonly Method[],
  showing: Showing,
): ShownWayOut[] {
  return payees.flatMap((payee) => {
    const method = methods.find(({ code }) => code === payee.method);
    if (!method) return [];
    return [
      {
        id: payee.id,
        name: shownPayee(payee, showing).name,
        method: shownMethod(method, "cashier.withdraw.confirmWithin", showing),
      },
    ];
  });
}

/** What has to be done first before money can leave; null when nothing has. */
export function firstNeed(facts: {
  readonly methods: number;
  readonly hasPassword: boolean;
  readonly waysOut: number;
}): "method" | "paymentPassword" | "payee" | null {
  if (facts.methods === 0) return "method";
  if (!facts.hasPassword) return "paymentPassword";
  return facts.waysOut === 0 ? "payee" : null;
}
