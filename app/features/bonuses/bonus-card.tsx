import type { ReactNode } from "react";
import type { ShownBonus, ShownProgress } from "./shown-bonus.ts";
import "#app/styles/rewards.css";

/** One bonus: what it is, how far it is, until when; and what can be done about it. */
export function BonusCard({ bonus, children }: { bonus: ShownBonus; children?: ReactNode }) {
  const { href, title, source, state, stateText, progress, note } = bonus;
  return (
    <li className="panel stack bonus-card" data-testid="bonus-card" data-state={state}>
      <h2 className="bonus-card__title">
        <a href={href}>{title}</a>
      </h2>
      <p className="quiet">
        {source} · <strong>{stateText}</strong>
        {note ? <> · {note}</> : null}
      </p>
      {progress ? <BonusProgress {...progress} /> : null}
      {children}
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
