import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { ShownReward } from "./shown-reward.ts";
import "#app/styles/areas/rewards.css";

type RewardCardProps = { reward: ShownReward; answer: FormAnswer | undefined };

/** One thing that can be taken: what it is, until when, and the button that takes it. */
export function RewardCard({ reward, answer }: RewardCardProps) {
  const { t } = useSpeech();
  const { id, what, href, title, from, until, lines, form, canDecline } = reward;
  const { intent, fields, action } = form;
  return (
    <li className="panel stack bonus-card" data-testid="reward" data-what={what}>
      <h2 className="bonus-card__title">
        <a href={href}>{title}</a>
      </h2>
      <p className="quiet">
        {from}
        {until ? <> · {until}</> : null}
      </p>
      {lines.length > 1 ? (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{lines[0]}</p>
      )}
      <PostForm id={`take-${id}`} edition={id} answer={answer} {...(action ? { action } : {})}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="button-row">
          <Button kind="primary" {...(intent ? { name: "intent", value: intent } : {})}>
            {t("bonus.rewards.take")}
          </Button>
          {canDecline ? (
            <Button kind="quiet" name="intent" value="decline">
              {t("bonus.rewards.decline")}
            </Button>
          ) : null}
        </p>
      </PostForm>
    </li>
  );
}
