import { PlayingCard } from "#app/components/play/playing-card.tsx";
import type { Card, Suit } from "#server/studio/tables/index.ts";

type SuitSign = `suit-${Suit}`;

function isSuit(card: Card | "back" | SuitSign): card is SuitSign {
  return card.startsWith("suit-");
}

/** A drawn card, one that lies face down, or the sign of a suit. Its name stands beside it. */
export function CardFace({ card }: { card: Card | "back" | SuitSign }) {
  if (!isSuit(card)) return <PlayingCard face={card} className="card-face" />;
  return (
    <svg className="card-suit" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
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
