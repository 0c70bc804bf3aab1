import { useSpeech } from "#app/i18n/speech.tsx";
import { callDocsPath } from "./call-docs-paths.ts";
import { WithCode } from "./with-code.tsx";

import "./call-docs.css";

export type ShownCall = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly about: string;
  /** What it needs, in sentences of the visitor's language. */
  readonly needs: readonly string[];
  readonly fields: readonly { name: string; kind: string; isNeeded: boolean; about: string }[];
  readonly value: string;
  /** A whole answer, as it might come. */
  readonly answered: string;
  readonly codes: readonly { code: string; status: string; message: string }[];
  readonly curl: string;
  readonly typescript: string;
};

/** One call: what it needs, how it is made, what it answers, and with what it is refused. */
export function CallPage({ call }: { call: ShownCall }) {
  const { t } = useSpeech();
  return (
    <div className="page stack call-docs">
      <h1 dir="ltr" lang="en">
        {call.name}
      </h1>
      <p dir="ltr" lang="en">
        <code>
          {call.method} {call.path}
        </code>
      </p>
      <p dir="ltr" lang="en">
        <WithCode text={call.about} />
      </p>
      <ul>
        {call.needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      {call.fields.length > 0 && <Fields fields={call.fields} />}
      <Example title="curl" text={call.curl} />
      <Example title="TypeScript" text={call.typescript} />
      <Example title={t("calls.docs.answer")} text={call.value} />
      <Example title={t("calls.docs.answered")} text={call.answered} />
      <section className="stack">
        <h2>{t("calls.docs.refusals")}</h2>
        <ul className="call-docs__list">
          {call.codes.map(({ code, status, message }) => (
            <li key={code}>
              <code dir="ltr">
                {status} {code}
              </code>
              <br />
              {message}
            </li>
          ))}
        </ul>
      </section>
      <p>
        <a href={callDocsPath()}>{t("calls.docs.all")}</a>
      </p>
    </div>
  );
}

function Fields({ fields }: Pick<ShownCall, "fields">) {
  const { t } = useSpeech();
  return (
    <section className="stack">
      <h2>{t("calls.docs.fields")}</h2>
      <ul className="call-docs__list">
        {fields.map(({ name, kind, isNeeded, about }) => (
          <li key={name}>
            <code dir="ltr">
              {name}: {kind}
            </code>{" "}
            {isNeeded ? t("calls.docs.needed") : t("calls.docs.optional")}
            {about !== "" && (
              <>
                <br />
                <span dir="ltr" lang="en">
                  <WithCode text={about} />
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Example({ title, text }: { title: string; text: string }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      <pre className="call-docs__code" dir="ltr" lang="en">
        <code>{text}</code>
      </pre>
    </section>
  );
}
