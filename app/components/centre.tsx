import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

export type CentreEntry = {
  readonly name: string;
  readonly path: string;
  readonly icon: IconName;
  readonly text: string;
  /** How many wait behind it, already written; empty where nothing does. */
  readonly count: string;
};

type CentreProps = {
  label: string;
  entries: readonly CentreEntry[];
  /** The entry that the page belongs to. */
  here: string | undefined;
  children: ReactNode;
};

/**
 * A centre: its entries, the active one marked, and the page beside or below them. The links are plain, because each
 * page is made for one player (app/pages/fragments/plain-links.ts follows them).
 */
export function Centre({ label, entries, here, children }: CentreProps) {
  return (
    <div className="centre">
      {entries.length === 0 ? null : (
        <nav className="centre__nav" aria-label={label}>
          <ul className="centre__entries">
            {entries.map(({ name, icon, path, text, count }) => (
              <li key={name} className={name === here ? "centre__here" : undefined}>
                <a className="centre__entry" href={path} aria-current={name === here ? "page" : undefined}>
                  <Icon name={icon} />
                  {text}
                  {count === "" ? null : <span className="badge">{count}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="centre__page">{children}</div>
    </div>
  );
}
