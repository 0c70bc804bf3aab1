import { EmptyState } from "#app/components/empty-state.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { subLoginPaths } from "#app/lib/paths/sub-login-paths.ts";
import type { ShownSubLogin } from "./shown-sub-login.ts";

const COLUMNS = ["name", "rights", "seen", "state"] as const;

type SubLoginsPageProps = {
  title: string;
  intro: string;
  canMake: boolean;
  subLogins: readonly ShownSubLogin[];
};

/** Those who work in an owner's name, and the way to one more. */
export function SubLoginsPage({ title, intro, canMake, subLogins }: SubLoginsPageProps) {
  const { t } = useSpeech();
  const columns = COLUMNS.map((name) => ({ name, title: t(`subLogins.columns.${name}`) }));
  const rows = subLogins.map(({ id, href, cells }) => ({
    id,
    cells: {
      ...cells,
      name: (
        <a href={href}>
          <bdi>{cells.name}</bdi>
        </a>
      ),
    },
  }));
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">{intro}</p>
      {canMake ? (
        <p>
          <a className="button button--primary" href={subLoginPaths.makeSubLogin()}>
            {t("subLogins.make")}
          </a>
        </p>
      ) : (
        <p>{t("subLogins.full")}</p>
      )}
      {rows.length === 0 ? (
        <EmptyState title={t("subLogins.none")} />
      ) : (
        <div data-testid="sub-logins">
          <RecordTable caption={title} columns={columns} rows={rows} />
        </div>
      )}
    </>
  );
}
