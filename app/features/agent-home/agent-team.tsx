import { EmptyState } from "#app/components/empty-state.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";

export type ShownTeam = {
  /** The agent whose team it is. */
  readonly of: string;
  readonly crumbs: readonly { readonly id: string; readonly name: string }[];
  readonly isWhole: boolean;
  /** The days in which those on it came; empty for all. */
  readonly came: "" | "today" | "week" | "month";
  readonly members: readonly (Readonly<Record<Column, string>> & {
    readonly id: string;
    /** What they get back of stakes; null where that is not the asker's to say. */
    readonly rates: string | null;
    /** Where money is sent to them; null where that is not the asker's to do. */
    readonly send: string | null;
  })[];
  /** Where the next page begins; null on the last. */
  readonly after: string | null;
};

const COLUMNS = ["name", "number", "type", "depth", "direct", "whole", "registered", "seen"] as const;
type Column = (typeof COLUMNS)[number];

const CAME = ["", "today", "week", "month"] as const;

/** The players below an agent, or below one of their team: a name opens the team below it. */
export function AgentTeam({ title, team }: { title: string; team: ShownTeam }) {
  const { t } = useSpeech();
  const { of, crumbs, isWhole, came, members, after } = team;
  const whole = isWhole ? ({ whole: "1" } as const) : {};
  const hrefOf = (period: ShownTeam["came"]) =>
    rewardPaths.agentTeam({ of, ...whole, ...(period === "" ? {} : { came: period }) });
  const hasRates = members.some(({ rates }) => rates !== null);
  const columns = [
    ...COLUMNS.map((name) => ({ name: name as string, title: t(`partner.team.${name}`) })),
    ...(members.some(({ send }) => send !== null) ? [{ name: "send", title: t("partner.team.money") }] : []),
    ...(hasRates ? [{ name: "rates", title: t("partner.rates.link") }] : []),
  ];
  const rows = members.map(({ id, rates, send, ...cells }) => ({
    id,
    cells: {
      ...cells,
      send: send === null ? "" : <a href={send}>{t("partner.team.send")}</a>,
      rates: rates === null ? "" : <a href={rewardPaths.agentRates(id)}>{rates}</a>,
      name: <a href={rewardPaths.agentTeam({ of: id })}>{cells.name}</a>,
    },
  }));
  return (
    <>
      <h1>{title}</h1>
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
      <nav className="filters__group" aria-label={t("partner.home.came.title")}>
        {CAME.map((period) => (
          <a
            key={period}
            className="chip"
            href={hrefOf(period)}
            aria-current={period === came ? "true" : undefined}
          >
            {t(period === "" ? "partner.team.ever" : `partner.home.came.${period}`)}
          </a>
        ))}
      </nav>
      {rows.length === 0 ? (
        <EmptyState title={t("partner.team.nobody")} />
      ) : (
        <>
          <RecordTable caption={title} columns={columns} rows={rows} />
          <p className="quiet">{t("partner.team.late")}</p>
        </>
      )}
      {after === null ? null : (
        <p>
          <a
            className="button"
            href={rewardPaths.agentTeam({ of, ...whole, ...(came === "" ? {} : { came }), after })}
            rel="next"
          >
            {t("partner.team.more")}
          </a>
        </p>
      )}
    </>
  );
}
