import type { CardFace } from "#app/lib/card-faces.ts";
import "./playing-card.css";

type PlayingCardProps = {
  /** `back` is a card that lies face down. */
  face: CardFace | "back";
  /** What it is called; none where its name stands beside it. */
  name?: string;
  className?: string;
};

/** A card as it is drawn in public/cards/cards.svg, as wide as its place. */
export function PlayingCard({ face, name, className }: PlayingCardProps) {
  const kind = face === "back" ? "playing-card playing-card--back" : "playing-card";
  return (
    <svg
      className={className ? `${kind} ${className}` : kind}
      viewBox="0 0 60 84"
      role="img"
      aria-label={name}
      aria-hidden={name === undefined}
      focusable="false"
    >
      <use href={`/cards/cards.svg#${face}`} />
    </svg>
  );
}
