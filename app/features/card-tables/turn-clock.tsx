import { useEffect, useState } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";

const LONGEST_S = 40;

/** What is left of a turn. Without script it says how much was left when the page was made. */
export function TurnClock({ seconds }: { seconds: number }) {
  const { t } = useSpeech();
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    setLeft(seconds);
    const endAt = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      setLeft(Math.max(0, Math.ceil((endAt - performance.now()) / 1000)));
    }, 500);
    return () => clearInterval(timer);
  }, [seconds]);

  return (
    <span className="turn-clock" role="timer" aria-live="off">
      <progress max={LONGEST_S} value={left} aria-label={t("tables.clock")} />
      <span>{t("tables.seconds", { count: left })}</span>
    </span>
  );
}
