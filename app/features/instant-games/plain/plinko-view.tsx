import { useEffect, useRef } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { InstantBoardProps, InstantOddsProps, InstantView, ShownJson } from "#app/lib/instant-view.ts";
import type { Language } from "#server/core/languages.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { ChoiceGroup } from "../choice-group.tsx";
import { timesText } from "../numbers.ts";
import { OddsHead } from "../odds-head.tsx";

type Bet = { rows: number; risk: "low" | "medium" | "high" };
type Table = Bet & { pays: number[] };
type Fall = { path: number[]; pocket: number; times: number };

const FIRST: Bet = { rows: 12, risk: "medium" };
const STEP = 40;
const MOVING_MS = 2200;

function betOf(choice: ShownJson): Bet {
  return choice === null ? FIRST : (choice as Bet);
}

function tableOf(sheet: ShownJson, bet: Bet): Table {
  const tables = sheet as unknown as readonly Table[];
  const found = tables.find(({ rows, risk }) => rows === bet.rows && risk === bet.risk);
  if (!found) throw new Error(`There is no board of ${bet.rows} rows`);
  return found;
}

/** Where the ball is after so many steps: the middle of the gap that it is in. */
function places({ path }: Fall, rows: number): { x: number; y: number }[] {
  const middle = ((rows + 2) * STEP) / 2;
  let shift = 0;
  const steps = path.map((right, nth) => {
    shift += right === 1 ? STEP / 2 : -STEP / 2;
    return { x: middle + shift, y: (nth + 1) * STEP + 22 };
  });
  return [{ x: middle, y: 14 }, ...steps];
}

/** The pegs, the pockets, and the way that the ball took. Left to right in every language. */
function Board({ sheet, round, isMoving }: InstantBoardProps) {
  const { t, language } = useSpeech();
  const { rows, pays } = tableOf(sheet, betOf(round?.choice ?? null));
  const fall = round?.isOver ? (round.shown as Fall | null) : null;
  const width = (rows + 2) * STEP;
  const height = (rows + 2) * STEP + 34;
  const way = fall ? places(fall, rows) : [];
  return (
    <div className="plinko">
      <svg className="plinko__board" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={labelOf()}>
        {pegs(rows).map(({ x, y }) => (
          <circle key={`${x} ${y}`} className="plinko__peg" cx={x} cy={y} r="5" />
        ))}
        {pays.map((times, pocket) => (
          <Pocket
            // biome-ignore lint/suspicious/noArrayIndexKey: a pocket is its place
            key={pocket}
            place={pocket}
            rows={rows}
            text={pocketText(times, language)}
            isHit={fall !== null && !isMoving && fall.pocket === pocket}
          />
        ))}
        {fall && !isMoving ? (
          <polyline className="plinko__way" points={way.map(({ x, y }) => `${x},${y}`).join(" ")} />
        ) : null}
        {fall ? <Ball key={round?.wagerId} way={way} isMoving={isMoving} /> : null}
      </svg>
    </div>
  );

  function labelOf(): string {
    if (!fall || isMoving) return t("instant.plinko.board");
    const times = timesText(fall.times, language).replace("×", "");
    return t("instant.plinko.fell", { pocket: fall.pocket + 1, times });
  }
}

function pegs(rows: number): { x: number; y: number }[] {
  const middle = ((rows + 2) * STEP) / 2;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_unused, peg) => ({
      x: middle + (peg - (row + 2) / 2) * STEP,
      y: (row + 1) * STEP,
    })),
  ).flat();
}

type PocketProps = { place: number; rows: number; text: string; isHit: boolean };

function Pocket({ place, rows, text, isHit }: PocketProps) {
  const middle = ((rows + 2) * STEP) / 2;
  const x = middle + (place - rows / 2) * STEP;
  const y = (rows + 1) * STEP + 8;
  const far = Math.round((Math.abs(place - rows / 2) / (rows / 2)) * 4);
  return (
    <g className={`plinko__pocket plinko__pocket--${far}${isHit ? " plinko__pocket--hit" : ""}`}>
      <rect x={x - STEP / 2 + 1.5} y={y} width={STEP - 3} height="44" rx="6" />
      <text x={x} y={y + 28} textAnchor="middle" fontSize={fontSizeOf(text, rows)}>
        {text}
      </text>
    </g>
  );
}

