import { type Speech, useSpeech } from "#app/i18n/speech.tsx";
import type {
  InstantBoardProps,
  InstantOddsProps,
  InstantView,
  ShownInstantRound,
} from "#app/lib/instant-view.ts";
import { localText } from "#server/core/languages.ts";
import type { Asset } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { Paytable } from "./paytable.tsx";
import { ReelGrid, SmallGrid } from "./reel-grid.tsx";
import {
  COINS_PER_STAKE,
  coinsText,
  type Frame,
  frameOf,
  placeOf,
  type ReelSheet,
  timesText,
} from "./reel-model.ts";
import { useReelOdds } from "./use-reel-odds.ts";
import { useReelRound } from "./use-reel-round.ts";

type FreeDrops = {
  trigger: number;
  awarded: number[];
  again: { from: number; more: number };
  limit: number;
  multipliers: number[];
};
type Sheet = ReelSheet & {
  counted: "anywhere" | "clusters";
  from: number[];
  multipliers: number[];
  freeDrops: FreeDrops | null;
  capStakes: number;
  /** The best of the rounds that the return was simulated with, in coins. */
  topSeen: number;
  roundsSeen: number;
};
type Step = {
  rows: string[];
  wins: { symbol: string; count: number; cells: number[]; win: number }[];
  multiplier: number;
  win: number;
};
type Drop = { free: boolean; steps: Step[]; awarded: number; win: number };
type Round = { drops: Drop[]; win: number; isCapped: boolean };

function standing({ rows, wins }: Step): Frame {
  const lit = new Set(wins.flatMap(({ cells }) => cells.map((cell) => placeOf(cell, rows))));
  return frameOf(rows, { lit });
}

/** What fell or came in: every cell above the lowest one that vanished in its column. */
function freshAfter({ rows, wins }: Step): Set<number> {
  const high = rows.length;
  const columns = rows[0]?.length ?? 0;
  const lowest = new Map<number, number>();
  for (const cell of wins.flatMap(({ cells }) => cells)) {
    const column = Math.floor(cell / high);
    lowest.set(column, Math.max(lowest.get(column) ?? -1, cell % high));
  }
  const fresh = new Set<number>();
  for (const [column, row] of lowest) {
    for (let above = 0; above <= row; above += 1) fresh.add(above * columns + column);
  }
  return fresh;
}

function framesOf({ drops }: Round, speech: Speech): Frame[] {
  return drops.flatMap(({ steps }, drop) =>
    steps.map((step, place) => {
      const before = steps[place - 1];
      const all = new Set(
        Array.from({ length: step.rows.length * (step.rows[0]?.length ?? 0) }, (_, at) => at),
      );
      const note = noteOf(step, { drop, last: drops.length - 1 }, speech);
      return { ...standing(step), fresh: before ? freshAfter(before) : all, note };
    }),
  );
}

/** Which free drop it is, and what its wins are multiplied by. The first drop is the paid one. */
function noteOf(
  { wins, multiplier }: Step,
  { drop, last }: { drop: number; last: number },
  { t, language }: Speech,
): string {
  const whole = (value: number) => formatWhole(value, language);
  const parts = [
    drop === 0 ? "" : t("instant.reels.freeDropOf", { number: whole(drop), total: whole(last) }),
    wins.length > 0 ? t("instant.reels.multiplier", { times: whole(multiplier) }) : "",
  ];
  return parts.filter(Boolean).join(" · ");
}

function Board(props: InstantBoardProps) {
  const { asset, round, isMoving } = props;
  const { t, language, sheet, played, frames, frame } = useReelRound<Sheet, Round>(props, framesOf);
  const [paid, ...free] = played?.drops ?? [];
  return (
    <div className="reels-board">
      {/* Anew for each picture, so that what has just come in falls. */}
      {frame ? <ReelGrid key={frames.indexOf(frame)} sheet={sheet} frame={frame} /> : null}
      <p className="reel-note">{isMoving ? frame?.note : null}</p>
      {round && paid && !isMoving ? (
        <>
          {played?.isCapped ? (
            <p className="reel-note">
              {t("instant.reels.capped", { times: timesText(sheet.capStakes * COINS_PER_STAKE, language) })}
            </p>
          ) : null}
          {paid.steps.length > 1 || free.length > 0 ? (
            <Steps
              {...{ sheet, asset, round }}
              drops={[paid]}
              title={t("instant.reels.steps", { count: paid.steps.length })}
            />
          ) : null}
          {free.length > 0 ? (
            <Steps
              {...{ sheet, asset, round }}
              drops={free}
              title={t("instant.reels.freeDrops", { count: free.length })}
            />
          ) : null}
        </>
      ) : null}
    </div>
  );
}

