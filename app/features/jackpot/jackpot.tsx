import { Amount } from "#app/components/amount.tsx";
import { usePartWhenIdle } from "#app/lib/browser/use-part-when-idle.ts";
import type { ShownCounter } from "./jackpot-of.ts";
import "./jackpot.css";

const loadCounter = async () => (await import("./jackpot-counter.tsx")).JackpotCounter;

/** The number under the banner of the slots (F03): the server writes it, and it goes on counting with script. */
export function Jackpot({ jackpot }: { jackpot: ShownCounter }) {
  const { title, note, amount } = jackpot;
  const Counter = usePartWhenIdle(true, loadCounter);
  return (
    <section className="jackpot lapis" aria-label={title}>
      <h2 className="jackpot__title">{title}</h2>
      {Counter ? (
        <Counter jackpot={jackpot} />
      ) : (
        <p className="jackpot__amount">
          <Amount value={amount} />
        </p>
      )}
      <p className="jackpot__note">{note}</p>
    </section>
  );
}
