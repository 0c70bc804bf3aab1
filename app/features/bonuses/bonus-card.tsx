import type { ShownBonus, ShownProgress } from "./shown-bonus.ts";
import "#app/styles/areas/rewards.css";

/** One bonus: what it is, what gave it and when, how far it is, and until when. */
export function BonusCard({ bonus }: { bonus: ShownBonus }) {
  const { href, title, source, origin, given, state, stateText, progress, note } = bonus;
  return (
    <li className="panel stack bonus-card" data-testid="bonus-card" data-state={state}>
      <h2 className="bonus-card__title">
        <a href={href}>{title}</a>
      </h2>
      <p className="quiet">
        <strong>{stateText}</strong>
        {note ? <> · {note}</> : null}
      </p>
      <p data-testid="bonus-origin">
        {source}
        {origin?.text ? <> · {origin.text}</> : null} · <span className="quiet">{given}</span>
      </p>
      {progress ? <BonusProgress {...progress} /> : null}
    </li>
  );
}

export function BonusProgress({ percent, text }: ShownProgress) {
  return (
    <p className="bonus-card__progress">
      <progress className="progress" max={100} value={percent} aria-label={text} />
      <span data-testid="bonus-progress">{text}</span>
    </p>
  );
}
