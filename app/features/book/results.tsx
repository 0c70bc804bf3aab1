import { Link } from "@remix-run/react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownEvent } from "./shown-offer.ts";
import { Sides } from "./sides.tsx";

/** Events that are over, the latest first. */
export function Results({ events }: { events: readonly ShownEvent[] }) {
  const { t } = useSpeech();
  if (events.length === 0) {
    return <EmptyState title={t("book.results.none")} text={t("book.results.noneText")} />;
  }
  return (
    <ul className="book-results">
      {events.map((event) => (
        <li key={event.id} className="book-event">
          <div className="book-event__head">
            <p className="book-event__when">
              <span className={`book-state book-state--${event.state}`}>{event.stateText}</span>
              <span>{event.league}</span>
              <time dateTime={new Date(event.startsAtMs).toISOString()}>{event.starts}</time>
            </p>
            <Link to={event.href} className="book-event__sides">
              <Sides event={event} />
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
