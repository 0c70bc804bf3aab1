import { Fragment } from "react";
import type { ShownTerms } from "./shown-terms.ts";

/** Terms in plain words, with an example. */
export function TermsSheet({ terms }: { terms: ShownTerms }) {
  return (
    <>
      <dl className="facts" data-testid="terms">
        {terms.facts.map(({ name, title, value }) => (
          <Fragment key={name}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="quiet" data-testid="example">
        {terms.example}
      </p>
    </>
  );
}
