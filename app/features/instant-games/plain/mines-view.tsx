import { Button } from "#app/components/button.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type {
  InstantBoardProps,
  InstantOddsProps,
  InstantView,
  ShownInstantRound,
} from "#app/lib/instant-view.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { paidText, timesText } from "../numbers.ts";

type Bet = { mines: number };
type Field = {
  opened: number[];
  times: number;
  next: number | null;
  hit: number | null;
  field: number[] | null;
};
type Sheet = { cells: number; ladders: { mines: number; times: number[] }[] };

const FIRST_MINES = 3;

function fieldOf(round: ShownInstantRound | null): Field | null {
  return round ? (round.shown as Field | null) : null;
}

type CellState = "closed" | "gold" | "mine" | "hit" | "left";

function stateOf(cell: number, field: Field | null): CellState {
  if (field?.opened.includes(cell)) return "gold";
  if (field?.hit === cell) return "hit";
  if (field?.field?.includes(cell)) return "mine";
  return field?.field ? "left" : "closed";
}

/** Five times five cells, each a button while the game goes on. Left to right in every language. */
function Board({ sheet, round }: InstantBoardProps) {
  const { t } = useSpeech();
  const { cells } = sheet as Sheet;
  const field = fieldOf(round);
  const isOpen = round !== null && !round.isOver;
  return (
    <fieldset className="mines" dir="ltr">
      <legend className="visually-hidden">{t("instant.mines.board")}</legend>
      {Array.from({ length: cells }, (_, cell) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={cell}
          cell={cell}
          state={stateOf(cell, field)}
          isOpen={isOpen}
        />
      ))}
    </fieldset>
  );
}

type CellProps = { cell: number; state: CellState; isOpen: boolean };

function Cell({ cell, state, isOpen }: CellProps) {
  const { t } = useSpeech();
  const canOpen = isOpen && state === "closed";
  return (
    <button
      type={canOpen ? "submit" : "button"}
      name="action"
      value={`open-${cell}`}
      aria-disabled={!canOpen}
      className={`mines__cell mines__cell--${state}`}
      aria-label={t(`instant.mines.${LABELS[state]}`, { cell: cell + 1 })}
    >
      <CellPicture state={state} />
    </button>
  );
}

const LABELS = { closed: "cell", left: "cell", gold: "gold", mine: "mine", hit: "mine" } as const;

function CellPicture({ state }: { state: CellState }) {
  if (state === "gold") {
    return (
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className="mines__coin" cx="24" cy="24" r="17" />
        <circle className="mines__rim" cx="24" cy="24" r="12.5" />
        <path className="mines__star" d="M24 14l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" />
      </svg>
    );
  }
  if (state === "mine" || state === "hit") {
    return (
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path className="mines__fuse" d="M30 16c2-6 6-7 10-6" />
        <circle className="mines__bomb" cx="22" cy="27" r="14" />
        <path className="mines__gleam" d="M14 22c1-3 3-5 6-6" />
        {state === "hit" ? <path className="mines__spark" d="M40 4v12M34 10h12M36 6l8 8M44 6l-8 8" /> : null}
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path className="mines__tile" d="M24 8l4 8 8-4-4 8 8 4-8 4 4 8-8-4-4 8-4-8-8 4 4-8-8-4 8-4-4-8 8 4z" />
    </svg>
  );
}

function Choice({ sheet, round, given }: InstantBoardProps) {
  const { t, language } = useSpeech();
  const { ladders } = sheet as Sheet;
  const last = (round?.choice as Bet | null | undefined)?.mines ?? FIRST_MINES;
  return (
    <div className="field">
      <label className="field__label" htmlFor="play-mines">
        {t("instant.mines.count")}
      </label>
      <select
        className="field__input"
        id="play-mines"
        name="mines"
        key={round?.wagerId}
        defaultValue={given.mines ?? String(last)}
      >
        {ladders.map(({ mines, times }) => (
          <option key={mines} value={mines}>
            {formatWhole(mines, language)} ({timesText(times[0] ?? 0, language)})
          </option>
        ))}
      </select>
    </div>
  );
}

function Actions({ round, asset }: InstantBoardProps) {
  const { t, language } = useSpeech();
  const field = fieldOf(round);
  if (!round || !field) return null;
  const amount = (hundredths: number) => paidText(round.stakeMinor, hundredths, { asset, language });
  return (
    <div className="instant__actions">
      <p>
        {field.opened.length === 0 ? `${t("instant.mines.first")} ` : ""}
        {field.next === null ? "" : t("instant.mines.next", { amount: amount(field.next) })}
      </p>
      {field.opened.length > 0 ? (
        <Button kind="primary" className="spin-form__button" name="action" value="take">
          {t("instant.mines.take", { amount: amount(field.times) })}
        </Button>
      ) : null}
    </div>
  );
}

function Odds({ sheet, choice }: InstantOddsProps) {
  const { t, language } = useSpeech();
  const { ladders } = sheet as Sheet;
  const last = (choice as Bet | null)?.mines ?? FIRST_MINES;
  return (
    <>
      <p>{t("instant.mines.rule")}</p>
      <p>{t("instant.mines.left")}</p>
      {ladders.map(({ mines, times }) => (
        <details key={mines} open={mines === last}>
          <summary>{t("instant.mines.table", { mines })}</summary>
          <ol className="instant__ladder">
            {times.map((hundredths, nth) => (
              <li key={hundredths}>
                <span className="quiet">
                  {t("instant.mines.opened")}: {formatWhole(nth + 1, language)}
                </span>{" "}
                <strong>{timesText(hundredths, language)}</strong>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </>
  );
}

export const view: InstantView = { Board, Choice, Actions, Odds };
