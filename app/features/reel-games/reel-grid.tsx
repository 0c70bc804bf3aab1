import { useSpeech } from "#app/i18n/speech.tsx";
import { localText } from "#server/core/languages.ts";
import { Coin } from "./coin.tsx";
import { type Frame, type ReelSheet, SCATTER, timesNumber, timesText } from "./reel-model.ts";

type GridProps = { sheet: ReelSheet; frame: Frame };

/** The grid at one moment: a table, because rows and columns are what a listener needs to hear too. */
export function ReelGrid({ sheet, frame }: GridProps) {
  const { t } = useSpeech();
  const { rows, standing } = frame;
  const columns = rows[0]?.length ?? 0;
  return (
    <table className={`reels reel-grid reel-grid--${columns}`} dir="ltr">
      <caption className="visually-hidden">{t("instant.reels.grid")}</caption>
      <tbody>
        {rows.map((letters, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <tr key={row}>
            {[...letters].map((letter, column) => (
              <Cell
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                key={column}
                {...{ sheet, frame, letter }}
                place={row * columns + column}
                isTurning={column >= standing}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = GridProps & { letter: string; place: number; isTurning: boolean };

function Cell({ sheet, frame, letter, place, isTurning }: CellProps) {
  const { t, language } = useSpeech();
  const value = frame.coins.get(place);
  const isEmpty = value === undefined && frame.coins.size > 0;
  const drawn = sheet.symbols[letter];
  const name = drawn ? localText(drawn.names, language) : "";
  const said = value === undefined ? name : t("instant.reels.coinOf", { times: timesText(value, language) });
  return (
    <td className={cellClass(frame, place, { isTurning, isEmpty })}>
      <svg className="reels__symbol" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        {value === undefined ? (
          drawn && !isEmpty && <Drawn art={drawn.art} />
        ) : (
          <Coin text={timesNumber(value, language)} art={coinOf(sheet)} />
        )}
      </svg>
      <span className="visually-hidden">{isEmpty ? t("instant.reels.empty") : said}</span>
    </td>
  );
}

/** A symbol: from a sprite, or a coin that is drawn here. */
export function Drawn({ art }: { art: string }) {
  return art.includes("#") ? <use href={art} width="100" height="100" /> : <Coin text="" art={art} />;
}

/** What a game holds are its scatters. */
function coinOf({ symbols }: ReelSheet): string {
  return symbols[SCATTER]?.art ?? "";
}

type Looks = { isTurning: boolean; isEmpty: boolean };

function cellClass({ lit, fresh }: Frame, place: number, { isTurning, isEmpty }: Looks): string {
  const base = fresh.has(place)
    ? "reels__cell reel-grid__cell reel-grid__cell--fresh"
    : "reels__cell reel-grid__cell";
  if (isTurning) return `${base} reels__cell--turning`;
  if (isEmpty) return `${base} reel-grid__cell--empty`;
  if (lit.has(place)) return `${base} reels__cell--won`;
  return lit.size > 0 ? `${base} reels__cell--dim` : base;
}

const SIZE = 100;

/** The same as a small picture, for what came before; in words for whom the picture says nothing, row by row. */
export function SmallGrid({ sheet, frame, label }: GridProps & { label: string }) {
  const { language } = useSpeech();
  const { rows, lit, coins } = frame;
  const columns = rows[0]?.length ?? 0;
  const wordOf = (letter: string, place: number) => {
    const value = coins.get(place);
    if (value !== undefined) return timesText(value, language);
    return coins.size > 0 ? "–" : localText(sheet.symbols[letter]?.names ?? { fa: "" }, language);
  };
  const said = rows
    .map((letters, row) => [...letters].map((letter, at) => wordOf(letter, row * columns + at)).join(", "))
    .join(" | ");
  return (
    <svg
      className="small-grid"
      viewBox={`0 0 ${columns * SIZE} ${rows.length * SIZE}`}
      role="img"
      aria-label={`${label}: ${said}`}
    >
      {rows.flatMap((letters, row) =>
        [...letters].map((letter, column) => {
          const place = row * columns + column;
          const value = coins.get(place);
          const art = sheet.symbols[letter]?.art;
          const isPale = coins.size > 0 ? value === undefined : lit.size > 0 && !lit.has(place);
          return (
            <g
              key={place}
              transform={`translate(${column * SIZE + 4} ${row * SIZE + 4}) scale(0.92)`}
              className={isPale ? "small-grid__pale" : undefined}
            >
              {value === undefined ? (
                art && <Drawn art={art} />
              ) : (
                <Coin text={timesNumber(value, language)} art={coinOf(sheet)} />
              )}
            </g>
          );
        }),
      )}
    </svg>
  );
}
