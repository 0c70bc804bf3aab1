import { useSpeech } from "#app/i18n/speech.tsx";

const SUITS = ["spade", "heart", "diamond", "club"] as const;
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const NAMED = { A: "ace", J: "jack", Q: "queen", K: "king" } as const;

const SHAPES: Readonly<Record<(typeof SUITS)[number], string>> = {
  heart: "M0 7C-9 0-8-8-3.500-8C-1-8 0-6 0-5C0-6 1-8 3.500-8C8-8 9 0 0 7Z",
  diamond: "M0-9L6.500 0L0 9L-6.500 0Z",
  spade: "M0-9C7-3 9 0 8 3C7 6 2.500 6 1 3L2.500 9H-2.500L-1 3C-2.500 6-7 6-8 3C-9 0-7-3 0-9Z",
  club: "M0-9A4 4 0 0 1 3-2A4 4 0 1 1 1 3L2.500 9H-2.500L-1 3A4 4 0 1 1-3-2A4 4 0 0 1 0-9Z",
};

/** A card as it lies on the table; null is one whose back is up. */
export function PlayingCard({ card, isNew = false }: { card: number | null; isNew?: boolean }) {
  const { t } = useSpeech();
  if (card === null) return <CardBack label={t("rounds.cards.hidden")} />;
  const suit = SUITS[Math.floor(card / 13)] ?? "spade";
  const rank = RANKS[card % 13] ?? "";
  const name = rank in NAMED ? t(`rounds.cards.ranks.${NAMED[rank as keyof typeof NAMED]}`) : rank;
  const isRed = suit === "heart" || suit === "diamond";
  const label = t("rounds.cards.card", { rank: name, suit: t(`rounds.cards.suits.${suit}`) });
  return (
    <svg
      className={`card${isRed ? " card--red" : ""}${isNew ? " card--new" : ""}`}
      viewBox="0 0 60 84"
      role="img"
      aria-label={label}
    >
      <rect className="card__paper" x="1" y="1" width="58" height="82" rx="6" />
      <text className="card__rank" x="12" y="21" textAnchor="middle">
        {rank}
      </text>
      <path className="card__suit" transform="translate(12 32) scale(.72)" d={SHAPES[suit]} />
      <path className="card__suit" transform="translate(34 52) scale(2)" d={SHAPES[suit]} />
    </svg>
  );
}

function CardBack({ label }: { label: string }) {
  return (
    <svg className="card" viewBox="0 0 60 84" role="img" aria-label={label}>
      <rect className="card__paper" x="1" y="1" width="58" height="82" rx="6" />
      <rect className="card__back" x="5" y="5" width="50" height="74" rx="4" />
      <path
        className="card__lattice"
        d="M30 14L46 42L30 70L14 42ZM30 26L39 42L30 58L21 42ZM8 8L52 76M52 8L8 76"
      />
    </svg>
  );
}
