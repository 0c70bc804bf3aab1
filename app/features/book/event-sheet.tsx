import { Link } from "@remix-run/react";
import { Icon } from "#app/components/icon.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { PriceButton } from "./price-button.tsx";
import type { ShownEventSheet, ShownFairness, ShownMoment } from "./shown-event-sheet.ts";
import type { ShownMarket } from "./shown-offer.ts";
import { Sides } from "./sides.tsx";

/** Everything about one event: how it stands, all its markets, how it went, and what decides it. */
export function EventSheet({ sheet, backHref }: { sheet: ShownEventSheet; backHref: string }) {
  const { t } = useSpeech();
  const { event, markets, moments, until, fairness, history } = sheet;
  return (
    <>
      <div className="book-board lapis">
        <p className="book-board__league">
          <Link to={backHref}>{event.league}</Link>
        </p>
        <Sides event={event} />
        <p className="book-board__state" role={event.isLive ? "status" : undefined}>
          <strong>{event.stateText}</strong> {event.minute ? <bdi>{event.minute}</bdi> : null}
        </p>
        {moments.length > 0 || event.isLive ? <Timeline moments={moments} /> : null}
        <p className="book-board__until">
          <Icon name="clock" /> {until}
        </p>
      </div>
      {markets.map((market) => (
        <Market key={market.id} market={market} />
      ))}
      {moments.length > 0 ? (
        <section aria-labelledby="moments-title">
          <h2 id="moments-title">{t("book.event.moments")}</h2>
          <ol className="book-moments">
            {moments.map(({ id, at, text }) => (
              <li key={id}>
                {at ? <bdi className="book-moments__at">{at}</bdi> : null} {text}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <Returns markets={markets} />
      {history.length > 0 ? <History history={history} /> : null}
      {fairness ? <Fairness fairness={fairness} /> : null}
    </>
  );
}

function Timeline({ moments }: { moments: readonly ShownMoment[] }) {
  return (
    <svg className="book-timeline" viewBox="0 0 200 12" aria-hidden="true" focusable="false">
      <path d="M0 6h200M100 4v4" className="book-timeline__line" />
      {moments.map(({ id, place, side }) => (
        <circle key={id} cx={Math.min(197, Math.max(3, place * 2))} cy={side === "home" ? 3.5 : 8.5} r="2" />
      ))}
    </svg>
  );
}

function Market({ market: { id, title, columns, selections } }: { market: ShownMarket }) {
  return (
    <section className="book-market" aria-labelledby={`${id}-title`}>
      <h2 className="book-market__title" id={`${id}-title`}>
        {title}
      </h2>
      <ul className={`book-prices book-prices--${columns}`}>
        {selections.map((selection) => (
          <li key={selection.id}>
            <PriceButton selection={selection} label={selection.title} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What each bet gives back in the mean: of a match of the studio it is known exactly. */
function Returns({ markets }: { markets: readonly ShownMarket[] }) {
  const { t } = useSpeech();
  const known = markets.flatMap(({ title, selections }) =>
    selections.flatMap(({ id, title: name, gives }) =>
      gives ? [{ id, name: `${title}: ${name}`, gives }] : [],
    ),
  );
  if (known.length === 0) return null;
  return (
    <details className="book-more">
      <summary>{t("book.event.returns")}</summary>
      <dl>
        {known.map(({ id, name, gives }) => (
          <div key={id} className="book-more__row">
            <dt>{name}</dt>
            <dd>
              <bdi>{gives}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function History({ history }: { history: ShownEventSheet["history"] }) {
  const { t } = useSpeech();
  return (
    <details className="book-more">
      <summary>{t("book.event.history")}</summary>
      <ol className="book-history">
        {history.map(({ title, at, price }) => (
          <li key={`${title}-${at}-${price}`}>
            <time>{at}</time> {title} <bdi>{price}</bdi>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Fairness({ fairness }: { fairness: ShownFairness }) {
  const { t } = useSpeech();
  const { commit, terminal, index, entropy, link, checkHref } = fairness;
  return (
    <section aria-labelledby="fairness-title">
      <h2 id="fairness-title">{t("book.event.fairness")}</h2>
      <p>{t("book.event.fairnessText")}</p>
      <dl className="facts facts--codes">
        <dt>{t("book.event.commit")}</dt>
        <dd data-testid="commit">{commit}</dd>
        <dt>{t("book.event.terminal")}</dt>
        <dd>{terminal}</dd>
        <dt>{t("book.event.index")}</dt>
        <dd>{index}</dd>
        <dt>{t("book.event.entropy")}</dt>
        <dd>{entropy ?? <span className="book-later">{t("book.event.laterEntropy")}</span>}</dd>
        <dt>{t("book.event.link")}</dt>
        <dd data-testid="link">{link ?? <span className="book-later">{t("book.event.later")}</span>}</dd>
      </dl>
      {checkHref ? (
        <p>
          <a href={checkHref}>{t("book.event.check")}</a>
        </p>
      ) : null}
    </section>
  );
}
