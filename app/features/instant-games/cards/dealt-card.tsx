import { PlayingCard } from "#app/components/play/playing-card.tsx";
import type { Speech } from "#app/i18n/speech.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { faceFromTwo } from "#app/lib/card-faces.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";

const SUITS = ["spades", "hearts", "diamonds", "clubs"] as const;
const PICTURES = ["jack", "queen", "king", "ace"] as const;

/** The name of a card as one says it. */
export function cardName(card: number, { t, language }: Speech): string {
  const rank = card % 13;
  const picture = PICTURES[rank - 9];
  return t("instant.cards.of", {
    rank: picture ? t(`instant.cards.${picture}`) : formatWhole(rank + 2, language),
    suit: t(`instant.cards.${SUITS[Math.floor(card / 13)] ?? "spades"}`),
  });
}

/** A card as it was dealt; null is one face down. */
export function DealtCard({ card }: { card: number | null }) {
  const speech = useSpeech();
  return card === null ? (
    <PlayingCard face="back" name={speech.t("instant.cards.back")} />
  ) : (
    <PlayingCard face={faceFromTwo(card)} name={cardName(card, speech)} />
  );
}
