import { EmptyState, type EmptyWords } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { SignInInvitation } from "#app/components/sign-in-invitation.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { ConvertForm } from "./convert-form.tsx";
import { RedeemForm } from "./redeem-form.tsx";
import type { MemberMall, ShownReward } from "./shown-mall.ts";
import "#app/styles/areas/rewards.css";

/** Only members who are signed in have one. */
const redemptionList = onDemand(() => import("./redemption-list.tsx").then((part) => part.RedemptionList));

type MallPageProps = {
  title: string;
  viewer: "guest" | "trial" | "member";
  rules: readonly string[];
  rewards: readonly ShownReward[];
  /** Why there are none. */
  none: EmptyWords;
  mine: MemberMall | null;
  answer: FormAnswer | undefined;
};

/** What points are given for, how they come, and for a member what they have and had. */
export function MallPage({ title, viewer, rules, rewards, none, mine, answer }: MallPageProps) {
  const { t } = useSpeech();
  const form = mine && { orderKey: mine.orderKey, hasPaymentPassword: mine.hasPaymentPassword };
  const answerTo = (intent: string) => (answer?.values.intent === intent ? answer : undefined);
  return (
    <>
      <h1>{title}</h1>
      {mine?.done ? <Notice kind="good">{mine.done}</Notice> : null}
      {answer && answer.values.intent === undefined ? <Unread answer={answer} /> : null}
      {mine ? <Purse points={mine.points} /> : null}
      {viewer === "trial" ? <p>{t("rewards.trial")}</p> : null}
      {viewer === "guest" ? (
        <SignInInvitation text={t("rewards.mall.guest")} redirectTo={rewardPaths.pointMall()} />
      ) : null}
      {mine?.chosen && form ? (
        <RedeemForm {...form} chosen={mine.chosen} answer={answerTo("redeem")} />
      ) : (
        <Refused answer={answerTo("redeem")} />
      )}
      <section className="stack">
        <h2>{t("rewards.mall.rewards")}</h2>
        {rewards.length === 0 ? (
          <EmptyState {...none} />
        ) : (
          <ul className="rewards">
            {rewards.map((reward) => (
              <RewardCard key={reward.id} {...reward} />
            ))}
          </ul>
        )}
      </section>
      {mine?.conversion && form ? (
        <ConvertForm {...form} {...mine.conversion} answer={answerTo("convert")} />
      ) : null}
      <section className="stack">
        <h2>{t("rewards.mall.how")}</h2>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p>
          <a href={`${paths.help()}#points`}>{t("rewards.mall.help")}</a>
        </p>
      </section>
      {mine ? <OnDemand of={redemptionList} props={{ redeemed: mine.redeemed }} /> : null}
    </>
  );
}

/** A post that was stopped before anybody knew which form it was. */
function Unread({ answer: { refused } }: { answer: FormAnswer }) {
  const { t } = useSpeech();
  return refused ? <Notice kind="error">{t(`reasons.${refused}`)}</Notice> : null;
}

/** The reward that was asked for cannot be asked for any more, so its form is gone; why is still said. */
function Refused({ answer }: { answer: FormAnswer | undefined }) {
  const sentences = Object.values(answer?.errors ?? {}).flat();
  return sentences.length > 0 ? <Notice kind="error">{sentences.join(" ")}</Notice> : null;
}

function Purse({ points }: { points: string }) {
  const { t } = useSpeech();
  return (
    <div className="panel panel--inlaid">
      <p className="quiet">{t("rewards.mall.yourPoints")}</p>
      <p className="points-purse" data-testid="points">
        {points}
      </p>
      <p>
        <a href={paths.accountRecord({ asset: "PTS" })}>{t("rewards.mall.movements")}</a>
        {" · "}
        <a href={rewardPaths.vip()}>{t("rewards.mall.vip")}</a>
      </p>
    </div>
  );
}

function RewardCard({ name, amount, pays, cost, stock, choose, note }: ShownReward) {
  const { t } = useSpeech();
  return (
    <li className={`reward reward--${pays}`}>
      <h3 className="reward__name">
        {amount ? <bdi className="reward__amount">{amount}</bdi> : null} {name}
      </h3>
      <p className="quiet">{t(`rewards.mall.pays.${pays}`)}</p>
      <p className="reward__cost">
        {cost} {stock ? <span className="quiet">{stock}</span> : null}
      </p>
      {choose ? (
        <a
          className="button button--quiet"
          href={choose}
          aria-label={`${t("rewards.mall.choose")}: ${amount} ${name}`.replace(/ +/, " ")}
        >
          {t("rewards.mall.choose")}
        </a>
      ) : (
        <p className="reward__note quiet">{note}</p>
      )}
    </li>
  );
}
