import { Link } from "@remix-run/react";
import { Icon } from "#app/components/icon.tsx";
import type { SecurityGroup, SecurityRow } from "./security-rows.ts";

/** What a player can settle about the account (M01): each behind a door that says how it stands. */
export function SecurityHub({ groups }: { groups: readonly SecurityGroup[] }) {
  return groups.map(({ name, rows }) => (
    <section key={name} className="stack" aria-label={name}>
      <h2>{name}</h2>
      <ul className="account-doors">
        {rows.map((row) => (
          <li key={row.href}>
            <Door {...row} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Door({ href, icon, name, text, state }: SecurityRow) {
  return (
    <Link className="account-door" to={href}>
      <span className="account-door__name">
        <Icon name={icon} />
        {name}
      </span>
      <span className="account-door__text">{text}</span>
      {state ? <span className="account-door__state">{state}</span> : null}
    </Link>
  );
}
