import { Checkbox } from "#app/components/fields/checkbox.tsx";
import { FactorCodeField } from "#app/components/fields/factor-code-field.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { ShownCodeField } from "#app/lib/shown-code-field.ts";

/** A bonus in play that ends with a withdrawal, and what of it is lost. */
export type ShownEnding = { readonly id: string; readonly text: string };

type WithdrawAsksProps = {
  readonly codeField: ShownCodeField | null;
  readonly bonus: ShownEnding | null;
  readonly answer: FormAnswer | undefined;
};

/** What few are asked besides: the code of their app, and whether their bonus may end. */
export function WithdrawAsks({ codeField, bonus, answer }: WithdrawAsksProps) {
  const { t } = useSpeech();
  return (
    <>
      {codeField ? <FactorCodeField {...codeField} answer={answer} /> : null}
      {bonus ? (
        <Notice kind="warning" title={t("cashier.withdraw.bonus.title")}>
          <p>{bonus.text}</p>
          <Checkbox
            name="endsBonus"
            value={bonus.id}
            label={t("cashier.withdraw.bonus.agree")}
            answer={answer}
          />
        </Notice>
      ) : null}
    </>
  );
}
