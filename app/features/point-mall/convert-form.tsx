import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";

type ConvertFormProps = {
  orderKey: string;
  hasPaymentPassword: boolean;
  hint: string;
  rate: string;
  answer: FormAnswer | undefined;
};

/** Points into money, at the rate that the page tells. It begins anew with each exchange. */
export function ConvertForm({ orderKey, hasPaymentPassword, hint, rate, answer }: ConvertFormProps) {
  const { t } = useSpeech();
  return (
    <PostForm
      id="convert"
      action={rewardPaths.pointMall()}
      edition={orderKey}
      answer={answer}
      className="panel cashier-form stack"
    >
      <input type="hidden" name="intent" value="convert" />
      <input type="hidden" name="key" value={orderKey} />
      <input type="hidden" name="rate" value={rate} />
      <h2>{t("rewards.mall.convert.title")}</h2>
      <Field
        name="points"
        label={t("rewards.mall.convert.points")}
        hint={hint}
        answer={answer}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
      <PasswordField
        name="password"
        label={t(hasPaymentPassword ? "rewards.mall.password.payment" : "rewards.mall.password.account")}
        answer={answer}
        required
        autoComplete={hasPaymentPassword ? "off" : "current-password"}
      />
      <Button kind="primary">{t("rewards.mall.convert.submit")}</Button>
    </PostForm>
  );
}
