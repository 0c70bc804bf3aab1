import { Amount } from "#app/components/amount.tsx";
import { usePartWhenIdle } from "#app/fragments/use-part-when-idle.ts";
import { paths } from "#app/lib/paths.ts";
import type { ShownJackpot } from "./jackpot-of.ts";
import "./jackpot.css";

const loadCounter = async () => (await import("./jackpot-counter.tsx")).JackpotCounter;

/**
 * The number under the banner of the slots (F03). The server writes it. Where no pool stands behind it, it goes on
 * counting with script; a pool's number is as old as the page.
 */
export function Jackpot({ jackpot }: { jackpot: ShownJackpot }) {
  const { title, note, amount, more } = jackpot;
  const Counter = usePartWhenIdle(!more, loadCounter);
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
      <p className="jackpot__note">
        {note} {more ? <a href={paths.jackpot()}>{more}</a> : null}
      </p>
    </section>
  );
}