type StepsProps = {
  sheet: Sheet;
  asset: Asset;
  round: ShownInstantRound;
  drops: readonly Drop[];
  title: string;
};

/** Every grid between two falls as a small picture, with what vanished from it and what that paid. */
function Steps({ sheet, asset, round, drops, title }: StepsProps) {
  const { t, language } = useSpeech();
  const nameOf = (letter: string) => localText(sheet.symbols[letter]?.names ?? { fa: "" }, language);
  const amount = (win: number) => coinsText(round.stakeMinor, win, { asset, language });
  const saidOf = ({ wins, multiplier }: Step) =>
    wins.map(({ symbol, count, win }) =>
      t("instant.reels.groupWin", {
        count: formatWhole(count, language),
        symbol: nameOf(symbol),
        amount: amount(win),
        times: formatWhole(multiplier, language),
      }),
    );
  return (
    <details className="walnut-case__more reel-steps">
      <summary>{title}</summary>
      <ol className="reel-steps__list">
        {drops.flatMap(({ steps }, drop) =>
          steps.map((step, place) => {
            const said = saidOf(step);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
              <li key={`${drop} ${place}`}>
                <SmallGrid
                  {...{ sheet, frame: standing(step) }}
                  label={t("instant.reels.step", { number: formatWhole(place + 1, language) })}
                />
                {said.length > 0 ? (
                  <ul className="reel-wins">
                    {said.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                ) : (
                  <p className="reel-wins">{t("instant.reels.stepNothing")}</p>
                )}
              </li>
            );
          }),
        )}
      </ol>
    </details>
  );
}

function Odds(props: InstantOddsProps) {
  const { t, language, sheet, wild, scatter, whole } = useReelOdds<Sheet>(props);
  const { counted, from, multipliers, freeDrops, capStakes, bonusOneIn, topSeen, roundsSeen } = sheet;
  const ladder = (steps: readonly number[]) => steps.map((step) => `×${whole(step)}`).join(" ");
  const least = whole(from[0] ?? 0);
  return (
    <>
      <ul className="odds__rules">
        <li>{t(`instant.reels.${counted}Rule`, { least })}</li>
        <li>{t("instant.reels.fallRule")}</li>
        <li>{t("instant.reels.ladderRule", { ladder: ladder(multipliers) })}</li>
        {wild ? <li>{t("instant.reels.wildTouches", { wild })}</li> : null}
        {freeDrops ? (
          <>
            <li>
              {t("instant.reels.freeDropRule", {
                scatter,
                counts: countsOf(freeDrops, whole),
                awarded: freeDrops.awarded.map(whole).join(" / "),
              })}
            </li>
            <li>{t("instant.reels.freeLadderRule", { ladder: ladder(freeDrops.multipliers) })}</li>
            <li>
              {t("instant.reels.freeDropAgain", {
                scatter,
                from: whole(freeDrops.again.from),
                more: whole(freeDrops.again.more),
                limit: whole(freeDrops.limit),
              })}
            </li>
            {bonusOneIn ? <li>{t("instant.reels.freeOften", { oneIn: whole(bonusOneIn) })}</li> : null}
          </>
        ) : null}
        <li>
          {t("instant.reels.capRule", {
            times: whole(capStakes),
            seen: timesText(topSeen, language),
            rounds: whole(roundsSeen),
          })}
        </li>
      </ul>
      <p className="quiet">{t("instant.reels.perGroup")}</p>
      <Paytable sheet={sheet} heads={headsOf(from, whole)} />
    </>
  );
}

/** 4 / 5 / 6+ */
function countsOf({ trigger, awarded }: FreeDrops, whole: (value: number) => string): string {
  const last = awarded.length - 1;
  return awarded.map((_, more) => `${whole(trigger + more)}${more === last ? "+" : ""}`).join(" / ");
}

/** 8–9, 10–11, 12+ */
function headsOf(from: readonly number[], whole: (value: number) => string): string[] {
  return from.map((first, band) => {
    const next = from[band + 1];
    if (next === undefined) return `${whole(first)}+`;
    return next - 1 === first ? whole(first) : `${whole(first)}–${whole(next - 1)}`;
  });
}

export const view: InstantView = { Board, Odds };
