import type { ReactNode } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import { isOpen, type ShownPromotionDetail } from "./shown-promotion.ts";
import { StatusTag } from "./status-tag.tsx";

type PromotionDetailProps = {
  promotion: ShownPromotionDetail;
  /** What it gives by rule, before what to do now. */
  gives: ReactNode;
  children: ReactNode;
};

/** One promotion: what it is, where it stands, on which terms, and what to do now. `children` is its text. */
export function PromotionDetail({ promotion, gives, children }: PromotionDetailProps) {
  const { t } = useSpeech();
  const { title, summary, image, status, window, terms } = promotion;
  return (
    <article className="page stack promo-detail">
      <img className="promo-detail__picture" src={image} alt="" width="1200" height="400" />
      <h1>{title}</h1>
      <p className="promo-card__facts">
        <StatusTag status={status} />
        {window ? <span className="promo-card__window">{window}</span> : null}
      </p>
      <p className="page__intro">{summary}</p>
      {children}
      {gives}
      <NextStep {...promotion} />
      {terms.length > 0 && (
        <section className="stack">
          <h2 id="terms">{t("promotions.termsTitle")}</h2>
          <TermsTable terms={terms} />
        </section>
      )}
      <p>
        <a href={paths.promotions()}>{t("promotions.back")}</a>
      </p>
    </article>
  );
}

function NextStep({ status, next, leadsTo, go }: ShownPromotionDetail) {
  const { t } = useSpeech();
  return (
    <section className="promo-next">
      <h2>{t("promotions.nextTitle")}</h2>
      <p>{next}</p>
      {leadsTo && go ? (
        <p>
          <a className={isOpen(status) ? "button button--primary" : undefined} href={leadsTo}>
            {go}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function TermsTable({ terms }: Pick<ShownPromotionDetail, "terms">) {
  const { t } = useSpeech();
  return (
    <table className="promo-terms">
      <caption className="visually-hidden">{t("promotions.termsTitle")}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t("promotions.termsLabel")}</th>
          <th scope="col">{t("promotions.termsValue")}</th>
        </tr>
      </thead>
      <tbody>
        {terms.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
