import { useSpeech } from "#app/i18n/speech.tsx";
import { ClaimForm } from "./claim-form.tsx";
import { ConditionList } from "./condition-list.tsx";
import type { ShownOffer } from "./shown-offer.ts";

/** What promotions give by rule: what can be claimed at once first. */
export function OfferList({ offers }: { offers: readonly ShownOffer[] }) {
  const { t } = useSpeech();
  if (offers.length === 0) return null;
  return (
    <section className="stack" data-testid="offers">
      <h2>{t("offers.title")}</h2>
      <ul className="stack">
        {offers.map(({ id, href, title, state, gives, once, until, conditions }) => (
          <li key={id} className="panel stack bonus-card" data-testid="offer-card" data-state={state}>
            <h3 className="bonus-card__title">
              <a href={href}>{title}</a>
            </h3>
            <p>
              <strong>{gives}</strong>
            </p>
            <p className="quiet">
              {once}
              {until ? <> · {until}</> : null}
            </p>
            {state === "goneToday" ? <p>{t("offers.reasons.dayBudgetSpent")}</p> : null}
            {state === "open" ? <ConditionList conditions={conditions} /> : null}
            {state === "ready" ? <ClaimForm id={id} href={href} /> : null}
            {state === "claimed" ? <p>{t("offers.claimed")}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
