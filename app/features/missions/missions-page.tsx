import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { BoardList } from "./board-list.tsx";
import { MissionList } from "./mission-card.tsx";
import type { ShownBoard } from "./shown-board.ts";
import type { ShownMission } from "./shown-mission.ts";

type MissionsPageProps = {
  title: string;
  /** Missions are not for somebody who is away from play. */
  isAway: boolean;
  toClaim: readonly ShownMission[];
  going: readonly ShownMission[];
  /** What was claimed in the day or week that goes on. */
  claimed: readonly ShownMission[];
  boards: readonly ShownBoard[];
  done: string | null;
  timeZone: string;
  answer: FormAnswer | undefined;
};

/** What a member can claim and do now (M12). */
export function MissionsPage(page: MissionsPageProps) {
  const { t } = useSpeech();
  const { title, isAway, toClaim, going, claimed, boards, done, timeZone, answer } = page;
  const isShown = toClaim.some(({ code, period }) => isOf(answer, code, period));
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">{t("missions.intro")}</p>
      {done ? <Notice kind="good">{done}</Notice> : null}
      {answer && !isShown ? <Refused answer={answer} /> : null}
      <Lists isAway={isAway} toClaim={toClaim} going={going} claimed={claimed} answer={answer} />
      <BoardList title={t("missions.board.title")} boards={boards} />
      <p>
        <a href={prizePaths.pastMissions()}>{t("missions.past")}</a>
      </p>
      <p>
        <a href={memberPaths.rewardCenter()}>{t("missions.rewards")}</a>
      </p>
      <p>
        <a href={`${paths.help()}#missions`}>{t("missions.help")}</a>
      </p>
      <p className="quiet">{t("member.timeZone", { zone: timeZone })}</p>
    </>
  );
}

const isOf = (answer: FormAnswer | undefined, code: string, period: string | null) =>
  answer?.values.mission === code && answer.values.period === period;

/** Why something cannot be claimed that is no longer among what can be. */
function Refused({ answer }: { answer: FormAnswer }) {
  return <Notice kind="error">{answer.errors[""]?.join(" ")}</Notice>;
}

type ListsProps = Pick<MissionsPageProps, "isAway" | "toClaim" | "going" | "claimed" | "answer">;

function Lists({ isAway, toClaim, going, claimed, answer }: ListsProps) {
  const { t } = useSpeech();
  if (isAway) return <EmptyState title={t("missions.away")} text={t("missions.awayText")} />;
  if (toClaim.length + going.length + claimed.length === 0)
    return (
      <EmptyState title={t("missions.none")} text={t("missions.noneText")}>
        <a className="button" href={paths.promotions()}>
          {t("missions.promotions")}
        </a>
      </EmptyState>
    );
  return (
    <>
      {toClaim.length > 0 ? (
        <section className="stack" data-testid="missions-to-claim">
          <h2>{t("missions.toClaim")}</h2>
          <MissionList missions={toClaim} answer={answer} />
        </section>
      ) : null}
      {going.length > 0 ? (
        <section className="stack" data-testid="missions-going">
          <h2>{t("missions.going")}</h2>
          <p className="quiet">{t("missions.counts")}</p>
          <MissionList missions={going} />
        </section>
      ) : null}
      {claimed.length > 0 ? (
        <section className="stack" data-testid="missions-claimed">
          <h2>{t("missions.claimedNow")}</h2>
          <MissionList missions={claimed} />
        </section>
      ) : null}
    </>
  );
}
