import type { Speech } from "#app/i18n/speech.tsx";
import type { InstantBoardProps, InstantOddsProps, InstantView } from "#app/lib/instant-view.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { formatBasisPoints } from "#server/core/numbers/percent.ts";
import { Paytable } from "./paytable.tsx";
import { ReelGrid, SmallGrid } from "./reel-grid.tsx";
import { coinsText, type Frame, frameOf, placeOf, type ReelSheet, timesText } from "./reel-model.ts";
import { useReelOdds } from "./use-reel-odds.ts";
import { useReelRound } from "./use-reel-round.ts";
import { litByWays, litScatters, type WayWin, WayWins } from "./way-wins.tsx";

type Hold = {
  trigger: number;
  respins: number;
  landing: [number, number];
  fullGrid: number;
  values: { value: number; weight: number; of: number }[];
};
type Sheet = ReelSheet & { hold: Hold };
type HeldCoin = { cell: number; value: number };
type Feature = {
  start: HeldCoin[];
  respins: { landed: HeldCoin[]; left: number }[];
  isFull: boolean;
  win: number;
};
type Round = { rows: string[]; wins: WayWin[]; feature: Feature | null; win: number };

/** The coins held at the beginning of a feature and after each respin. */
function heldSteps({ rows, feature }: Round): { frame: Frame; left: number | null }[] {
  if (!feature) return [];
  const coins = new Map<number, number>();
  const after = (landed: readonly HeldCoin[], left: number | null) => {
    const fresh = new Set(landed.map(({ cell }) => placeOf(cell, rows)));
    for (const { cell, value } of landed) coins.set(placeOf(cell, rows), value);
    return { frame: frameOf(rows, { coins: new Map(coins), fresh, share: 2 }), left };
  };
  return [after(feature.start, null), ...feature.respins.map(({ landed, left }) => after(landed, left))];
}

function framesOf(round: Round, speech: Speech): Frame[] {
  const { rows, wins, feature } = round;
  const turning = [0, 1, 2, 3, 4].map((at) => frameOf(rows, { standing: at, share: at === 0 ? 0.8 : 0.35 }));
  const lit = litByWays(rows, wins);
  if (feature) for (const place of litScatters(rows)) lit.add(place);
  const held = heldSteps(round).map(({ frame, left }) => ({ ...frame, note: stepText(left, round, speech) }));
  return [...turning, frameOf(rows, { lit, share: wins.length > 0 || feature ? 2 : 1 }), ...held];
}

/** How many coins a feature begins with, and then how many respins are left. */
function stepText(left: number | null, { feature }: Round, { t, language }: Speech): string {
  return left === null
    ? t("instant.reels.held", { coins: formatWhole(feature?.start.length ?? 0, language) })
    : t("instant.reels.left", { left: formatWhole(left, language) });
}

function Board(props: InstantBoardProps) {
  const { asset, round, isMoving } = props;
  const { t, language, sheet, played, frame } = useReelRound<Sheet, Round>(props, framesOf);
  const feature = played?.feature;
  const written = { asset, language };
  return (
    <div className="reels-board">
      {frame ? <ReelGrid {...{ sheet, frame }} /> : null}
      <p className="reel-note">{isMoving ? frame?.note : null}</p>
      {round && played && !isMoving ? <WayWins {...{ sheet, asset, round }} wins={played.wins} /> : null}
      {round && played && feature && !isMoving ? (
        <>
          <p className="reel-note">
            {t("instant.reels.featureWon", { amount: coinsText(round.stakeMinor, feature.win, written) })}
            {feature.isFull
              ? ` ${t("instant.reels.fullWon", { times: timesText(sheet.hold.fullGrid, language) })}`
              : null}
          </p>
          <details className="walnut-case__more reel-steps">
            <summary>{t("instant.reels.respins", { count: feature.respins.length })}</summary>
            <ol className="reel-steps__list">
              <li>
                <SmallGrid
                  sheet={sheet}
                  frame={frameOf(played.rows, { lit: litByWays(played.rows, played.wins) })}
                  label={t("instant.reels.baseSpin")}
                />
                <p className="reel-wins">{t("instant.reels.baseSpin")}</p>
              </li>
              {heldSteps(played).map((step, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a respin is its place
                <li key={place}>
                  <SmallGrid
                    {...{ sheet, frame: step.frame }}
                    label={t("instant.reels.step", { number: formatWhole(place + 1, language) })}
                  />
                  <p className="reel-wins">{stepText(step.left, played, { t, language })}</p>
                </li>
              ))}
            </ol>
          </details>
        </>
      ) : null}
    </div>
  );
}

function Odds(props: InstantOddsProps) {
  const { t, language, sheet, wild, scatter, whole } = useReelOdds<Sheet>(props);
  const { hold, bonusOneIn, fullGridOneIn } = sheet;
  const landing = formatBasisPoints(Math.floor((hold.landing[0] * 10_000) / hold.landing[1]), language);
  return (
    <>
      <ul className="odds__rules">
        <li>{t("instant.reels.wayRule")}</li>
        <li>{t("play.odds.wildRule", { wild, scatter })}</li>
        <li>
          {t("instant.reels.holdRule", {
            scatter,
            trigger: whole(hold.trigger),
            respins: whole(hold.respins),
          })}
        </li>
        <li>{t("instant.reels.landRule", { chance: landing })}</li>
        <li>{t("instant.reels.fullRule", { times: timesText(hold.fullGrid, language) })}</li>
        {bonusOneIn ? <li>{t("instant.reels.holdOften", { oneIn: whole(bonusOneIn) })}</li> : null}
        {fullGridOneIn ? <li>{t("instant.reels.fullOften", { oneIn: whole(fullGridOneIn) })}</li> : null}
      </ul>
      <p className="quiet">{t("instant.reels.perWay")}</p>
      <Paytable sheet={sheet} heads={[3, 4, 5].map((count) => t("play.odds.of", { count: whole(count) }))} />
      <table className="paytable reel-values">
        <thead>
          <tr>
            <th scope="col">{t("instant.reels.coinValue")}</th>
            <th scope="col">{t("instant.reels.coinChance")}</th>
          </tr>
        </thead>
        <tbody>
          {hold.values.map(({ value, weight, of }) => (
            <tr key={value}>
              <td>
                <bdi>{timesText(value, language)}</bdi>
              </td>
              <td>
                <bdi>{formatBasisPoints(Math.floor((weight * 10_000) / of), language)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export const view: InstantView = { Board, Odds };
