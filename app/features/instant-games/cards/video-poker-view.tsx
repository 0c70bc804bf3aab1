import { Button } from "#app/components/button.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { InstantBoardProps, InstantOddsProps, InstantView } from "#app/lib/instant-view.ts";
import { timesText } from "../numbers.ts";
import { OddsHead } from "../odds-head.tsx";
import { cardName, DealtCard } from "./dealt-card.tsx";

type HandName =
  | "royalFlush"
  | "straightFlush"
  | "four"
  | "fullHouse"
  | "flush"
  | "straight"
  | "three"
  | "twoPair"
  | "jacks";
type Hand = {
  dealt: number[];
  held: number[] | null;
  hand: number[];
  name: HandName | null;
  times: number | null;
};
type Sheet = { pays: { hand: HandName; times: number }[] };

const FACE_DOWN = [null, null, null, null, null];

/** Five cards; while the hand is open each has a box that keeps it. */
function Board({ round, sheet }: InstantBoardProps) {
  const { t } = useSpeech();
  const hand = round ? (round.shown as Hand | null) : null;
  const cards: readonly (number | null)[] = hand?.hand ?? FACE_DOWN;
  const isOpen = hand !== null && hand.held === null;
  return (
    <div className="felt poker">
      <PayStrip sheet={sheet} name={hand?.name ?? null} />
      <fieldset className="poker__cards" dir="ltr">
        <legend className="visually-hidden">{t("instant.poker.board")}</legend>
        {cards.map((card, place) => (
          <PokerCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card lies at its place
            key={`${card} ${place}`}
            card={card}
            place={place}
            isOpen={isOpen}
            isHeld={hand?.held?.includes(place) ?? false}
          />
        ))}
      </fieldset>
      {hand ? (
        <p className="poker__name">
          {isOpen && hand.name
            ? t("instant.poker.now", { hand: t(`instant.poker.hands.${hand.name}`) })
            : t(`instant.poker.hands.${hand.name ?? "nothing"}`)}
        </p>
      ) : null}
    </div>
  );
}

type PokerCardProps = { card: number | null; place: number; isOpen: boolean; isHeld: boolean };

function PokerCard({ card, place, isOpen, isHeld }: PokerCardProps) {
  const speech = useSpeech();
  if (!isOpen || card === null) {
    return (
      <span className={isHeld ? "poker__card poker__card--held" : "poker__card"}>
        <DealtCard card={card} />
      </span>
    );
  }
  const hold = speech.t("instant.poker.hold");
  return (
    <label className="choice poker__card">
      <input type="checkbox" name="hold" value={place} aria-label={`${hold}: ${cardName(card, speech)}`} />
      <DealtCard card={card} />
      <span className="poker__hold">{hold}</span>
    </label>
  );
}

function PayStrip({ sheet, name }: { sheet: InstantBoardProps["sheet"]; name: HandName | null }) {
  const { t, language } = useSpeech();
  const { pays } = sheet as Sheet;
  return (
    <ul className="poker__pays">
      {pays.map(({ hand, times }) => (
        <li key={hand} className={hand === name ? "poker__pay poker__pay--now" : "poker__pay"}>
          <span>{t(`instant.poker.hands.${hand}`)}</span> <span>{timesText(times, language)}</span>
        </li>
      ))}
    </ul>
  );
}

function Actions() {
  const { t } = useSpeech();
  return (
    <Button kind="primary" className="spin-form__button" name="action" value="draw">
      {t("instant.poker.draw")}
    </Button>
  );
}

function Odds({ sheet }: InstantOddsProps) {
  const { t, language } = useSpeech();
  const { pays } = sheet as Sheet;
  return (
    <>
      <p>{t("instant.poker.rule")}</p>
      <p>{t("instant.poker.left")}</p>
      <table className="paytable instant__narrow">
        <OddsHead what={t("instant.poker.hand")} hasChance={false} />
        <tbody>
          {pays.map(({ hand, times }) => (
            <tr key={hand}>
              <th scope="row">{t(`instant.poker.hands.${hand}`)}</th>
              <td className="paytable__amount">{timesText(times, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export const view: InstantView = { Board, Actions, Odds };
