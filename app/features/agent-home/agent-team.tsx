import { EmptyState } from "#app/components/empty-state.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { rewardPaths } from "#app/lib/reward-paths.ts";

export type ShownTeam = {
  /** Whose team. */
  readonly of: string;
  readonly crumbs: readonly { readonly id: string; readonly name: string }[];
  readonly isWhole: boolean;
  readonly members: readonly (Readonly<Record<Column, string>> & { readonly id: string })[];
  /** Where the next page begins; null on the last. */
  readonly after: string | null;
};

const COLUMNS = ["name", "type", "depth", "direct", "whole", "registered", "seen"] as const;
type Column = (typeof COLUMNS)[number];

/** Who stands below an agent, or below one of their team: a name opens the team below it. */
export function AgentTeam({ title, team }: { title: string; team: ShownTeam }) {
  const { t } = useSpeech();
  const { of, crumbs, isWhole, members, after } = team;
  const columns = COLUMNS.map((name) => ({ name, title: t(`partner.team.${name}`) }));
  const rows = members.map(({ id, ...cells }) => ({
    id,
    cells: { ...cells, name: <a href={rewardPaths.agentTeam({ of: id })}>{cells.name}</a> },
  }));
  return (
    <div className="page">
      <h1>{title}</h1>
      <p>
        <a href={rewardPaths.agentHome()}>{t("partner.home.title")}</a>
      </p>
      <nav aria-label={t("partner.team.line")}>
        <p data-testid="team-line">
          {crumbs.map(({ id, name }, nth) => (
            <span key={id}>
              {nth === 0 ? null : " / "}
              <a href={rewardPaths.agentTeam({ of: id })} aria-current={id === of ? "page" : undefined}>
                <bdi>{name}</bdi>
              </a>
            </span>
          ))}
        </p>
      </nav>
      <p>
        {isWhole ? (
          <a href={rewardPaths.agentTeam({ of })}>{t("partner.team.showDirect")}</a>
        ) : (
          <a href={rewardPaths.agentTeam({ of, whole: "1" })}>{t("partner.team.showWhole")}</a>
        )}
      </p>
      {rows.length === 0 ? (
        <EmptyState title={t("partner.team.nobody")} />
      ) : (
        <RecordTable caption={title} columns={columns} rows={rows} />
      )}
      {after === null ? null : (
        <p>
          <a
            className="button"
            href={rewardPaths.agentTeam({ of, ...(isWhole ? { whole: "1" } : {}), after })}
            rel="next"
          >
            {t("partner.team.more")}
          </a>
        </p>
      )}
    </div>
  );
}
