import type { Card, Suit } from "#server/studio/tables/index.ts";

/** A drawn card of public/cards/cards.svg; `back` is one that lies face down. Its name stands beside it. */
export function CardFace({ card }: { card: Card | "back" | `suit-${Suit}` }) {
  const isSuit = card.startsWith("suit-");
  return (
    <svg
      className={isSuit ? "card-suit" : "card-face"}
      viewBox={isSuit ? "0 0 12 12" : "0 0 60 84"}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`/cards/cards.svg#${card}`} />
    </svg>
  );
}

type OpenCardsProps = {
  cards: readonly Card[];
  names: Readonly<Record<string, string>>;
  className: string;
};

/** Cards that lie open, each with its name for who does not see it. */
export function OpenCards({ cards, names, className }: OpenCardsProps) {
  return (
    <ul className={className} dir="ltr">
      {cards.map((card) => (
        <li key={card} className="open-card">
          <CardFace card={card} />
          <span className="visually-hidden">{names[card]}</span>
        </li>
      ))}
    </ul>
  );
}
