import { PlayingCard } from "#app/components/play/playing-card.tsx";
import type { CardFace } from "#app/lib/card-faces.ts";
import "./line-meaning.css";

export type ShownCard = { readonly face: CardFace; readonly name: string };

/** One grid of a round, what paid in it, and where in the round it stands. */
export type ShownStep = {
  readonly title: string;
  readonly rows: readonly string[];
  readonly said: readonly string[];
};

/** What a line of a check says, for people: hands of cards, or the steps of a round with what its letters stand for. */
export type LineMeaning =
  | { readonly cards: readonly (readonly ShownCard[])[] }
  | { readonly steps: readonly ShownStep[]; readonly symbols: string };

/** The meaning of a line, beside the line itself: cards in the order of its numbers. */
export function Meaning(meaning: LineMeaning) {
  return "cards" in meaning ? <Hands hands={meaning.cards} /> : <Steps {...meaning} />;
}

function Hands({ hands }: { hands: readonly (readonly ShownCard[])[] }) {
  return hands.map((cards, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place
    <ul key={nth} className="checked-hand" dir="ltr" data-testid="checked-hand">
      {cards.map(({ face, name }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: of several packs a card may lie twice in a hand
        <li key={place}>
          <PlayingCard face={face} name={name} />
        </li>
      ))}
    </ul>
  ));
}

function Steps({ steps, symbols }: Extract<LineMeaning, { steps: unknown }>) {
  return (
    <>
      <p className="quiet">{symbols}</p>
      <ol className="checked-steps" data-testid="checked-steps">
        {steps.map(({ title, rows, said }) => (
          <li key={title}>
            {title}
            <code dir="ltr">{rows.join("\n")}</code>
            <ul>
              {said.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
