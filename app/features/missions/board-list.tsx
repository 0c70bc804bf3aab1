import type { ShownBoard } from "./shown-board.ts";

/** Boards, and of those that go on where their reader stands. */
export function BoardList({ title: heading, boards }: { title: string; boards: readonly ShownBoard[] }) {
  if (boards.length === 0) return null;
  return (
    <section className="stack" data-testid="boards">
      <h2>{heading}</h2>
      <ul className="stack">
        {boards.map(({ code, href, title, repeats, when, ranks, prize, more, own }) => (
          <li key={code} className="panel stack bonus-card" data-testid="board-card">
            <h3 className="bonus-card__title">
              <a href={href}>{title}</a>
            </h3>
            <p className="quiet">
              {repeats} · {when}
            </p>
            <p>{ranks}</p>
            {prize ? (
              <p>
                {prize}
                {more ? <> {more}</> : null}
              </p>
            ) : null}
            {own ? (
              <p>
                <strong>{own}</strong>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
