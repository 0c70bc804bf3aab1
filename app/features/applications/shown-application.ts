import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { applicationPaths } from "#app/lib/paths/application-paths.ts";
import { formatMoney, type Money } from "#server/core/numbers/money.ts";
import type { Application, ApplicationRule } from "#server/promotions/index.ts";

type Fact = { readonly name: string; readonly value: string; readonly isCode?: boolean };

export type ShownApplication = {
  readonly reference: string;
  readonly state: Application["state"];
  /** What of it there is to say: where it stands, when it came, in which words, and our answer. */
  readonly facts: readonly Fact[];
  readonly pictures: readonly string[];
};

/** One of a member's own applications, in their words and with our answer. */
export function shownApplication(own: Application, { t, language, timeZone }: Speaker): ShownApplication {
  const { reference, state, remark, channel, contact, reason, appliedAt } = own;
  const facts: (Fact | null)[] = [
    { name: t("application.state"), value: t(`application.states.${state}`) },
    { name: t("application.at"), value: formatMoment(appliedAt, language, timeZone) },
    remark === "" ? null : { name: t("application.said"), value: remark },
    channel && contact ? { name: t(`application.contact.${channel}`), value: contact, isCode: true } : null,
    state === "refused" && reason ? { name: t("application.answer"), value: reason } : null,
  ];
  return {
    ...{ reference, state },
    facts: facts.filter((fact) => fact !== null),
    pictures: Array.from({ length: own.pictures }, (_, nth) =>
      applicationPaths.applicationPicture(reference, nth + 1),
    ),
  };
}

/** What a promotion gives to whom it is granted, and how often one may apply, in two sentences. */
export function shownRule(
  { gives, once }: Pick<ApplicationRule, "gives" | "once">,
  amount: Money,
  { t, language }: Speaker,
): readonly string[] {
  const said = isolated(formatMoney(amount, language));
  return [t(`application.gives.${gives.what}`, { amount: said }), t(`application.once.${once}`)];
}
