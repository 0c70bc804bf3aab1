import { useEffect, useState } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { digitsIn } from "#server/core/numbers/digits.ts";

const SECOND_MS = 1000;
const DAY_S = 86_400;

/** What is left until betting closes. The page shows it as it was made; script counts it down. */
export function Countdown({ remainMs }: { remainMs: number }) {
  const { t, language } = useSpeech();
  const [gone, setGone] = useState(0);

  useEffect(() => {
    const from = performance.now();
    setGone(0);
    const timer = setInterval(() => setGone(performance.now() - from), SECOND_MS);
    return () => clearInterval(timer);
  }, []);

  const seconds = Math.max(0, Math.ceil((remainMs - gone) / SECOND_MS));
  if (seconds === 0) return <span className="countdown countdown--over">{t("lottery.closed")}</span>;
  const days = Math.floor(seconds / DAY_S);
  const clock = new Date((seconds % DAY_S) * SECOND_MS).toISOString().slice(11, 19);
  const short = days === 0 && clock.startsWith("00:") ? clock.slice(3) : clock;
  const shown = digitsIn(short, language);
  return (
    <span className={seconds <= 30 ? "countdown countdown--soon" : "countdown"} role="timer">
      {days > 0 ? `${t("lottery.days", { count: days })} ` : ""}
      <bdi>{shown}</bdi>
    </span>
  );
}
