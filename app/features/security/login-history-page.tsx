import { EmptyState } from "#app/components/empty-state.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import type { ShownAttempt } from "./shown-device.ts";

type LoginHistoryProps = { title: string; attempts: readonly ShownAttempt[]; timeZone: string };

/** The sign-ins of this player, and the tries at them (M01). */
export function LoginHistoryPage({ title, attempts, timeZone }: LoginHistoryProps) {
  const { t } = useSpeech();
  return (
    <div className="page stack">
      <h1>{title}</h1>
      <p className="page__intro">{t("security.history.intro", { timeZone })}</p>
      {attempts.length === 0 ? (
        <EmptyState
          picture="/brand/empty-messages.svg"
          title={t("security.history.empty")}
          text={t("security.history.emptyText")}
        />
      ) : (
        <RecordTable
          caption={title}
          columns={[
            { name: "when", title: t("security.history.when") },
            { name: "outcome", title: t("security.history.outcome") },
            { name: "way", title: t("security.history.way") },
            { name: "device", title: t("security.history.device") },
            { name: "place", title: t("security.history.place") },
          ]}
          rows={attempts.map(({ id, isGood, outcome, ...cells }) => ({
            id,
            cells: { ...cells, outcome: isGood ? outcome : <strong>{outcome}</strong> },
          }))}
        />
      )}
      <p>
        <a href={memberPaths.devices()}>{t("security.history.toDevices")}</a>
      </p>
    </div>
  );
}
