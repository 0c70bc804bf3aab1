import { EmptyState } from "#app/components/empty-state.tsx";
import { type ShownSteps, Steps } from "#app/components/steps.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { MissionList } from "./mission-card.tsx";
import type { ShownMission } from "./shown-mission.ts";

type PastMissionsProps = {
  title: string;
  missions: readonly ShownMission[];
  steps: ShownSteps;
  timeZone: string;
};

/** What became of a member's missions that are over (M12). */
export function PastMissions({ title, missions, steps, timeZone }: PastMissionsProps) {
  const { t } = useSpeech();
  return (
    <>
      <h1>{title}</h1>
      {missions.length === 0 ? (
        <EmptyState title={t("missions.noPast")} text={t("missions.noPastText")} />
      ) : (
        <MissionList missions={missions} />
      )}
      <Steps steps={steps} texts={{ newer: t("missions.newer"), older: t("missions.older") }} />
      <p>
        <a href={prizePaths.missions()}>{t("missions.now")}</a>
      </p>
      <p className="quiet">{t("member.timeZone", { zone: timeZone })}</p>
    </>
  );
}
