import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "#app/components/icon.tsx";
import { Notice } from "#app/components/notice.tsx";
import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownFunds, ShownLeg, ShownSlip, SlipAnswer } from "./shown-slip.ts";

const slipForm = onDemand(() => import("./slip-form.tsx").then(({ SlipForm }) => SlipForm));

export type SlipPanelProps = {
  slip: ShownSlip;
  /** Null for a guest, who is shown the way to sign in. */
  funds: ShownFunds | null;
  loginHref: string;
  answer?: SlipAnswer | undefined;
  children?: ReactNode;
};

/** The bet slip: what is on it, how it is placed, and the form that places it. */
export function SlipPanel({ slip, funds, loginHref, answer, children }: SlipPanelProps) {
  const { t } = useSpeech();
  const { legs, missing } = slip;
  return (
    <section className="book-slip" aria-labelledby="slip-title">
      <header className="book-slip__head">
        <h2 id="slip-title">{t("book.slip.title")}</h2>
        {legs.length > 0 ? <Link to={slip.clearHref}>{t("book.slip.clear")}</Link> : null}
      </header>
      {missing ? <Notice kind="warning">{t("book.slip.missing")}</Notice> : null}
      {legs.length === 0 ? (
        <p className="book-slip__empty">
          <strong>{t("book.slip.empty")}</strong> {t("book.slip.emptyText")}
        </p>
      ) : (
        <>
          <SlipTabs slip={slip} />
          <ol className="book-slip__legs">
            {legs.map((leg) => (
              <Leg key={leg.selection} leg={leg} isRelated={slip.isRelated && leg.isRelated} />
            ))}
          </ol>
          {slip.isRelated ? <Notice kind="warning">{t("book.slip.related")}</Notice> : null}
          {funds ? (
            <OnDemand of={slipForm} props={{ slip, funds, answer }} />
          ) : (
            <Invitation href={loginHref} />
          )}
        </>
      )}
      {children}
    </section>
  );
}

function SlipTabs({ slip: { tabs, way } }: { slip: ShownSlip }) {
  const { t } = useSpeech();
  return (
    <nav className="book-slip__tabs" aria-label={t("book.slip.ways")}>
      {tabs.map((tab) => (
        <Link key={tab.way} to={tab.href} aria-current={tab.way === way || undefined} preventScrollReset>
          {tab.title}
        </Link>
      ))}
    </nav>
  );
}

function Leg({ leg, isRelated }: { leg: ShownLeg; isRelated: boolean }) {
  const { t } = useSpeech();
  const { title, market, match, starts, price, state, removeHref } = leg;
  return (
    <li className={isRelated || state !== "open" ? "book-leg book-leg--wrong" : "book-leg"}>
      <div className="book-leg__text">
        <strong>{title}</strong>
        <span className="quiet">{market}</span>
        <span className="quiet">
          {match} · {starts}
        </span>
        {state === "open" ? null : <span className="book-leg__why">{t(`book.slip.${state}`)}</span>}
      </div>
      <bdi className="book-leg__price">{price}</bdi>
      <Link
        className="icon-button"
        to={removeHref}
        aria-label={t("book.slip.remove", { selection: title })}
        preventScrollReset
      >
        <Icon name="close" />
      </Link>
    </li>
  );
}

function Invitation({ href }: { href: string }) {
  const { t } = useSpeech();
  return (
    <div className="stack">
      <p>{t("book.slip.login")}</p>
      <a className="button button--primary button--wide" href={href}>
        {t("site.header.login")}
      </a>
    </div>
  );
}
