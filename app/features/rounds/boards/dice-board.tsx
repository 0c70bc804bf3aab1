import { useSpeech } from "#app/i18n/speech.tsx";
import type { RoundOutcome } from "#server/studio/rounds/index.ts";

/** The bowl is lifted after it was shaken for so long. */
export const SHAKEN_MS = 1_800;

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[30, 30]],
  2: [
    [17, 17],
    [43, 43],
  ],
  3: [
    [17, 17],
    [30, 30],
    [43, 43],
  ],
  4: [
    [17, 17],
    [43, 17],
    [17, 43],
    [43, 43],
  ],
  5: [
    [17, 17],
    [43, 17],
    [30, 30],
    [17, 43],
    [43, 43],
  ],
  6: [
    [17, 15],
    [43, 15],
    [17, 30],
    [43, 30],
    [17, 45],
    [43, 45],
  ],
};

export function Die({ face }: { face: number }) {
  return (
    <svg className="die" viewBox="0 0 60 60" aria-hidden="true" focusable="false">
      <rect className="die__body" x="2" y="2" width="56" height="56" rx="12" />
      {(PIPS[face] ?? []).map(([cx, cy]) => (
        <circle
          key={`${cx} ${cy}`}
          className={face === 1 || face === 4 ? "die__pip die__pip--red" : "die__pip"}
          cx={cx}
          cy={cy}
          r={face === 1 ? 8 : 5.5}
        />
      ))}
    </svg>
  );
}

type DiceBoardProps = { outcome: RoundOutcome | null; sinceMs: number | null; isShaken: boolean };

/** Three dice on a tray, under a bowl of beaten copper until it is lifted. */
export function DiceBoard({ outcome, sinceMs, isShaken }: DiceBoardProps) {
  const { t } = useSpeech();
  const isLifted = outcome?.kind === "sic-bo" && (sinceMs === null || sinceMs >= SHAKEN_MS);
  if (!isLifted || outcome?.kind !== "sic-bo") {
    const shakes = isShaken || outcome !== null;
    return (
      <div className="tray" role="img" aria-label={t("rounds.dice.bowl")}>
        <svg className={shakes ? "bowl bowl--shaken" : "bowl"} viewBox="0 0 200 120" aria-hidden="true">
          <path className="bowl__side" d="M18 104C18 44 56 14 100 14S182 44 182 104Z" />
          <path className="bowl__band" d="M26 76H174M20 92H180" />
          <path className="bowl__star" d="M100 30l6 14 15 1-12 10 4 15-13-8-13 8 4-15-12-10 15-1z" />
          <circle className="bowl__knob" cx="100" cy="11" r="7" />
        </svg>
      </div>
    );
  }
  const [one = 1, two = 1, three = 1] = outcome.dice;
  const total = one + two + three;
  return (
    <div
      className="tray"
      role="img"
      aria-label={t("rounds.dice.shown", { one, two, three, total })}
      dir="ltr"
    >
      <Die face={one} />
      <Die face={two} />
      <Die face={three} />
      <strong className="tray__total">{t("rounds.dice.total", { total })}</strong>
    </div>
  );
}
