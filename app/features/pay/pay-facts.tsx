import { Fragment } from "react";
import type { ShownFact } from "./shown-pay.ts";

/** Facts of a bill or of an income, one below the other. */
export function PayFacts({ name, facts }: { name: string; facts: readonly ShownFact[] }) {
  return (
    <dl className="facts" data-testid={name}>
      {facts.map((fact) => (
        <Fragment key={fact.name}>
          <dt>{fact.title}</dt>
          <dd data-testid={`${name}-${fact.name}`}>
            {fact.href ? <a href={fact.href}>{fact.value}</a> : fact.value}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
