import { Fragment, type ReactNode } from "react";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { subLoginPaths } from "#app/lib/paths/sub-login-paths.ts";
import type { ShownDeeds, ShownSubLogin } from "./shown-sub-login.ts";

const FACTS = ["rights", "made", "seen", "state"] as const;
const COLUMNS = ["at", "deed", "place", "address", "outcome"] as const;

type SubLoginPageProps = {
  subLogin: ShownSubLogin;
  deeds: ShownDeeds;
  /** What was done a moment ago; empty for nothing. */
  done: string;
  edition: string;
  answer: FormAnswer | undefined;
  /** The boxes of its rights, and what proves the owner. */
  children: ReactNode;
};

/** One sub-login: what it may, what it did, and its end. */
export function SubLoginPage({ subLogin, deeds, done, edition, answer, children }: SubLoginPageProps) {
  const { t } = useSpeech();
  const { isEnded, cells } = subLogin;
  return (
    <>
      <p>
        <a href={subLoginPaths.subLogins()}>{t("subLogins.back")}</a>
      </p>
      <h1>
        <bdi>{cells.name}</bdi>
      </h1>
      {done === "" ? null : <Notice kind="good">{done}</Notice>}
      <dl className="facts" data-testid="sub-login-facts">
        {FACTS.map((name) => (
          <Fragment key={name}>
            <dt>{t(`subLogins.columns.${name}`)}</dt>
            <dd>
              <bdi>{cells[name]}</bdi>
            </dd>
          </Fragment>
        ))}
      </dl>
      {isEnded ? null : (
        <>
          <PostForm id="rights" answer={answer} edition={edition} className="stack panel cashier-form">
            <input type="hidden" name="intent" value="rights" />
            {children}
            <Button kind="primary">{t("subLogins.save")}</Button>
          </PostForm>
          <PostForm id="end" className="stack panel">
            <input type="hidden" name="intent" value="end" />
            <p>{t("subLogins.endText")}</p>
            <Button kind="danger">{t("subLogins.end")}</Button>
          </PostForm>
        </>
      )}
      <Deeds {...deeds} />
    </>
  );
}

function Deeds({ rows, next }: ShownDeeds) {
  const { t } = useSpeech();
  const title = t("subLogins.lately");
  const columns = COLUMNS.map((name) => ({ name, title: t(`subLogins.columns.${name}`) }));
  const written = rows.map(({ id, place, address, ...cells }) => ({
    id,
    cells: {
      ...cells,
      place: (
        <a href={place} dir="ltr">
          {place}
        </a>
      ),
      address: <bdi dir="ltr">{address}</bdi>,
    },
  }));
  return (
    <section className="stack" data-testid="deeds">
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{t("subLogins.nothing")}</p>
      ) : (
        <RecordTable caption={title} columns={columns} rows={written} />
      )}
      {next === null ? null : (
        <p>
          <a className="button" href={next} rel="next">
            {t("subLogins.earlier")}
          </a>
        </p>
      )}
    </section>
  );
}
