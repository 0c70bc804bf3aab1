import { useSpeech } from "#app/i18n/speech.tsx";
import { callDocsPath, INTERFACE_FILE } from "./call-docs-paths.ts";
import { WithCode } from "./with-code.tsx";

import "./call-docs.css";

export type ListedCall = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly about: string;
};
export type CallGroup = {
  readonly module: string;
  readonly title: string;
  readonly calls: readonly ListedCall[];
};

/** All calls by what they are about; each leads to all that is known of it. */
export function CallList({ title, groups }: { title: string; groups: readonly CallGroup[] }) {
  const { t } = useSpeech();
  return (
    <div className="page stack">
      <h1>{title}</h1>
      <p className="page__intro">
        {t("calls.docs.intro")} {t("calls.docs.onPages")} {t("calls.docs.english")}
      </p>
      <p>
        <a href={INTERFACE_FILE}>{t("calls.docs.document")}</a>
      </p>
      {groups.map((group) => (
        <section key={group.module} className="stack" aria-labelledby={`calls-${group.module}`}>
          <h2 id={`calls-${group.module}`}>{group.title}</h2>
          <ul className="call-docs__list">
            {group.calls.map((call) => (
              <li key={call.name} dir="ltr" lang="en">
                <a href={callDocsPath(call.name)}>{call.name}</a>{" "}
                <code>
                  {call.method} {call.path}
                </code>
                <br />
                <WithCode text={call.about} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
