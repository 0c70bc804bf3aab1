import { useSpeech } from "#app/i18n/speech.tsx";
import { FLIGHT_TOP, multiplierAt } from "#server/core/flight.ts";
import type { PublicRound } from "#server/studio/rounds/index.ts";
import { timesText } from "../written.ts";
import { Simorgh } from "./simorgh.tsx";

const WIDTH = 600;
const HEIGHT = 320;
const LEFT = 24;
const GROUND = 284;
const STEPS = 40;
/** The picture grows with the flight, but shows at least so much. */
const SHOWN_MS = 9_000;
const SHOWN_AT = 180;

type CrashBoardProps = { round: PublicRound | null; nowMs: number };

/** The simorgh over the mountains: where it is, and how far it has come. */
export function CrashBoard({ round, nowMs }: CrashBoardProps) {
  const { t, language } = useSpeech();
  const point = round?.outcome?.kind === "crash" ? round.outcome.point : null;
  const flownMs = flownOf(round, nowMs);
  const shown = point ?? multiplierAt(flownMs);
  const isGone = point !== null && point < FLIGHT_TOP;
  const isUp = round?.state === "drawing" || point !== null;
  const curve = curveOf(flownMs, shown);
  return (
    <svg
      className={`flight${isGone ? " flight--gone" : ""}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={
        isUp ? `${t("rounds.crash.board")}: ${timesText(shown, language)}` : t("rounds.crash.board")
      }
    >
      <Landscape />
      {isUp ? (
        <>
          <path className="flight__under" d={`${curve.path} L${curve.x} ${GROUND} L${LEFT} ${GROUND} Z`} />
          <path className="flight__curve" d={curve.path} />
        </>
      ) : null}
      {isGone ? (
        <Feathers x={curve.x} y={curve.y} />
      ) : (
        <Simorgh x={isUp ? curve.x : LEFT + 46} y={isUp ? curve.y : GROUND - 26} tilt={isUp ? -18 : 0} />
      )}
      {isUp ? (
        <text className="flight__at" x={WIDTH / 2} y="118" textAnchor="middle">
          {timesText(shown, language)}
        </text>
      ) : null}
    </svg>
  );
}

/** How long the flight has been up: to its end, once that is known. */
function flownOf(round: PublicRound | null, nowMs: number): number {
  if (!round?.drawnAt || (round.state !== "drawing" && round.outcome === null)) return 0;
  if (round.outcome?.kind === "crash") return momentBefore(round.outcome.point);
  return Math.max(0, nowMs - round.drawnAt);
}

/** Near enough for a picture. */
function momentBefore(point: number): number {
  return Math.log(point / 100) / 0.00006;
}

function curveOf(flownMs: number, at: number): { path: string; x: number; y: number } {
  const spanMs = Math.max(SHOWN_MS, flownMs * 1.12);
  const height = Math.max(SHOWN_AT, 100 + (at - 100) * 1.25) - 100;
  const placeOf = (ms: number) => ({
    x: Math.round(LEFT + ((WIDTH - 2 * LEFT - 40) * ms) / spanMs),
    y: Math.round(GROUND - ((GROUND - 60) * (100 * Math.exp(0.00006 * ms) - 100)) / height),
  });
  const points = Array.from({ length: STEPS + 1 }, (_, step) => placeOf((flownMs * step) / STEPS));
  const end = placeOf(flownMs);
  return { path: `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`, ...end };
}

function Feathers({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="flight__feathers">
      {[-70, -25, 20, 65, 110].map((turn) => (
        <path key={turn} transform={`rotate(${turn}) translate(14 0)`} d="M0 0q16-10 34-4q-14 10-34 4z" />
      ))}
    </g>
  );
}

/** Damavand at dusk, with the river plain before it. */
function Landscape() {
  return (
    <>
      <defs>
        <linearGradient id="flight-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="flight__sky-top" />
          <stop offset="1" className="flight__sky-low" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#flight-sky)" />
      <g className="flight__stars">
        {[
          [60, 40],
          [128, 78],
          [205, 30],
          [290, 58],
          [372, 26],
          [447, 70],
          [520, 38],
          [566, 92],
        ].map(([cx, cy]) => (
          <circle key={cx} cx={cx} cy={cy} r="1.6" />
        ))}
      </g>
      <circle className="flight__moon" cx="500" cy="66" r="22" />
      <path
        className="flight__far"
        d="M0 250 L90 190 L150 222 L240 160 L330 226 L420 176 L520 232 L600 196 V320 H0Z"
      />
      <path className="flight__peak" d="M300 286 L402 132 L428 160 L444 146 L540 286Z" />
      <path
        className="flight__snow"
        d="M402 132 L428 160 L444 146 L462 172 L446 184 L430 174 L414 190 L396 172 L380 178 L384 160Z"
      />
      <path className="flight__near" d="M0 290 Q80 250 170 280 T360 276 T600 268 V320 H0Z" />
    </>
  );
}
