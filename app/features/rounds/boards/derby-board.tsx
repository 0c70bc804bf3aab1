import { useSpeech } from "#app/i18n/speech.tsx";
import type { RoundOutcome } from "#server/studio/rounds/index.ts";
import { numberText, runnerName } from "../written.ts";
import { Rooster } from "./rooster.tsx";

/** When the last one is in. */
export const RACE_MS = 9_500;

const RUNNERS = [1, 2, 3, 4, 5, 6];
const START = 70;
const FINISH = 546;
const LANE = 46;

type DerbyBoardProps = { outcome: RoundOutcome | null; sinceMs: number | null; number: number };

/** Six lanes, run from left to right as a race track is. */
export function DerbyBoard({ outcome, sinceMs, number }: DerbyBoardProps) {
  const speech = useSpeech();
  const { t, language } = speech;
  const order = outcome?.kind === "derby" ? outcome.order : null;
  return (
    <svg className="track" viewBox="0 0 620 300" role="img" aria-label={t("rounds.derby.track")}>
      <rect className="track__sand" width="620" height="300" />
      {RUNNERS.map((runner, lane) => (
        <g key={runner}>
          <rect
            className={lane % 2 === 0 ? "track__lane" : "track__lane track__lane--odd"}
            x="0"
            y={12 + lane * LANE}
            width="620"
            height={LANE}
          />
          <text className="track__number" x="14" y={42 + lane * LANE}>
            {numberText(runner, language)}
          </text>
        </g>
      ))}
      <path className="track__line" d={`M${START + 34} 12V288M${FINISH + 34} 12V288`} />
      <path className="track__flags" d={`M${FINISH + 34} 12v276`} />
      {RUNNERS.map((runner, lane) => (
        <g
          key={runner}
          transform={`translate(${placeOf(runner, order, sinceMs, number)} ${12 + lane * LANE})`}
          className={`runner runner--${runner}`}
        >
          <title>{t("rounds.derby.runner", { number: runner, name: runnerName(runner, speech) })}</title>
          <Rooster isRunning={order !== null && sinceMs !== null && sinceMs < RACE_MS} />
        </g>
      ))}
    </svg>
  );
}

/** Where a runner is: it comes in at its own time, and is now a little before and now a little behind it. */
function placeOf(
  runner: number,
  order: readonly number[] | null,
  sinceMs: number | null,
  number: number,
): number {
  if (!order) return START;
  const came = order.indexOf(runner);
  if (sinceMs === null) return FINISH - came * 22;
  const takes = RACE_MS - 2_400 + came * 440;
  const share = Math.min(1, sinceMs / takes);
  const sway = Math.sin(share * 9 + runner * 2.1 + number) * 34 * (1 - share) * Math.min(1, share * 5);
  const past = Math.max(0, sinceMs - takes) * 0.02;
  return Math.round(Math.min(FINISH + 44, START + (FINISH - START) * share + sway + past));
}
