import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { ClaimForm } from "./claim-form.tsx";
import { ConditionList } from "./condition-list.tsx";
import type { ShownOffer } from "./shown-offer.ts";
import "#app/styles/areas/rewards.css";

type OfferPageProps = {
  promotion: string;
  title: string;
  summary: string;
  /** Null while nothing is offered to its reader; then `away` says why. */
  offer: ShownOffer | null;
  away: string;
  /** By what a bonus of it is played. */
  terms: readonly string[];
  done: string | null;
  answer: FormAnswer | undefined;
};

/** What a promotion gives, what it asks, how far one is, and the button that claims it (P01). */
export function OfferPage({ promotion, title, summary, offer, away, terms, done, answer }: OfferPageProps) {
  const { t } = useSpeech();
  return (
    <>
      <h1>{title}</h1>
      {done ? <Notice kind="good">{done}</Notice> : null}
      <p className="page__intro">{summary}</p>
      {offer ? <Offered offer={offer} terms={terms} answer={answer} /> : <p>{away}</p>}
      {offer?.tickets ? (
        <p>
          <a href={offer.tickets}>{t("offers.myTickets")}</a>
        </p>
      ) : null}
      <p>
        <a href={paths.promotion(promotion)}>{t("offers.back")}</a>
      </p>
    </>
  );
}

type OfferedProps = { offer: ShownOffer; terms: readonly string[]; answer: FormAnswer | undefined };

function Offered({ offer, terms, answer }: OfferedProps) {
  const { t } = useSpeech();
  const { id, href, state, gives, once, until, conditions, given } = offer;
  return (
    <section className="panel stack" data-testid="offer" data-state={state}>
      <p>
        <strong>{gives}</strong>
      </p>
      <p className="quiet">
        {once}
        {until ? <> · {until}</> : null}
      </p>
      <h2>{t("offers.conditionsTitle")}</h2>
      <ConditionList conditions={conditions} />
      {terms.length > 0 ? (
        <>
          <h2>{t("offers.termsTitle")}</h2>
          <ul>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </>
      ) : null}
      {state === "goneToday" ? <p>{t("offers.reasons.dayBudgetSpent")}</p> : null}
      {state === "claimed" ? (
        <p>
          {t("offers.claimed")} {given ? <a href={given}>{t("offers.given")}</a> : null}
        </p>
      ) : (
        <ClaimForm id={id} href={href} answer={answer} />
      )}
    </section>
  );
}
