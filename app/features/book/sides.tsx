import type { ShownEvent } from "./shown-offer.ts";

/** The two sides with their shirts and, once it is played, the score. */
export function Sides({ event }: { event: ShownEvent }) {
  const { home, away, colours, score } = event;
  return (
    <span className="book-sides">
      <Side name={home} colours={colours[0]} goals={score?.[0]} />
      {away === null ? null : <Side name={away} colours={colours[1]} goals={score?.[1]} />}
    </span>
  );
}

type SideProps = {
  name: string;
  colours: ShownEvent["colours"][number] | undefined;
  goals: string | undefined;
};

function Side({ name, colours, goals }: SideProps) {
  return (
    <span className="book-side">
      {colours ? <Shirt colours={colours} /> : null}
      <span className="book-side__name">{name}</span>
      {goals === undefined ? null : <bdi className="book-side__goals">{goals}</bdi>}
    </span>
  );
}

function Shirt({ colours: [body, trim] }: { colours: readonly [string, string] }) {
  return (
    <svg className="book-shirt" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M8 2 2 6l3 5 2-1v12h10V10l2 1 3-5-6-4a4 4 0 0 1-8 0Z" fill={body} stroke="currentColor" />
      <path d="M10.5 4.6V22h3V4.6a4 4 0 0 1-3 0Z" fill={trim} />
    </svg>
  );
}
