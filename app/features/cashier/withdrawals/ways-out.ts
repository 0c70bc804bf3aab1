import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import type { Method, Payee } from "#server/cashier/index.ts";
import { localText } from "#server/core/languages.ts";
import { shortened } from "../isolated.ts";
import type { ShownPayee } from "../payees/payee-list.tsx";

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

type WayOut = { readonly payee: ShownPayee; readonly method: Method };

/** The accounts of a player that money can go to now, each with the way that leads there. */
export function waysOut(payees: readonly Payee[], methods: readonly Method[], speaker: Speaker): WayOut[] {
  return payees.flatMap((payee) => {
    const method = methods.find(({ code }) => code === payee.method);
    return method ? [{ payee: shownPayee(payee, speaker), method }] : [];
  });
}

/** What has to be done or waited for before money can leave, with the door that leads there. */
export type FirstThis = {
  readonly title: string;
  readonly text: string;
  readonly go: { readonly words: string; readonly href: string } | null;
};

type Readiness = {
  readonly methods: number;
  readonly hasPassword: boolean;
  readonly heldUntil: Date | null;
  readonly isFrozen: boolean;
  readonly waysOut: number;
};

/** Null when nothing stands in the way. A way out can only be opened by the operator. */
export function firstNeed(facts: Readiness, { language, t, timeZone }: Speaker): FirstThis | null {
  const need = (name: "method" | "paymentPassword" | "payee", go: FirstThis["go"]) => ({
    title: t(`cashier.withdraw.needs.${name}.title`),
    text: t(`cashier.withdraw.needs.${name}.text`),
    go,
  });
  const redirectTo = memberPaths.withdraw();
  if (facts.methods === 0) return need("method", null);
  const title = t("cashier.withdraw.needs.held.title");
  if (facts.isFrozen) return { title, text: t("cashier.reasons.withdrawalsFrozen"), go: null };
  if (!facts.hasPassword) {
    const href = memberPaths.paymentPassword({ redirectTo });
    return need("paymentPassword", { words: t("cashier.withdraw.needs.paymentPassword.go"), href });
  }
  if (facts.heldUntil) {
    const until = formatMoment(facts.heldUntil, language, timeZone);
    const text = t("cashier.paymentPassword.held", { until });
    return { title, text, go: null };
  }
  if (facts.waysOut > 0) return null;
  const href = memberPaths.payees({ redirectTo });
  return need("payee", { words: t("cashier.withdraw.needs.payee.go"), href });
}
