import { Fragment } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { ShownApplication } from "./shown-application.ts";

/** One application as its member wrote it, its pictures, and our answer. */
export function OwnApplication({ reference, state, facts, pictures }: ShownApplication) {
  return (
    <article className="panel stack" data-state={state} data-testid="application">
      <h3>
        <bdi dir="ltr">{reference}</bdi>
      </h3>
      <dl className="facts">
        {facts.map(({ name, value, isCode }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi dir={isCode ? "ltr" : undefined}>{value}</bdi>
            </dd>
          </Fragment>
        ))}
      </dl>
      <Pictures pictures={pictures} />
    </article>
  );
}

function Pictures({ pictures }: Pick<ShownApplication, "pictures">) {
  const { t, language } = useSpeech();
  if (pictures.length === 0) return null;
  return (
    <ul className="application-pictures">
      {pictures.map((source, nth) => (
        <li key={source}>
          <img
            src={source}
            alt={t("application.picture", { nth: formatWhole(nth + 1, language) })}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  );
}
