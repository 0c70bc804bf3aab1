import type { Speech } from "#app/i18n/speech.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { wholeText } from "./numbers.ts";

const SUITS = ["spades", "hearts", "diamonds", "clubs"] as const;
const PICTURES = ["jack", "queen", "king", "ace"] as const;

/** Each within -10 and 10. */
const PATHS: Readonly<Record<(typeof SUITS)[number], string>> = {
  spades: "M0 -10C3 -5 10 -2 10 4C10 8 4 9 1.4 5.6L3 10H-3L-1.4 5.6C-4 9 -10 8 -10 4C-10 -2 -3 -5 0 -10Z",
  hearts: "M0 10C-3 5 -10 1 -10 -4.5C-10 -10 -2 -10 0 -4.5C2 -10 10 -10 10 -4.5C10 1 3 5 0 10Z",
  diamonds: "M0 -10L7.5 0L0 10L-7.5 0Z",
  clubs:
    "M0 -10C4 -10 5.6 -5.6 3.2 -2.6C7 -4.4 10.4 -1.4 9.6 2.2C8.8 5.8 4.2 6.4 1.3 3.6L3 10H-3L-1.3 3.6C-4.2 6.4 -8.8 5.8 -9.6 2.2C-10.4 -1.4 -7 -4.4 -3.2 -2.6C-5.6 -5.6 -4 -10 0 -10Z",
};

function suitOf(card: number) {
  return SUITS[Math.floor(card / 13)] ?? "spades";
}

/** The name of a card as one says it. */
export function cardName(card: number, { t, language }: Speech): string {
  const rank = card % 13;
  const picture = PICTURES[rank - 9];
  return t("instant.cards.of", {
    rank: picture ? t(`instant.cards.${picture}`) : wholeText(rank + 2, language),
    suit: t(`instant.cards.${suitOf(card)}`),
  });
}

/** A card face up; null is one face down. */
export function PlayingCard({ card }: { card: number | null }) {
  const speech = useSpeech();
  if (card === null) {
    return (
      <svg
        className="card card--back"
        viewBox="0 0 60 84"
        role="img"
        aria-label={speech.t("instant.cards.back")}
      >
        <rect className="card__paper" x="0.5" y="0.5" width="59" height="83" rx="6" />
        <rect className="card__back" x="4" y="4" width="52" height="76" rx="4" />
        <path
          className="card__lattice"
          d="M30 8L52 42L30 76L8 42ZM30 22L42 42L30 62L18 42ZM4 24L16 8M56 24L44 8M4 60L16 76M56 60L44 76"
        />
      </svg>
    );
  }
  const suit = suitOf(card);
  const rank = card % 13;
  const letter = "JQKA"[rank - 9] ?? String(rank + 2);
  const isRed = suit === "hearts" || suit === "diamonds";
  return (
    <svg
      className={isRed ? "card card--red" : "card"}
      viewBox="0 0 60 84"
      role="img"
      aria-label={cardName(card, speech)}
    >
      <rect className="card__paper" x="0.5" y="0.5" width="59" height="83" rx="6" />
      <g>
        <text x="11" y="21" textAnchor="middle" className="card__rank">
          {letter}
        </text>
        <path d={PATHS[suit]} transform="translate(11 32) scale(0.62)" />
      </g>
      <path d={PATHS[suit]} transform={`translate(${rank >= 9 && rank < 12 ? 33 : 32} 52) scale(1.55)`} />
      {rank >= 9 && rank < 12 ? <path className="card__crown" d={CROWNS[rank - 9]} /> : null}
    </svg>
  );
}

/** Over the sign of a picture: a feather, a diadem, a crown. */
const CROWNS = [
  "M26 29Q33 14 44 15Q38 22 37 31Z",
  "M22 31Q33 20 44 31L42 33Q33 26 24 33ZM33 17l2.5 4-2.5 4-2.5-4Z",
  "M21 32L22 19L28 26L33 15L38 26L44 19L45 32Z",
];
