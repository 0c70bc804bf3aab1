import { Link } from "@remix-run/react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { PriceButton } from "./price-button.tsx";
import type { ShownEvent } from "./shown-offer.ts";
import { Sides } from "./sides.tsx";

/** The events of a page, league by league, each with its first market. */
export function Offer({ events }: { events: readonly ShownEvent[] }) {
  const { t } = useSpeech();
  if (events.length === 0) {
    return <EmptyState title={t("book.offer.empty")} text={t("book.offer.emptyText")} />;
  }
  return (
    <>
      {leaguesOf(events).map(({ league, own }) => (
        <section key={league} className="book-league" aria-label={league}>
          <h2 className="book-league__name">{league}</h2>
          {own.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </section>
      ))}
    </>
  );
}

function leaguesOf(events: readonly ShownEvent[]) {
  const names = [...new Set(events.map(({ league }) => league))];
  return names.map((league) => ({ league, own: events.filter((event) => event.league === league) }));
}

function EventRow({ event }: { event: ShownEvent }) {
  const { t } = useSpeech();
  const { href, title, main, more, stateText, state, starts, isLive, minute } = event;
  return (
    <article className={isLive ? "book-event book-event--live" : "book-event"}>
      <div className="book-event__head">
        <p className="book-event__when">
          {state === "scheduled" ? null : (
            <span className={`book-state book-state--${state}`}>{stateText}</span>
          )}
          {minute ? <bdi className="book-event__minute">{minute}</bdi> : null}
          {isLive ? null : <time dateTime={new Date(event.startsAtMs).toISOString()}>{starts}</time>}
        </p>
        <Link to={href} className="book-event__sides">
          <Sides event={event} />
        </Link>
      </div>
      <div className="book-event__prices">
        {main ? (
          <ul
            className={`book-prices book-prices--${main.selections.length > 3 ? 2 : main.selections.length}`}
          >
            {main.selections.slice(0, 3).map((selection) => (
              <li key={selection.id}>
                <PriceButton selection={selection} label={selection.short || selection.title} />
              </li>
            ))}
          </ul>
        ) : null}
        {more > 0 ? (
          <Link
            to={href}
            className="book-event__more"
            aria-label={t("book.offer.allMarkets", { match: title })}
          >
            <bdi>{t("book.offer.more", { count: more })}</bdi>
          </Link>
        ) : null}
      </div>
    </article>
  );
}
