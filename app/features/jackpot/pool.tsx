import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { Amount } from "#app/components/amount.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import type { ShownPool } from "./jackpot-of.ts";
import "./jackpot.css";

/** Nobody looks at a pool that is older than half a minute. */
const ASKED_EVERY_MS = 25_000;

/** The pool of the house, which is asked for again while somebody looks at it. */
export function Pool({ pool: { title, note, amount, more } }: { pool: ShownPool }) {
  const { load, data } = useFetcher<{ pool: { amount: string } | null }>();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) load(paths.jackpot());
    }, ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [load]);
  return (
    <section className="jackpot jackpot--pool lapis" aria-label={title}>
      <h2 className="jackpot__title">{title}</h2>
      <p className="jackpot__amount">
        <Amount value={data?.pool?.amount ?? amount} />
      </p>
      <p className="jackpot__note">
        <span className="jackpot__rule">{note}</span> <a href={paths.jackpot()}>{more}</a>
      </p>
    </section>
  );
}
