import { Link } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { KeepLooking } from "../keep-looking.tsx";
import { OrderFacts } from "../orders/order-facts.tsx";
import { OrderTimeline } from "../orders/order-timeline.tsx";
import type { ShownWithdrawal } from "./shown-withdrawal.ts";

type WithdrawalOrderProps = { withdrawal: ShownWithdrawal; answer: FormAnswer | undefined };

/** A withdrawal: what it is about, where it stands, and what its player can do. */
export function WithdrawalOrder({ withdrawal, answer }: WithdrawalOrderProps) {
  const { t } = useSpeech();
  const { reference, method, createdAt, amount, fee, arrives, payee, countsAt } = withdrawal;
  return (
    <>
      {withdrawal.mood === "waiting" ? <KeepLooking /> : null}
      <OrderFacts
        reference={reference}
        facts={[
          { name: t("cashier.order.method"), value: method },
          ...payee.map(({ label, value }) => ({ name: label, amount: value })),
          { name: t("cashier.order.madeAt"), value: createdAt },
          { name: t("cashier.order.amount"), amount, href: withdrawal.holdMovement },
          { name: t("cashier.order.fee"), amount: fee },
          ...(withdrawal.mood === "over"
            ? []
            : [{ name: t("cashier.withdraw.net"), amount: arrives, href: withdrawal.endMovement }]),
        ]}
      />
      <OrderTimeline steps={withdrawal.steps} mood={withdrawal.mood} next={withdrawal.next} />
      {countsAt ? (
        <Notice kind="warning">{t("cashier.withdraw.countsAt", { moment: countsAt })}</Notice>
      ) : null}
      {withdrawal.canConfirm ? (
        <Intent intent="confirm" kind="primary" text={t("cashier.withdraw.confirm")} answer={answer} />
      ) : null}
      {withdrawal.canDispute ? (
        <Intent intent="dispute" kind="quiet" text={t("cashier.withdraw.dispute")} answer={answer} />
      ) : null}
      {withdrawal.canCancel ? (
        <Intent intent="cancel" kind="quiet" text={t("cashier.withdraw.cancel")} answer={answer} />
      ) : null}
      <p>
        <Link to={memberPaths.withdraw()}>{t("cashier.withdraw.back")}</Link>
      </p>
    </>
  );
}

type IntentProps = {
  intent: "cancel" | "confirm" | "dispute";
  kind: "primary" | "quiet";
  text: string;
  answer: FormAnswer | undefined;
};

function Intent({ intent, kind, text, answer }: IntentProps) {
  return (
    <PostForm id={intent} answer={answer?.values.intent === intent ? answer : undefined}>
      <input type="hidden" name="intent" value={intent} />
      <Button kind={kind}>{text}</Button>
    </PostForm>
  );
}
