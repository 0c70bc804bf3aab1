import { useEffect, useState } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { InstantBoardProps, InstantOddsProps, InstantView, ShownJson } from "#app/lib/instant-view.ts";
import type { Language } from "#server/core/languages.ts";
import { normaliseTyped, toPersianDigits } from "#server/core/numbers/digits.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { OddsHead } from "../odds-head.tsx";
import { RouletteCells } from "./roulette-cells.tsx";
import { CombinedBets, type SpotKind, type TableSpot } from "./roulette-combined.tsx";
import { colourOf, RouletteWheel } from "./roulette-wheel.tsx";

type Bet = { chips: Record<string, number> };
type Fall = { number: number; wins: { id: string; paidMinor: number }[] };
type Sheet = { spots: TableSpot[]; pays: { kind: SpotKind; times: number; covered: number }[] };

const UNIT_MINOR = 100;

/** The chips of the last round, in whole units, as they may lie again. */
function chipsOf(choice: ShownJson, language: Language): Record<string, string> {
  const chips = Object.entries((choice as Bet | null)?.chips ?? {});
  return Object.fromEntries(chips.map(([id, minor]) => [id, chipText(minor / UNIT_MINOR, language)]));
}

/** As one types it: in the digits of the language, and nothing between them. */
function chipText(units: number, language: Language): string {
  return language === "fa" ? toPersianDigits(String(units)) : String(units);
}

function unitsOf(typed: string | undefined): number {
  return Number(normaliseTyped(typed ?? "")) || 0;
}

function Board(props: InstantBoardProps) {
  const { t, language } = useSpeech();
  const { round, isMoving, sheet, asset, stakes, given } = props;
  const { spots } = sheet as Sheet;
  const fall = round?.isOver ? (round.shown as Fall | null) : null;
  const number = fall?.number ?? null;
  const [chips, setChips] = useState(() => ({ ...chipsOf(round?.choice ?? null, language), ...given }));
  const [chip, setChip] = useState<string | null>(null);
  useEffect(() => setChip((kept) => kept ?? stakes[0]?.minor ?? null), [stakes]);

  function place(id: string, typed: string) {
    setChips((lying) => ({ ...lying, [id]: typed }));
  }

  function drop(id: string) {
    const units = Number(chip ?? 0) / UNIT_MINOR;
    setChips((lying) => ({ ...lying, [id]: chipText(unitsOf(lying[id]) + units, language) }));
  }

  const lying = spots.reduce((sum, { id }) => sum + unitsOf(chips[id]), 0);
  return (
    <div className="roulette">
      <div className="roulette__top">
        <RouletteWheel number={number} wagerId={round?.wagerId ?? null} isMoving={isMoving} />
        {number !== null && !isMoving ? (
          <p className={`roulette__fell roulette__fell--${colourOf(number)}`}>
            {t("instant.roulette.fell", {
              number: formatWhole(number, language),
              colour: t(`instant.roulette.${colourOf(number)}`),
            })}
          </p>
        ) : null}
      </div>
      {chip === null ? null : (
        <Tray stakes={stakes} chip={chip} onChoose={setChip} onClear={() => setChips({})}>
          {formatMoney(money(BigInt(Math.round(lying * UNIT_MINOR)), asset), language)}
        </Tray>
      )}
      <RouletteCells
        chips={chips}
        number={isMoving ? null : number}
        onType={place}
        onDrop={chip === null ? null : drop}
      />
      <CombinedBets spots={spots} chips={chips} key={round?.wagerId} />
      {chip === null ? <p className="field__hint">{t("instant.roulette.hint")}</p> : null}
    </div>
  );
}

type TrayProps = {
  stakes: InstantBoardProps["stakes"];
  /** The chip in hand: what it is worth, in minor units. */
  chip: string;
  onChoose(minor: string): void;
  onClear(): void;
  /** What lies on the table in all. */
  children: string;
};

/** The chips to choose from; a press on the table lays the chosen one. Without script stakes are typed. */
function Tray({ stakes, chip, onChoose, onClear, children }: TrayProps) {
  const { t, language } = useSpeech();
  return (
    <div className="roulette__tray">
      <p className="quiet">{t("instant.roulette.chipHint")}</p>
      <div className="roulette__chips">
        {stakes.map(({ minor, written }) => (
          <button
            key={minor}
            type="button"
            className="roulette__chip"
            aria-pressed={minor === chip}
            aria-label={`${t("instant.roulette.chip")} ${written}`}
            onClick={() => onChoose(minor)}
          >
            {formatWhole(Number(minor) / UNIT_MINOR, language)}
          </button>
        ))}
      </div>
      <button type="button" className="button button--quiet" onClick={onClear}>
        {t("instant.roulette.clear")}
      </button>
      <output className="roulette__sum">{t("instant.roulette.onTable", { amount: children })}</output>
    </div>
  );
}

function Odds({ sheet }: InstantOddsProps) {
  const { t, language } = useSpeech();
  const { pays } = sheet as Sheet;
  return (
    <>
      <p>{t("instant.roulette.rule", { most: formatWhole(1000, language) })}</p>
      <table className="paytable instant__narrow">
        <OddsHead what={t("instant.roulette.kind")} />
        <tbody>
          {pays.map(({ kind, times, covered }) => (
            <tr key={kind}>
              <th scope="row">{t(`instant.roulette.kinds.${kind}`)}</th>
              <td>
                {formatWhole(covered, language)} / {formatWhole(37, language)}
              </td>
              <td className="paytable__amount">
                {t("instant.roulette.paysTimes", { times: formatWhole(times, language) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export const view: InstantView = { Board, Odds };
