import { useEffect, useState } from "react";
import { Amount } from "#app/components/amount.tsx";
import { Icon } from "#app/components/icon.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { JACKPOT_STEP_MINOR, JACKPOT_STEP_MS, type ShownCounter } from "./jackpot-of.ts";

/** Counts on from what the server wrote, until somebody presses the button (WCAG 2.2.2). */
export function JackpotCounter({ jackpot: { minor, asset, pause, play } }: { jackpot: ShownCounter }) {
  const { language } = useSpeech();
  const [steps, setSteps] = useState(0n);
  const [isPaused, setIsPaused] = useState(false);

  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => setSteps((count) => count + 1n), JACKPOT_STEP_MS);
    return () => clearInterval(timer);
  }, [isPaused]);

  const amount = money(BigInt(minor) + steps * JACKPOT_STEP_MINOR, asset);
  return (
    <p className="jackpot__amount">
      <Amount value={formatMoney(amount, language)} />
      <button type="button" className="icon-button" onClick={() => setIsPaused(!isPaused)}>
        <Icon name={isPaused ? "play" : "pause"} />
        <span className="visually-hidden">{isPaused ? play : pause}</span>
      </button>
    </p>
  );
}
