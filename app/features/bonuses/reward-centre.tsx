import type { ReactNode } from "react";
import { Button } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PostForm } from "#app/components/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/form-answer.ts";
import { memberPaths } from "#app/lib/member-paths.ts";
import { prizePaths } from "#app/lib/prize-paths.ts";
import { BonusCard } from "./bonus-card.tsx";
import type { ShownBonus } from "./shown-bonus.ts";

type RewardCentreProps = {
  title: string;
  offers: readonly (ShownBonus & { readonly terms: readonly string[] })[];
  /** Of missions that were reached: what each is called, and until when it can be taken. */
  prizes: readonly { readonly id: string; readonly title: string; readonly until: string }[];
  done: string | null;
  answer: FormAnswer | undefined;
  /** Whether there is more below, so that nothing is said to be nowhere. */
  hasMore: boolean;
  /** What a deposit would bring, and what promotions give by rule. */
  children?: ReactNode;
};

/** Everything that can be taken, each with its terms and its end (M10). */
export function RewardCentre(centre: RewardCentreProps) {
  const { title, offers, prizes, done, answer, hasMore, children } = centre;
  const { t } = useSpeech();
  const answerTo = (bonusId: string) => (answer?.values.bonus === bonusId ? answer : undefined);
  const isElsewhere = answer && !offers.some(({ id }) => id === answer.values.bonus);
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">{t("bonus.rewards.intro")}</p>
      {done ? <Notice kind="good">{done}</Notice> : null}
      {isElsewhere ? <Refused answer={answer} /> : null}
      {offers.length + prizes.length > 1 ? <TakeAll /> : null}
      <MissionPrizes prizes={prizes} />
      {offers.length + prizes.length === 0 && !hasMore ? (
        <EmptyState title={t("bonus.rewards.none")} text={t("bonus.rewards.noneText")} />
      ) : null}
      {offers.length > 0 ? (
        <>
          <p className="quiet">{t("bonus.rewards.turn")}</p>
          <ul className="stack">
            {offers.map(({ terms, ...offer }) => (
              <BonusCard key={offer.id} bonus={offer}>
                <ul>
                  {terms.map((term) => (
                    <li key={term}>{term}</li>
                  ))}
                </ul>
                <OfferForm id={offer.id} answer={answerTo(offer.id)} />
              </BonusCard>
            ))}
          </ul>
        </>
      ) : null}
      {children}
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

function OfferForm({ id, answer }: { id: string; answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  return (
    <PostForm id={`offer-${id}`} edition={id} answer={answer}>
      <input type="hidden" name="bonus" value={id} />
      <p className="button-row">
        <Button kind="primary" name="intent" value="take">
          {t("bonus.rewards.take")}
        </Button>
        <Button kind="quiet" name="intent" value="decline">
          {t("bonus.rewards.decline")}
        </Button>
      </p>
    </PostForm>
  );
}

function MissionPrizes({ prizes }: Pick<RewardCentreProps, "prizes">) {
  const { t } = useSpeech();
  if (prizes.length === 0) return null;
  return (
    <section className="stack" data-testid="mission-prizes">
      <h2>{t("bonus.rewards.prizes")}</h2>
      <ul>
        {prizes.map(({ id, title, until }) => (
          <li key={id}>
            <a href={prizePaths.missions()}>{title}</a> <span className="quiet">{until}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TakeAll() {
  const { t } = useSpeech();
  return (
    <PostForm id="take-all">
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
