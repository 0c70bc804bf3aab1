import type { ShownMatches } from "./shown-match.ts";

/** What the next deposit brings; nothing where it brings nothing. */
export function DepositBonuses({ title, matches }: ShownMatches) {
  if (matches.length === 0) return null;
  return (
    <section className="stack" data-testid="deposit-bonuses">
      <h2>{title}</h2>
      <ul className="stack">
        {matches.map(({ code, title: gives, href, lines }) => (
          <li key={code} className="panel stack">
            <h3>{href ? <a href={href}>{gives}</a> : gives}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
