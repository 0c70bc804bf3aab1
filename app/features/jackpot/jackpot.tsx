import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { Amount } from "#app/components/amount.tsx";
import { paths } from "#app/lib/paths.ts";
import { usePartWhenIdle } from "#app/lib/use-part-when-idle.ts";
import type { ShownJackpot } from "./jackpot-of.ts";
import "./jackpot.css";

const loadCounter = async () => (await import("./jackpot-counter.tsx")).JackpotCounter;

/**
 * The number under the banner of the slots (F03). The server writes it. Where no pool stands behind it, it goes on
 * counting with script; a pool's is asked for again.
 */
export function Jackpot({ jackpot }: { jackpot: ShownJackpot }) {
  const { title, note, amount, more } = jackpot;
  const Counter = usePartWhenIdle(!more, loadCounter);
  return (
    <section className="jackpot lapis" aria-label={title}>
      <h2 className="jackpot__title">{title}</h2>
      {Counter ? <Counter jackpot={jackpot} /> : <Pool amount={amount} isAsked={more !== null} />}
      <p className="jackpot__note">
        {note} {more ? <a href={paths.jackpot()}>{more}</a> : null}
      </p>
    </section>
  );
}

/** Nobody looks at a pool that is older than half a minute. */
const ASKED_EVERY_MS = 25_000;

function Pool({ amount, isAsked }: { amount: string; isAsked: boolean }) {
  const { load, data } = useFetcher<{ pool: { amount: string } | null }>();
  useEffect(() => {
    if (!isAsked) return;
    const timer = setInterval(() => {
      if (!document.hidden) load(paths.jackpot());
    }, ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [isAsked, load]);
  return (
    <p className="jackpot__amount">
      <Amount value={data?.pool?.amount ?? amount} />
    </p>
  );
}
