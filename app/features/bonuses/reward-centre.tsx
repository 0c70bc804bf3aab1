import type { ReactNode } from "react";
import { Button } from "#app/components/button.tsx";
import { EmptyState, type EmptyWords } from "#app/components/empty-state.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { RewardCard } from "./reward-card.tsx";
import type { ShownReward } from "./shown-reward.ts";

type RewardCentreProps = {
  title: string;
  /** Stands first where bonuses can be taken afterwards alone. */
  away: EmptyWords | null;
  rewards: readonly ShownReward[];
  done: string | null;
  answer: FormAnswer | undefined;
  /** Whether there is more below, so that nothing is said to be nowhere. */
  hasMore: boolean;
  /** What a deposit would bring, and what promotions ask before they give. */
  children?: ReactNode;
};

/** Everything that can be taken, each with its terms and its end (M10). */
export function RewardCentre(centre: RewardCentreProps) {
  const { title, away, rewards, done, answer, hasMore, children } = centre;
  const { t } = useSpeech();
  const isElsewhere = answer && !rewards.some((reward) => isAnswered(reward, answer));
  return (
    <>
      <h1>{title}</h1>
      {away ? <EmptyState {...away} /> : <p className="page__intro">{t("bonus.rewards.intro")}</p>}
      {done && !answer ? <Notice kind="good">{done}</Notice> : null}
      {isElsewhere ? <Refused answer={answer} /> : null}
      {rewards.length > 1 ? <TakeAll rewards={rewards} /> : null}
      {rewards.length === 0 && !hasMore && !away ? (
        <EmptyState title={t("bonus.rewards.none")} text={t("bonus.rewards.noneText")} />
      ) : null}
      {rewards.some(({ what }) => what === "bonus") ? (
        <p className="quiet">{t("bonus.rewards.turn")}</p>
      ) : null}
      {rewards.length > 0 ? (
        <ul className="stack" data-testid="rewards">
          {rewards.map((reward) => (
            <RewardCard
              key={reward.id}
              reward={reward}
              answer={answer && isAnswered(reward, answer) ? answer : undefined}
            />
          ))}
        </ul>
      ) : null}
      {children}
      <Further />
    </>
  );
}

/** Whether an answer is to the form of this one. */
function isAnswered({ form: { fields } }: ShownReward, { values }: FormAnswer): boolean {
  const said = Object.entries(fields);
  return said.length > 0 && said.every(([name, value]) => values[name] === value);
}

function Further() {
  const { t } = useSpeech();
  return (
    <>
      <p>
        <a href={memberPaths.bonuses()}>{t("bonus.rewards.history")}</a>
      </p>
      <p>
        <a href={prizePaths.missions()}>{t("bonus.rewards.missions")}</a>
      </p>
      <p>
        <a href={prizePaths.raffles()}>{t("bonus.rewards.raffles")}</a>
      </p>
    </>
  );
}

function TakeAll({ rewards }: Pick<RewardCentreProps, "rewards">) {
  const { t } = useSpeech();
  const offers = rewards.filter(({ what }) => what === "offer").map(({ id }) => id);
  return (
    <PostForm id="take-all">
      <input type="hidden" name="offers" value={offers.join(" ")} />
      <Button kind="quiet" name="intent" value="takeAll">
        {t("bonus.rewards.takeAll")}
      </Button>
    </PostForm>
  );
}

/** What was asked for is gone from the list; why is still said. */
function Refused({ answer }: { answer: FormAnswer }) {
  const sentences = Object.values(answer.errors).flat();
  return sentences.length > 0 ? <Notice kind="error">{sentences.join(" ")}</Notice> : null;
}
