import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/page/isolated.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";

export type ShownOverview = {
  readonly name: string;
  readonly type: string;
  /** Null for a sub-login, whose team is its owner's. */
  readonly team: {
    readonly direct: string;
    readonly whole: string;
    readonly came: readonly {
      readonly period: "today" | "week" | "month";
      readonly now: string;
      readonly before: string;
    }[];
  } | null;
};

/** What an agent sees first (R19): who they are, how many they have brought, and how many of them lately. */
export function AgentOverview({ title, overview }: { title: string; overview: ShownOverview }) {
  const { t } = useSpeech();
  const { name, type, team } = overview;
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">{t("partner.home.greeting", { name: isolated(name) })}</p>
      <dl className="facts">
        <dt>{t("partner.home.type")}</dt>
        <dd data-testid="agent-type">{type}</dd>
        {team ? (
          <>
            <dt>{t("partner.home.downline")}</dt>
            <dd data-testid="downline">
              <a href={rewardPaths.agentTeam()}>{team.direct}</a>
            </dd>
            <dt>{t("partner.home.whole")}</dt>
            <dd data-testid="whole-team">
              <a href={rewardPaths.agentTeam({ whole: "1" })}>{team.whole}</a>
            </dd>
          </>
        ) : null}
      </dl>
      {team ? <Came came={team.came} /> : <p>{t("partner.home.subLogin")}</p>}
    </>
  );
}

/** Each number leads to those whom it counts. */
function Came({ came }: { came: NonNullable<ShownOverview["team"]>["came"] }) {
  const { t } = useSpeech();
  const columns = [
    { name: "period", title: t("partner.home.came.period") },
    { name: "now", title: t("partner.home.came.now") },
    { name: "before", title: t("partner.home.came.before") },
  ];
  const rows = came.map(({ period, now, before }) => ({
    id: period,
    cells: {
      period: t(`partner.home.came.${period}`),
      now: <a href={rewardPaths.agentTeam({ whole: "1", came: period })}>{now}</a>,
      before,
    },
  }));
  return (
    <section className="stack" data-testid="came">
      <h2>{t("partner.home.came.title")}</h2>
      <RecordTable caption={t("partner.home.came.title")} columns={columns} rows={rows} />
    </section>
  );
}
