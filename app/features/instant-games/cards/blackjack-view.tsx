import { Button } from "#app/components/button.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { InstantBoardProps, InstantView } from "#app/lib/instant-view.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { paidText } from "../numbers.ts";
import { DealtCard } from "./dealt-card.tsx";

type Action = "hit" | "stand" | "double" | "split" | "insure" | "decline";
type Result = "natural" | "win" | "push" | "lose" | "bust";
type Hand = { cards: number[]; total: number; isSoft: boolean; stakes: number; result: Result | null };
type Table = {
  hands: Hand[];
  active: number | null;
  dealer: { cards: number[]; total: number };
  isInsured: boolean;
  offers: Action[];
};

/** Hundredths of the first stake that an action costs. */
const COSTS: Partial<Record<Action, number>> = { double: 100, split: 100, insure: 50 };

function Board({ round }: InstantBoardProps) {
  const { t, language } = useSpeech();
  const table = round ? (round.shown as Table | null) : null;
  const dealer: readonly (number | null)[] = table?.dealer.cards ?? [null, null];
  return (
    <section className="felt blackjack" aria-label={t("instant.blackjack.board")}>
      <div className="blackjack__side">
        <p className="blackjack__total">
          {table
            ? t("instant.blackjack.dealer", { total: formatWhole(table.dealer.total, language) })
            : t("instant.blackjack.dealer", { total: "–" })}
        </p>
        <div className="blackjack__cards" dir="ltr">
          <Cards cards={table && !round?.isOver ? [...dealer, null] : dealer} />
        </div>
      </div>
      <div className="blackjack__hands">
        {table ? (
          table.hands.map((hand, place) => (
            <PlayerHand
              // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place
              key={place}
              hand={hand}
              title={titleOf(table, place)}
              isActive={table.active === place}
            />
          ))
        ) : (
          <div className="blackjack__side">
            <div className="blackjack__cards" dir="ltr">
              <DealtCard card={null} />
              <DealtCard card={null} />
            </div>
          </div>
        )}
      </div>
      {table?.isInsured ? <p className="blackjack__insured">{t("instant.blackjack.insured")}</p> : null}
    </section>
  );

  function titleOf({ hands }: Table, place: number): string {
    const total = formatWhole(hands[place]?.total ?? 0, language);
    return hands.length === 1
      ? t("instant.blackjack.you", { total })
      : t("instant.blackjack.hand", { nth: place + 1, total });
  }
}

function Cards({ cards }: { cards: readonly (number | null)[] }) {
  return (
    <>
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card stays where it was dealt, and six packs have it six times
        <DealtCard key={`${card} ${place}`} card={card} />
      ))}
    </>
  );
}

function PlayerHand({ hand, title, isActive }: { hand: Hand; title: string; isActive: boolean }) {
  const { t } = useSpeech();
  const { cards, stakes, result } = hand;
  return (
    <div className={isActive ? "blackjack__side blackjack__side--active" : "blackjack__side"}>
      <div className="blackjack__cards" dir="ltr">
        <Cards cards={cards} />
      </div>
      <p className="blackjack__total">
        {title}
        {stakes > 1 ? " ×2" : ""}
        {result ? (
          <strong className={`blackjack__result blackjack__result--${result}`}>
            {t(`instant.blackjack.results.${result}`)}
          </strong>
        ) : null}
      </p>
    </div>
  );
}

function Actions({ round, asset }: InstantBoardProps) {
  const { t, language } = useSpeech();
  const table = round ? (round.shown as Table | null) : null;
  if (!round || !table) return null;
  return (
    <div className="instant__actions instant__actions--grid">
      {table.offers.map((action) => (
        <Button
          key={action}
          kind={action === "hit" || action === "stand" || action === "decline" ? "primary" : "quiet"}
          name="action"
          value={action}
        >
          {t(`instant.blackjack.${action}`, {
            cost: paidText(round.stakeMinor, COSTS[action] ?? 0, { asset, language }),
          })}
        </Button>
      ))}
    </div>
  );
}

function Odds() {
  const { t } = useSpeech();
  return (
    <ul className="odds__rules">
      <li>{t("instant.blackjack.rule")}</li>
      <li>{t("instant.blackjack.strategy")}</li>
      <li>{t("instant.blackjack.left")}</li>
    </ul>
  );
}

export const view: InstantView = { Board, Actions, Odds };
