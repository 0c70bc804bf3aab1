import type { ShownBar } from "./shown-bars.ts";
import "#app/styles/areas/profit.css";

/** A bar for each day; the same figures stand in the table below. Time runs as the page is read. */
export function ProfitChart({ label, bars }: { label: string; bars: readonly ShownBar[] }) {
  return (
    <figure className="profit-chart">
      <svg
        className="profit-chart__bars"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map(({ title, isLoss, ...bar }) => (
          <rect key={title} {...bar} className={isLoss ? "profit-chart__loss" : "profit-chart__gain"}>
            <title>{title}</title>
          </rect>
        ))}
      </svg>
      <figcaption className="quiet">{label}</figcaption>
    </figure>
  );
}
