import type { ShownFact } from "./shown-terms.ts";

/** What terms would have paid, period by period. */
export type ShownPreview = {
  readonly title: string;
  readonly hint: string;
  readonly facts: readonly ShownFact[];
};

/** What the terms would have paid for the periods that are over, for whoever is about to sign them. */
export function BillPreview({ title, hint, facts }: ShownPreview) {
  return (
    <section className="stack" data-testid="preview">
      <h2>{title}</h2>
      <p className="quiet">{hint}</p>
      <dl className="facts">
        {facts.flatMap(({ name, title: term, value }) => [
          <dt key={`${name} term`}>{term}</dt>,
          <dd key={name} data-testid={`preview-${name}`}>
            {value}
          </dd>,
        ])}
      </dl>
    </section>
  );
}
