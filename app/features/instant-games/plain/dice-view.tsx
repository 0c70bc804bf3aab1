import { useState } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { InstantBoardProps, InstantOddsProps, InstantView, ShownJson } from "#app/lib/instant-view.ts";
import { normaliseTyped } from "#server/core/numbers/digits.ts";
import { parseMoney } from "#server/core/numbers/money.ts";
import { formatHundredths } from "#server/core/numbers/numbers.ts";
import { formatBasisPoints } from "#server/core/numbers/percent.ts";
import { ChoiceGroup } from "../choice-group.tsx";
import { timesText } from "../numbers.ts";
import { OddsHead } from "../odds-head.tsx";

type Sheet = {
  returnPercent: number;
  fewest: number;
  most: number;
  examples: { chances: number; times: number }[];
};
type Bet = { side: "over" | "under"; target: number };
type Roll = { roll: number; times: number };

const ROLLS = 10_000;
const FIRST: Bet = { side: "under", target: 5_000 };

function betOf(choice: ShownJson): Bet {
  return choice === null ? FIRST : (choice as Bet);
}

/** A track from 0 to 100 with what wins on it, and where the roll came to lie. Left to right in every language. */
function Board({ round, isMoving }: InstantBoardProps) {
  const { t, language } = useSpeech();
  const { side, target } = betOf(round?.choice ?? null);
  const roll = round?.isOver ? (round.shown as Roll | null) : null;
  const isHit = roll !== null && roll.times > 0;
  const won = side === "under" ? { from: 0, to: target } : { from: target, to: ROLLS };
  return (
    <div className="dice" dir="ltr">
      <p className={roll && !isMoving ? `dice__roll dice__roll--${isHit ? "hit" : "missed"}` : "dice__roll"}>
        {roll && !isMoving ? (
          <bdi>{formatHundredths(roll.roll, language)}</bdi>
        ) : (
          <Pips isMoving={isMoving} />
        )}
      </p>
      {roll && !isMoving ? (
        <p className="visually-hidden">
          {t("instant.dice.rolled", { roll: formatHundredths(roll.roll, language) })}
        </p>
      ) : null}
      <svg className="dice__track" viewBox="0 -28 1000 100" role="img" aria-label={t("instant.dice.track")}>
        <rect className="dice__miss" width="1000" height="26" rx="13" />
        <rect className="dice__hit" x={won.from / 10} width={(won.to - won.from) / 10} height="26" rx="13" />
        {[0, 25, 50, 75, 100].map((mark) => (
          <text key={mark} x={mark * 10} y="66" textAnchor={anchorOf(mark)}>
            {formatHundredths(mark * 100, language).slice(0, -3)}
          </text>
        ))}
        {roll ? (
          <g
            className={isMoving ? "dice__marker dice__marker--moving" : "dice__marker"}
            transform={`translate(${roll.roll / 10} 0)`}
          >
            <path d="M0 -4 L-18 -27 H18 Z" />
            <path d="M0 -4 V28" />
          </g>
        ) : null}
      </svg>
    </div>
  );
}

function anchorOf(mark: number): "start" | "middle" | "end" {
  if (mark === 0) return "start";
  return mark === 100 ? "end" : "middle";
}

/** Two dice, for before the first roll. */
function Pips({ isMoving }: { isMoving: boolean }) {
  return (
    <svg
      className={isMoving ? "dice__pair dice__pair--moving" : "dice__pair"}
      viewBox="0 0 120 60"
      aria-hidden="true"
    >
      <g transform="rotate(-8 30 30)">
        <rect x="6" y="6" width="46" height="46" rx="9" />
        {[
          [18, 18],
          [40, 18],
          [29, 29],
          [18, 40],
          [40, 40],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4.4" />
        ))}
      </g>
      <g transform="rotate(11 90 30)">
        <rect x="66" y="7" width="46" height="46" rx="9" />
        {[
          [78, 18],
          [78, 30],
          [78, 42],
          [100, 18],
          [100, 30],
          [100, 42],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4.4" />
        ))}
      </g>
    </svg>
  );
}

function Choice({ round, sheet, given }: InstantBoardProps) {
  const { t, language } = useSpeech();
  const last = betOf(round?.choice ?? null);
  const [side, setSide] = useState(given.side === "over" || given.side === "under" ? given.side : last.side);
  const [typed, setTyped] = useState(given.target ?? formatHundredths(last.target, language));
  const { returnPercent, fewest, most } = sheet as Sheet;
  const target = Number(parseMoney(normaliseTyped(typed).replace(",", "."), "P")?.minor ?? -1n);
  const chances = side === "under" ? target : ROLLS - 1 - target;
  const isOffered = target >= 0 && chances >= fewest && chances <= most;
  return (
    <>
      <div
        onChange={(event) => setSide((event.target as HTMLInputElement).value === "over" ? "over" : "under")}
      >
        <ChoiceGroup
          legend={t("instant.dice.side")}
          name="side"
          chosen={side}
          options={[
            { value: "under", text: t("instant.dice.under") },
            { value: "over", text: t("instant.dice.over") },
          ]}
        />
      </div>
      <div className="field">
        <label className="field__label" htmlFor="play-target">
          {t("instant.dice.target")}
        </label>
        <input
          className="field__input"
          id="play-target"
          name="target"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-describedby="play-target-hint"
        />
        <p className="field__hint" id="play-target-hint">
          {t("instant.dice.targetHint")}
        </p>
      </div>
      <dl className="facts" aria-live="polite">
        <dt>{t("instant.page.chance")}</dt>
        <dd>{isOffered ? formatBasisPoints(chances, language) : "–"}</dd>
        <dt>{t("instant.page.pays")}</dt>
        <dd>{isOffered ? timesText(Math.floor((returnPercent * ROLLS) / chances), language) : "–"}</dd>
      </dl>
    </>
  );
}

function Odds({ sheet }: InstantOddsProps) {
  const { t, language } = useSpeech();
  const { examples } = sheet as Sheet;
  return (
    <>
      <p>{t("instant.dice.rule")}</p>
      <table className="paytable instant__narrow">
        <OddsHead what={t("instant.page.chance")} hasChance={false} />
        <tbody>
          {examples.map(({ chances, times }) => (
            <tr key={chances}>
              <th scope="row">{formatBasisPoints(chances, language)}</th>
              <td className="paytable__amount">{timesText(times, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export const view: InstantView = { Board, Choice, Odds };
