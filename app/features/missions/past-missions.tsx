import { EmptyState } from "#app/components/empty-state.tsx";
import { type ShownSteps, Steps } from "#app/components/steps.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { BoardList } from "./board-list.tsx";
import { MissionList } from "./mission-card.tsx";
import type { ShownBoard } from "./shown-board.ts";
import type { ShownMission } from "./shown-mission.ts";

type PastMissionsProps = {
  title: string;
  missions: readonly ShownMission[];
  /** The boards that are over. */
  boards: readonly ShownBoard[];
  steps: ShownSteps;
  timeZone: string;
};

/** What became of a member's missions that are over (M12). */
export function PastMissions({ title, missions, boards, steps, timeZone }: PastMissionsProps) {
  const { t } = useSpeech();
  return (
    <>
      <h1>{title}</h1>
      {missions.length === 0 && boards.length === 0 ? (
        <EmptyState title={t("missions.noPast")} text={t("missions.noPastText")} />
      ) : (
        <MissionList missions={missions} />
      )}
      <Steps steps={steps} texts={{ newer: t("missions.newer"), older: t("missions.older") }} />
      <BoardList title={t("missions.board.past")} boards={boards} />
      <p>
        <a href={prizePaths.missions()}>{t("missions.now")}</a>
      </p>
      <p className="quiet">{t("member.timeZone", { zone: timeZone })}</p>
    </>
  );
}
