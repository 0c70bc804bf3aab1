import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

/** One filter of a list: its name and FilterChoices. */
export function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="filters__group" aria-label={label}>
      <span className="filters__label" aria-hidden="true">
        {label}
      </span>
      {children}
    </nav>
  );
}

type FilterChoiceProps = { to: string; chosen: boolean; children: ReactNode };

/** A choice is a link, so that what was filtered has an address. */
export function FilterChoice({ to, chosen, children }: FilterChoiceProps) {
  return (
    <Link className="chip" to={to} aria-current={chosen || undefined} preventScrollReset>
      {children}
    </Link>
  );
}
