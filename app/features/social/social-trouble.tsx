import { Link } from "@remix-run/react";
import { Notice } from "#app/components/notice.tsx";
import type { ShownTrouble } from "#app/lib/social-ways.ts";

/** Why nobody is signed in who went to a provider, and the ways that are open. */
export function SocialTrouble({ title, text, again, other }: ShownTrouble) {
  return (
    <>
      <h1>{title}</h1>
      <div className="panel stack entry__panel">
        <Notice kind="error">{text}</Notice>
        {again ? (
          <a className="button button--primary button--wide" href={again.href} target="_self">
            {again.text}
          </a>
        ) : null}
        <Link className="button button--quiet button--wide" to={other.href}>
          {other.text}
        </Link>
      </div>
    </>
  );
}
