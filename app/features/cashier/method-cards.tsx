import { Link } from "@remix-run/react";

/** A way to choose, with what it costs and takes, everything written in the visitor's language. */
export type ShownCard = {
  readonly id: string;
  readonly href: string;
  readonly isChosen: boolean;
  readonly name: string;
  readonly lines: readonly string[];
};

type MethodCardsProps = { title: string; cards: readonly ShownCard[] };

/** The ways to choose from, each a link, so that the chosen one has an address. */
export function MethodCards({ title, cards }: MethodCardsProps) {
  return (
    <nav aria-labelledby="methods-title">
      <h2 id="methods-title" className="heading">
        <span className="heading__text">{title}</span>
      </h2>
      <ul className="methods">
        {cards.map(({ id, href, isChosen, name, lines }) => (
          <li key={id}>
            <Link
              className="method"
              to={href}
              aria-current={isChosen ? "true" : undefined}
              preventScrollReset
            >
              <span className="method__name">{name}</span>
              {lines.map((line) => (
                <span key={line} className="method__line">
                  {line}
                </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
