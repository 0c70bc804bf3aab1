import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { AmountFields } from "../amount-fields.tsx";
import type { Quoted } from "../quoted.ts";
import type { ShownMethod } from "../shown-method.ts";

type DepositFormProps = {
  method: ShownMethod;
  /** Made by the server for this form: sent twice, it is one order. */
  orderKey: string;
  quoted: Quoted | null;
  answer: FormAnswer | undefined;
};

/** Where the chosen way leads, and how much to deposit by it. Nothing is paid here: the order's page leads on. */
export function DepositForm({ method, orderKey, quoted, answer }: DepositFormProps) {
  const { t } = useSpeech();
  return (
    <PostForm
      key={method.code}
      id="deposit"
      edition={orderKey}
      answer={answer}
      className="stack panel cashier-form"
    >
      <input type="hidden" name="method" value={method.code} />
      <input type="hidden" name="orderKey" value={orderKey} />
      <h2>{method.name}</h2>
      {method.instructions ? (
        <section className="stack" aria-labelledby="pay-title">
          <h3 id="pay-title">{t("cashier.order.howToPay")}</h3>
          <p className="instructions">{method.instructions}</p>
          <p className="quiet">{t("cashier.deposit.payHere")}</p>
        </section>
      ) : null}
      <AmountFields
        method={method}
        arrivesLabel={t("cashier.deposit.arrives")}
        quoted={quoted}
        answer={answer}
      />
      {method.needsProof ? <p className="quiet">{t("cashier.deposit.needsProof")}</p> : null}
      <Button kind="primary">{t("cashier.deposit.submit")}</Button>
    </PostForm>
  );
}
