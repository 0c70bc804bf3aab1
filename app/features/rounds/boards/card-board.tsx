import { useSpeech } from "#app/i18n/speech.tsx";
import type { RoundOutcome } from "#server/studio/rounds/index.ts";
import { PlayingCard } from "./cards.tsx";

/** Between two cards that are turned. */
const CARD_MS = 850;

const PLACES = ["first", "second", "third"];

type Side = { readonly side: "player" | "banker" | "dragon" | "tiger"; readonly cards: readonly number[] };

/** The order in which the cards of both hands are dealt: one by one, to either side in turn. */
function dealt(sides: readonly [Side, Side]): (readonly [side: number, nth: number])[] {
  const longest = Math.max(...sides.map(({ cards }) => cards.length));
  return Array.from({ length: longest }).flatMap((_, nth) =>
    [0, 1].filter((side) => nth < (sides[side]?.cards.length ?? 0)).map((side) => [side, nth] as const),
  );
}

export function sidesOf(outcome: RoundOutcome | null): readonly [Side, Side] | null {
  if (outcome?.kind === "baccarat")
    return [
      { side: "player", cards: outcome.player },
      { side: "banker", cards: outcome.banker },
    ];
  if (outcome?.kind === "dragon-tiger")
    return [
      { side: "dragon", cards: [outcome.dragon] },
      { side: "tiger", cards: [outcome.tiger] },
    ];
  return null;
}

/** How long it takes to turn the cards of a round. */
export function turningMs(outcome: RoundOutcome): number {
  const sides = sidesOf(outcome);
  return sides ? dealt(sides).length * CARD_MS : 0;
}

type CardBoardProps = {
  kind: "baccarat" | "dragon-tiger";
  outcome: RoundOutcome | null;
  /** Since the cards began to be turned; null shows them all. */
  sinceMs: number | null;
};

/** Two places on the felt. */
export function CardBoard({ kind, outcome, sinceMs }: CardBoardProps) {
  const { t } = useSpeech();
  const empty: readonly [Side, Side] =
    kind === "baccarat"
      ? [
          { side: "player", cards: [] },
          { side: "banker", cards: [] },
        ]
      : [
          { side: "dragon", cards: [] },
          { side: "tiger", cards: [] },
        ];
  const sides = sidesOf(outcome) ?? empty;
  const order = dealt(sides);
  const turned = sinceMs === null ? order.length : Math.min(order.length, Math.floor(sinceMs / CARD_MS) + 1);
  const up = new Set(order.slice(0, turned).map(([side, nth]) => `${side} ${nth}`));
  const isOver = outcome !== null && turned === order.length;
  const winner = isOver ? winnerOf(outcome) : null;
  return (
    <div className="felt" dir="ltr">
      {sides.map(({ side, cards }, index) => (
        <section
          key={side}
          className={`felt__hand felt__hand--${side}${winner === side ? " felt__hand--won" : ""}`}
          aria-label={t(`rounds.cards.${side}`)}
        >
          <h3 className="felt__name">{t(`rounds.cards.${side}`)}</h3>
          <div className="felt__cards">
            {cards.length === 0 ? <Waiting many={kind === "baccarat" ? 2 : 1} /> : null}
            {cards.map((card, nth) => {
              const isUp = up.has(`${index} ${nth}`);
              if (!isUp && nth >= 2) return null;
              return (
                <PlayingCard key={PLACES[nth]} card={isUp ? card : null} isNew={isUp && sinceMs !== null} />
              );
            })}
          </div>
          {kind === "baccarat" ? (
            <p className="felt__points" dir="auto">
              {isOver ? t("rounds.cards.points", { count: pointsOf(cards) }) : "\u00a0"}
            </p>
          ) : null}
        </section>
      ))}
    </div>
  );
}

function Waiting({ many }: { many: number }) {
  return Array.from({ length: many }, (_, nth) => (nth === 0 ? "first" : "second")).map((place) => (
    <PlayingCard key={place} card={null} />
  ));
}

/** As server/studio/rounds/games/baccarat.ts counts them. */
export function pointsOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + (pipsOf(card) >= 10 ? 0 : pipsOf(card)), 0) % 10;
}

/** From the ace as 1 to the king as 13; a suit of cards runs from the two to the ace. */
function pipsOf(card: number): number {
  return ((card + 1) % 13) + 1;
}

/** The winner, as a spot of the table. */
export function winnerOf(outcome: RoundOutcome): "player" | "banker" | "dragon" | "tiger" | "tie" {
  const sides = sidesOf(outcome);
  if (!sides) return "tie";
  const [one, other] = sides;
  const worth = ({ cards }: Side) => (outcome.kind === "baccarat" ? pointsOf(cards) : pipsOf(cards[0] ?? 0));
  if (worth(one) === worth(other)) return "tie";
  return worth(one) > worth(other) ? one.side : other.side;
}
