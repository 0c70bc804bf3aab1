import { Link } from "@remix-run/react";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownSelection } from "./shown-offer.ts";

/** A price that goes on the slip by a link, and off it again; plain where nobody may bet on it. */
export function PriceButton({ selection, label }: { selection: ShownSelection; label: string }) {
  const { t } = useSpeech();
  const { id, title, price, href, chosen, outcome } = selection;
  const inside = (
    <>
      <span className="book-price__label">{label}</span>
      <bdi className="book-price__price">{price}</bdi>
    </>
  );
  if (href === null) {
    return (
      <span className={`book-price book-price--off${outcome ? ` book-price--${outcome}` : ""}`}>
        {inside}
      </span>
    );
  }
  const said = t("book.offer.price", { selection: title, price });
  return (
    <Link
      className={chosen ? "book-price book-price--chosen" : "book-price"}
      to={href}
      data-selection={id}
      preventScrollReset
      aria-label={chosen ? `${said} (${t("book.offer.chosen")})` : said}
    >
      {inside}
    </Link>
  );
}
