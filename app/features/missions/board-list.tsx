import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownBoard } from "./shown-board.ts";

/** The boards that go on, each with where its reader stands. */
export function BoardList({ boards }: { boards: readonly ShownBoard[] }) {
  const { t } = useSpeech();
  if (boards.length === 0) return null;
  return (
    <section className="stack" data-testid="boards">
      <h2>{t("missions.board.title")}</h2>
      <ul className="stack">
        {boards.map(({ code, href, title, repeats, when, ranks, prize, own }) => (
          <li key={code} className="panel stack bonus-card" data-testid="board-card">
            <h3 className="bonus-card__title">
              <a href={href}>{title}</a>
            </h3>
            <p className="quiet">
              {repeats} · {when}
            </p>
            <p>{ranks}</p>
            {prize ? <p>{prize}</p> : null}
            <p>
              <strong>{own}</strong>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
