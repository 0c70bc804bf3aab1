import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { ShownMission } from "./shown-mission.ts";
import "#app/styles/areas/rewards.css";

type MissionListProps = {
  missions: readonly ShownMission[];
  answer?: FormAnswer | undefined;
};

export function MissionList({ missions, answer }: MissionListProps) {
  return (
    <ul className="stack">
      {missions.map((mission) => (
        <MissionCard key={mission.id} mission={mission} answer={answer} />
      ))}
    </ul>
  );
}

/** One mission: what to do, what it gives, how far it is, and the button that claims it. */
function MissionCard({ mission, answer }: { mission: ShownMission; answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  const { id, code, title, state, stateText, repeats, when, does, reward, progress, note, period } = mission;
  const isMine = answer?.values.mission === code && answer.values.period === period;
  return (
    <li className="panel stack bonus-card" id={code} data-testid="mission-card" data-state={state}>
      <h3 className="bonus-card__title">{title}</h3>
      <p className="quiet">
        {repeats} ·{" "}
        {stateText === "" ? null : (
          <>
            <strong>{stateText}</strong> ·{" "}
          </>
        )}
        {when}
      </p>
      <p>{does}</p>
      <p>{reward}</p>
      {progress ? (
        <p className="bonus-card__progress">
          <progress className="progress" max={100} value={progress.percent} aria-label={progress.text} />
          <span data-testid="mission-progress">{progress.text}</span>
        </p>
      ) : null}
      {note ? <p className="quiet">{note}</p> : null}
      {period === null ? null : (
        <PostForm id={`claim-${id}`} edition={id} answer={isMine ? answer : undefined}>
          <input type="hidden" name="mission" value={code} />
          <input type="hidden" name="period" value={period} />
          <Button kind="primary">{t("missions.claim")}</Button>
        </PostForm>
      )}
    </li>
  );
}
