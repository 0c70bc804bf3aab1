import { useSpeech } from "#app/i18n/speech.tsx";
import { useSecondsLeft } from "./use-seconds-left.ts";

const LONGEST_S = 40;

/** What is left of a turn. */
export function TurnClock({ seconds }: { seconds: number }) {
  const { t } = useSpeech();
  const left = useSecondsLeft(seconds);
  return (
    <span className="turn-clock" role="timer" aria-live="off">
      <progress max={LONGEST_S} value={left} aria-label={t("tables.clock")} />
      <span>{t("tables.seconds", { count: left })}</span>
    </span>
  );
}
