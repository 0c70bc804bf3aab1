import type { Speech } from "#app/i18n/speech.tsx";
import type { InstantBoardProps, InstantOddsProps, InstantView } from "#app/lib/instant-view.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { Paytable } from "./paytable.tsx";
import { ReelGrid, SmallGrid } from "./reel-grid.tsx";
import { type Frame, frameOf, type ReelSheet, timesText } from "./reel-model.ts";
import { useReelOdds } from "./use-reel-odds.ts";
import { useReelRound } from "./use-reel-round.ts";
import { litByWays, litScatters, type WayWin, WayWins } from "./way-wins.tsx";

type FreeSpins = { awarded: number[]; retriggered: number[]; limit: number; multiplier: number };
type Sheet = ReelSheet & { scatterPays: number[]; freeSpins: FreeSpins };
type Spin = {
  free: boolean;
  rows: string[];
  wins: WayWin[];
  scatters: number;
  scatterWin: number;
  awarded: number;
  win: number;
};
type Round = { spins: Spin[]; win: number };

function standing(spin: Spin): Frame {
  const lit = litByWays(spin.rows, spin.wins);
  if (spin.scatterWin > 0 || spin.awarded > 0) for (const place of litScatters(spin.rows)) lit.add(place);
  return frameOf(spin.rows, { lit, share: spin.win > 0 ? 2 : 1 });
}

/** The reels of the paid spin stop one after another; a free spin turns once. */
function framesOf({ spins }: Round, speech: Speech): Frame[] {
  return spins.flatMap((spin, place) => {
    const note = place === 0 ? "" : freeSpinText(place, spins, speech);
    const stops = spin.free ? [0] : [0, 1, 2, 3, 4];
    const turning = stops.map((at) =>
      frameOf(spin.rows, { standing: at, note, share: at === 0 ? 0.8 : 0.35 }),
    );
    return [...turning, { ...standing(spin), note }];
  });
}

/** The first spin is the paid one. */
function freeSpinText(number: number, spins: readonly Spin[], { t, language }: Speech): string {
  const whole = (value: number) => formatWhole(value, language);
  return t("play.freeSpinOf", { number: whole(number), total: whole(spins.length - 1) });
}

function Board(props: InstantBoardProps) {
  const { asset, round, isMoving } = props;
  const { t, language, sheet, played, frame } = useReelRound<Sheet, Round>(props, framesOf);
  const spins = played?.spins ?? [];
  const [paid, ...free] = spins;
  return (
    <div className="reels-board">
      {frame ? <ReelGrid sheet={sheet} frame={frame} /> : null}
      <p className="reel-note">{isMoving ? frame?.note : null}</p>
      {round && paid && !isMoving ? (
        <>
          <WayWins
            {...{ sheet, asset, round }}
            wins={paid.wins}
            scatter={{ count: paid.scatters, win: paid.scatterWin }}
          />
          {free.length > 0 ? (
            <details className="walnut-case__more reel-steps">
              <summary>{t("play.freeSpins", { count: free.length })}</summary>
              <ol className="reel-steps__list">
                {free.map((spin, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a spin is its place
                  <li key={place}>
                    <SmallGrid
                      {...{ sheet, frame: standing(spin) }}
                      label={freeSpinText(place + 1, spins, { t, language })}
                    />
                    <WayWins
                      {...{ sheet, asset, round }}
                      wins={spin.wins}
                      scatter={{ count: spin.scatters, win: spin.scatterWin }}
                    />
                  </li>
                ))}
              </ol>
            </details>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

function Odds(props: InstantOddsProps) {
  const { t, language, sheet, wild, scatter, whole } = useReelOdds<Sheet>(props);
  const { freeSpins, bonusOneIn, topSpin } = sheet;
  const { multiplier } = freeSpins;
  const award = (spins: readonly number[]) => ({
    scatter,
    three: spins[0] ?? 0,
    four: spins[1] ?? 0,
    five: spins[2] ?? 0,
  });
  return (
    <>
      <ul className="odds__rules">
        <li>{t("instant.reels.wayRule")}</li>
        <li>{t("play.odds.wildRule", { wild, scatter })}</li>
        <li>{t("play.odds.scatterRule", { scatter })}</li>
        <li>
          {t("play.odds.freeSpinsRule", award(freeSpins.awarded))}{" "}
          {multiplier > 1 ? t("play.odds.freeSpinsTimes", { multiplier }) : null}
        </li>
        <li>{t("play.odds.freeSpinsMore", award(freeSpins.retriggered))}</li>
        <li>{t("play.odds.freeSpinsLimit", { limit: freeSpins.limit })}</li>
        {bonusOneIn ? <li>{t("instant.reels.freeOften", { oneIn: whole(bonusOneIn) })}</li> : null}
        {topSpin ? (
          <li>
            {t("instant.reels.topSpin", {
              times: timesText(topSpin.hundredths / 5, language),
              oneIn: whole(topSpin.oneIn),
            })}
          </li>
        ) : null}
      </ul>
      <p className="quiet">{t("instant.reels.perWay")}</p>
      <Paytable
        sheet={sheet}
        heads={[3, 4, 5].map((count) => t("play.odds.of", { count: whole(count) }))}
        scatterPays={sheet.scatterPays}
      />
    </>
  );
}

export const view: InstantView = { Board, Odds };
