import { PlayingCard as DrawnCard } from "#app/components/play/playing-card.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { faceFromTwo } from "#app/lib/card-faces.ts";

const SUITS = ["spade", "heart", "diamond", "club"] as const;
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const NAMED = { A: "ace", J: "jack", Q: "queen", K: "king" } as const;

/** A card as it lies on the table; null is one whose back is up. */
export function PlayingCard({ card, isNew = false }: { card: number | null; isNew?: boolean }) {
  const { t } = useSpeech();
  if (card === null) return <DrawnCard face="back" name={t("rounds.cards.hidden")} />;
  const suit = SUITS[Math.floor(card / 13)] ?? "spade";
  const rank = RANKS[card % 13] ?? "";
  const named = rank in NAMED ? t(`rounds.cards.ranks.${NAMED[rank as keyof typeof NAMED]}`) : rank;
  const name = t("rounds.cards.card", { rank: named, suit: t(`rounds.cards.suits.${suit}`) });
  return <DrawnCard face={faceFromTwo(card)} name={name} {...(isNew ? { className: "card--new" } : {})} />;
}
