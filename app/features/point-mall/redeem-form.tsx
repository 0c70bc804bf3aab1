import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import type { ChosenReward } from "./shown-mall.ts";

type RedeemFormProps = {
  orderKey: string;
  hasPaymentPassword: boolean;
  chosen: ChosenReward;
  answer: FormAnswer | undefined;
};

/** What is given for what, and the password that gives it. */
export function RedeemForm({ orderKey, hasPaymentPassword, chosen, answer }: RedeemFormProps) {
  const { t } = useSpeech();
  const { id, name, amount, pays, cost, costPoints, after } = chosen;
  return (
    <PostForm
      id="redeem"
      action={rewardPaths.pointMall({ reward: id })}
      edition={orderKey}
      answer={answer}
      className="panel cashier-form stack"
    >
      <input type="hidden" name="intent" value="redeem" />
      <input type="hidden" name="key" value={orderKey} />
      <input type="hidden" name="reward" value={id} />
      <input type="hidden" name="points" value={costPoints} />
      <h2>{t("rewards.mall.redeem.title")}</h2>
      <dl className="facts">
        <dt>{t("rewards.mall.redeem.reward")}</dt>
        <dd>
          {amount ? <bdi>{amount}</bdi> : null} {name}
          <br />
          <span className="quiet">{t(`rewards.mall.pays.${pays}`)}</span>
        </dd>
        <dt>{t("rewards.mall.redeem.cost")}</dt>
        <dd>{cost}</dd>
        <dt>{t("rewards.mall.redeem.after")}</dt>
        <dd>{after}</dd>
      </dl>
      {pays === "goods" ? <DeliveryFields answer={answer} /> : null}
      <PasswordField
        name="password"
        label={t(hasPaymentPassword ? "rewards.mall.password.payment" : "rewards.mall.password.account")}
        answer={answer}
        required
        autoComplete={hasPaymentPassword ? "off" : "current-password"}
      />
      <Button kind="primary">{t("rewards.mall.redeem.submit")}</Button>
      <a className="button button--quiet" href={rewardPaths.pointMall()}>
        {t("rewards.mall.redeem.cancel")}
      </a>
    </PostForm>
  );
}

/** To whom a thing goes. */
function DeliveryFields({ answer }: Pick<RedeemFormProps, "answer">) {
  const { t } = useSpeech();
  const typed = { answer, required: true } as const;
  return (
    <>
      <Field
        {...typed}
        name="recipient"
        label={t("rewards.mall.delivery.recipient")}
        autoComplete="name"
        maxLength={80}
      />
      <Field
        {...typed}
        name="phone"
        label={t("rewards.mall.delivery.phone")}
        autoComplete="tel"
        inputMode="tel"
        dir="ltr"
        maxLength={40}
      />
      <Field
        {...typed}
        name="address"
        label={t("rewards.mall.delivery.address")}
        hint={t("rewards.mall.delivery.hint")}
        autoComplete="street-address"
        maxLength={300}
      />
    </>
  );
}
