import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownSpin } from "./slot-spin.ts";

const ROWS = ["top", "middle", "bottom"] as const;
const REELS = ["first", "second", "third", "fourth", "fifth"] as const;

type ReelsProps = {
  theme: string;
  spin: ShownSpin;
  symbolNames: Readonly<Record<string, string>>;
  /** Reels from the left that stand still; those after it are turning. */
  standing: number;
};

/** Five reels of three symbols: a table, because rows and columns are what a listener needs to hear too. */
export function Reels({ theme, spin, symbolNames, standing }: ReelsProps) {
  const { t } = useSpeech();
  const lit = new Set(spin.wins.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel} ${row}`)));
  const settled = standing >= REELS.length;
  return (
    <table className={settled ? "reels" : "reels reels--turning"} dir="ltr">
      <caption className="visually-hidden">{t("play.reels")}</caption>
      <tbody>
        {ROWS.map((name, row) => (
          <tr key={name}>
            {REELS.map((reelName, reel) => {
              const symbol = spin.grid[row]?.[reel] ?? "";
              const won = settled && lit.has(`${reel} ${row}`);
              return (
                <td key={reelName} className={cellClass(reel >= standing, won, settled && lit.size > 0)}>
                  <svg className="reels__symbol" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
                    <use href={`/studio/${theme}.svg#${symbol}`} />
                  </svg>
                  <span className="visually-hidden">{symbolNames[symbol]}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellClass(turning: boolean, lit: boolean, someLit: boolean): string {
  if (turning) return "reels__cell reels__cell--turning";
  if (lit) return "reels__cell reels__cell--won";
  return someLit ? "reels__cell reels__cell--dim" : "reels__cell";
}
