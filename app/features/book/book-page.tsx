import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { bookPaths } from "#app/lib/paths/book-paths.ts";
import type { ShownSlip } from "./shown-slip.ts";
import { useSlipInFlight } from "./use-slip-in-flight.ts";
import "./book.css";

const PLACES = ["offer", "bets", "results", "rules"] as const;
type Place = (typeof PLACES)[number];

/** The ways through the book. The slip goes along to the matches. */
export function BookNav({ here, offerHref }: { here: Place | null; offerHref?: string }) {
  const { t } = useSpeech();
  const hrefs: Record<Place, string> = {
    offer: offerHref ?? bookPaths.offer(),
    bets: bookPaths.bets(),
    results: bookPaths.results(),
    rules: bookPaths.rules(),
  };
  return (
    <nav className="book-nav" aria-label={t("book.nav.label")}>
      {PLACES.map((place) => (
        <Link
          key={place}
          className="book-nav__link"
          to={hrefs[place]}
          aria-current={here === place || undefined}
        >
          {t(`book.nav.${place}`)}
        </Link>
      ))}
    </nav>
  );
}

type Tab = {
  readonly title: string;
  readonly href: string;
  readonly chosen: boolean;
  readonly count: string | null;
};

/** The sports, a row of links that is pushed aside where it is long. */
export function SportTabs({ tabs }: { tabs: readonly Tab[] }) {
  const { t } = useSpeech();
  return (
    <nav className="book-sports" aria-label={t("book.offer.sports")}>
      {tabs.map(({ title, href, chosen, count }) => (
        <Link key={title} className="chip" to={href} aria-current={chosen || undefined} preventScrollReset>
          {title}
          {count ? <bdi className="book-sports__count">{count}</bdi> : null}
        </Link>
      ))}
    </nav>
  );
}

type WithSlipProps = { slip: ShownSlip; panel: ReactNode; children: ReactNode };

/** What is offered, and the slip beside it; on a small screen below it, with a way there that stays in sight. */
export function WithSlip({ slip, panel, children }: WithSlipProps) {
  const { t } = useSpeech();
  const count = slip.legs.length;
  return (
    <div className="book-desk" onClickCapture={useSlipInFlight()}>
      <div className="book-desk__offer">{children}</div>
      <aside className="book-desk__slip" id="slip" aria-label={t("book.slip.title")}>
        {panel}
      </aside>
      {count > 0 ? (
        <a className="book-desk__bar" href="#slip">
          <span>{t("book.slip.open", { count })}</span>
          {slip.totalPrice ? <bdi className="book-desk__price">{slip.totalPrice}</bdi> : null}
        </a>
      ) : null}
    </div>
  );
}