/** Without what a pocket has no room for: `0.3` for 30 hundredths. */
function pocketText(hundredths: number, language: Language): string {
  const text = timesText(hundredths, language).replace("×", "");
  return hundredths % 100 !== 0 && hundredths % 10 === 0 ? text.slice(0, -1) : text;
}

/** As large as a pocket has room for: the more rows, the smaller the board is drawn. */
function fontSizeOf(text: string, rows: number): number {
  if (text.length > 4) return 13;
  return Math.min(rows + 6, text.length > 3 ? 16 : 20);
}

/** Falls along its way where the browser can move it; else it lies where it came to. */
function Ball({ way, isMoving }: { way: readonly { x: number; y: number }[]; isMoving: boolean }) {
  const ball = useRef<SVGCircleElement>(null);
  useEffect(() => {
    const circle = ball.current;
    if (!isMoving || !circle?.animate) return;
    const frames = way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, easing: "ease-in" }));
    const falling = circle.animate(frames, { duration: MOVING_MS, fill: "forwards" });
    return () => falling.cancel();
  }, [isMoving, way]);
  const last = way[way.length - 1] ?? { x: 0, y: 0 };
  return <circle ref={ball} className="plinko__ball" r="9" transform={`translate(${last.x} ${last.y})`} />;
}

function Choice({ round, given }: InstantBoardProps) {
  const { t, language } = useSpeech();
  const last = betOf(round?.choice ?? null);
  const digits = new Intl.NumberFormat(language === "fa" ? "fa-IR" : "en");
  return (
    <>
      <ChoiceGroup
        legend={t("instant.plinko.rows")}
        name="rows"
        chosen={given.rows ?? String(last.rows)}
        options={[8, 12, 16].map((rows) => ({ value: String(rows), text: digits.format(rows) }))}
      />
      <ChoiceGroup
        legend={t("instant.plinko.risk")}
        name="risk"
        chosen={given.risk ?? last.risk}
        options={(["low", "medium", "high"] as const).map((risk) => ({
          value: risk,
          text: t(`play.odds.${risk}`),
        }))}
      />
    </>
  );
}

function Odds({ sheet, choice }: InstantOddsProps) {
  const { t } = useSpeech();
  const tables = sheet as unknown as readonly Table[];
  const last = betOf(choice);
  return (
    <>
      <p>{t("instant.plinko.rule")}</p>
      {tables.map((table) => (
        <PocketTable
          key={`${table.rows} ${table.risk}`}
          table={table}
          isOpen={table.rows === last.rows && table.risk === last.risk}
        />
      ))}
    </>
  );
}

/** Both sides pay the same, so half of the board says all. */
export function PocketTable({ table, isOpen }: { table: Table; isOpen: boolean }) {
  const { t, language } = useSpeech();
  const { rows, risk, pays } = table;
  return (
    <details open={isOpen}>
      <summary>{t("instant.plinko.table", { rows, risk: t(`play.odds.${risk}`) })}</summary>
      <table className="paytable instant__narrow">
        <OddsHead what={t("instant.plinko.pocket")} />
        <tbody>
          {pays.slice(0, rows / 2 + 1).map((times, pocket) => (
            <tr key={waysTo(rows, pocket)}>
              <th scope="row">
                {formatWhole(pocket + 1, language)}
                {pocket === rows / 2 ? "" : ` / ${formatWhole(rows + 1 - pocket, language)}`}
              </th>
              <td>
                {formatWhole(waysTo(rows, pocket), language)} / {formatWhole(2 ** rows, language)}
              </td>
              <td className="paytable__amount">{timesText(times, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function waysTo(rows: number, pocket: number): number {
  let ways = 1;
  for (let nth = 0; nth < pocket; nth += 1) ways = (ways * (rows - nth)) / (nth + 1);
  return ways;
}

export const view: InstantView = { Board, Choice, Odds };
