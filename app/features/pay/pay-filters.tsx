import type { ShownIncome } from "./shown-pay.ts";

/** What figures are filtered by, as links. */
export function PayFilters({ filters }: Pick<ShownIncome, "filters">) {
  return (
    <div className="filters">
      {filters.map(({ label, choices }) => (
        <nav key={label} className="filters__group" aria-label={label}>
          {choices.map(({ text, href, isChosen }) => (
            <a key={href} className="chip" href={href} aria-current={isChosen ? "true" : undefined}>
              {text}
            </a>
          ))}
        </nav>
      ))}
    </div>
  );
}
