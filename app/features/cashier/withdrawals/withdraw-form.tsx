import { Link } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import type { ShownCodeField } from "#app/lib/shown-code-field.ts";
import { AmountFields } from "../amount-fields.tsx";
import type { Quoted } from "../quoted.ts";
import type { ShownMethod } from "../shown-method.ts";
import type { ShownEnding } from "./withdraw-asks.tsx";

/** An account of the player's with the way that leads to it. */
export type ShownWayOut = { readonly id: string; readonly name: string; readonly method: ShownMethod };

const asks = onDemand(() => import("./withdraw-asks.tsx").then((part) => part.WithdrawAsks));

type WithdrawFormProps = {
  way: ShownWayOut;
  /** The code of the player's app, where two-step sign-in is on. */
  codeField: ShownCodeField | null;
  /** Made by the server for this form: sent twice, it is one withdrawal. */
  orderKey: string;
  today: string | null;
  bonus: ShownEnding | null;
  quoted: Quoted | null;
  answer: FormAnswer | undefined;
};

/** How much to take out, to the chosen account, with the payment password. */
export function WithdrawForm({ way, codeField, orderKey, today, bonus, quoted, answer }: WithdrawFormProps) {
  const { t } = useSpeech();
  const { id, name, method } = way;
  // A code is taken again for the order that it was given for, so after a slip the order stays the same one.
  const isSame = answer && codeField && !answer.errors[""];
  return (
    <PostForm key={id} id="withdraw" edition={orderKey} answer={answer} className="stack panel cashier-form">
      <input type="hidden" name="method" value={method.code} />
      <input type="hidden" name="payee" value={id} />
      <input type="hidden" name="orderKey" value={(isSame && answer.values.orderKey) || orderKey} />
      <h2>
        {t("cashier.withdraw.to")} <bdi>{name}</bdi>
      </h2>
      <AmountFields
        method={method}
        arrivesLabel={t("cashier.withdraw.arrives")}
        quoted={quoted}
        answer={answer}
      />
      {today ? <p className="quiet">{today}</p> : null}
      <PasswordField
        name="paymentPassword"
        label={t("cashier.withdraw.paymentPassword")}
        answer={answer}
        required
        autoComplete="off"
      />
      {codeField || bonus ? <OnDemand of={asks} props={{ codeField, bonus, answer }} /> : null}
      <Button kind="primary">{t("cashier.withdraw.submit")}</Button>
      <p>
        <Link to={memberPaths.paymentPassword()}>{t("cashier.withdraw.forgotPassword")}</Link>
      </p>
    </PostForm>
  );
}
