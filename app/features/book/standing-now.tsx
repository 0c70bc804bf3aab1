import { Link } from "@remix-run/react";
import { Icon } from "#app/components/icon.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { useMoving } from "./use-moving.ts";

type StandingNowProps = {
  /** Whether something of the page is being played. */
  isMoving: boolean;
  href: string;
  /** What the leagues of the studio give back, where some stand on the page. */
  returns: string | null;
};

/** The page is as it was when it was sent: a link brings it up to now, and with script it does so by itself. */
export function StandingNow({ isMoving, href, returns }: StandingNowProps) {
  const { t } = useSpeech();
  useMoving(isMoving);
  return (
    <div className="book-now">
      {returns === null ? null : (
        <p className="quiet">
          <strong>{returns}</strong> {t("book.offer.virtualNote")}
        </p>
      )}
      <Link className="button button--quiet" to={href} preventScrollReset>
        <Icon name="refresh" /> {t("book.offer.refresh")}
      </Link>
    </div>
  );
}
