import type { MouseEvent } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { colourOf } from "./roulette-wheel.tsx";

type CellsProps = {
  chips: Readonly<Record<string, string>>;
  /** Where the ball lies. */
  number: number | null;
  onType(id: string, typed: string): void;
  /** Puts the chip in hand on a place; null without script. */
  onDrop: ((id: string) => void) | null;
};

const NUMBERS = Array.from({ length: 37 }, (_, number) => number);
const HALVES = ["low", "even", "red", "black", "odd", "high"] as const;
const THREE = [1, 2, 3];
/** On a wide page the nought is the first of fourteen columns. */
const LAST_COLUMN = 14;

type Said = { text: string; name: string; column: number };

/** The cloth: every place has a field for what lies on it. Left to right in every language. */
export function RouletteCells({ chips, number, onType, onDrop }: CellsProps) {
  const { t, language } = useSpeech();
  const cell = (id: string, kind: string, { text, name, column }: Said) => (
    <Cell
      key={id}
      id={id}
      kind={kind}
      column={column}
      text={text}
      name={name}
      value={chips[id] ?? ""}
      onType={onType}
      onDrop={onDrop}
    />
  );
  return (
    <fieldset className={onDrop ? "cloth cloth--live" : "cloth"} dir="ltr">
      <legend className="visually-hidden">{t("instant.roulette.table")}</legend>
      {NUMBERS.map((one) => {
        const text = formatWhole(one, language);
        const kind = `number cloth__cell--${colourOf(one)}${one === number ? " cloth__cell--fell" : ""}`;
        const row = one === 0 ? "" : ` cloth__row-${one % 3}`;
        const name = t("instant.roulette.number", { number: text });
        return cell(`n${one}`, `${kind}${row}`, { text, name, column: 1 + Math.ceil(one / 3) });
      })}
      {THREE.map((nth) => {
        const name = t("instant.roulette.column", { nth });
        const text = `${formatWhole(2, language)}:${formatWhole(1, language)}`;
        return cell(`k${nth}`, `column cloth__row-${nth % 3}`, { text, name, column: LAST_COLUMN });
      })}
      {THREE.map((nth) => {
        const name = t("instant.roulette.dozen", { nth });
        return cell(`d${nth}`, "dozen", { text: name, name, column: nth * 4 - 2 });
      })}
      {HALVES.map((half, nth) => {
        const name = t(`instant.roulette.${half}`);
        return cell(half, `half cloth__cell--${half}`, { text: name, name, column: nth * 2 + 2 });
      })}
    </fieldset>
  );
}

type CellProps = Said & {
  id: string;
  kind: string;
  value: string;
  onType: CellsProps["onType"];
  onDrop: CellsProps["onDrop"];
};

function Cell({ id, kind, column, text, name, value, onType, onDrop }: CellProps) {
  function drop(event: MouseEvent) {
    if (!onDrop) return;
    event.preventDefault();
    onDrop(id);
  }
  const isLying = value !== "" && value !== "0";
  const place = `cloth__cell cloth__cell--${kind} cloth__cell--at-${column}`;
  return (
    <span className={isLying ? `${place} cloth__cell--lying` : place}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field under it takes the keys */}
      <label htmlFor={`chips-${id}`} className="cloth__name" onClick={drop}>
        <bdi aria-hidden="true">{text}</bdi>
        <span className="visually-hidden">{name}</span>
      </label>
      <input
        id={`chips-${id}`}
        name={id}
        className={isLying ? "cloth__chips cloth__chips--lying" : "cloth__chips"}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={value}
        onChange={(event) => onType(id, event.target.value)}
      />
    </span>
  );
}
