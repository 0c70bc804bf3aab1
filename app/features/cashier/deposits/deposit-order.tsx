import { Link } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { KeepLooking } from "../keep-looking.tsx";
import { OrderFacts } from "../orders/order-facts.tsx";
import { OrderTimeline } from "../orders/order-timeline.tsx";
import { ProofForm } from "./proof-form.tsx";
import type { ShownDeposit } from "./shown-deposit.ts";

type DepositOrderProps = { deposit: ShownDeposit; answer: FormAnswer | undefined };

/** An order to deposit: what it is about, where it stands, and what its player can do. */
export function DepositOrder({ deposit, answer }: DepositOrderProps) {
  const { t } = useSpeech();
  const { reference, method, createdAt, amount, fee, received, credited, payBefore } = deposit;
  const of = (intent?: string) => (answer?.values.intent === intent ? answer : undefined);
  return (
    <>
      {deposit.mood === "waiting" ? <KeepLooking /> : null}
      <OrderFacts
        reference={reference}
        facts={[
          { name: t("cashier.order.method"), value: method },
          { name: t("cashier.order.madeAt"), value: createdAt },
          { name: t("cashier.order.amount"), amount },
          ...(received ? [{ name: t("cashier.order.received"), amount: received }] : []),
          { name: t("cashier.order.fee"), amount: fee },
          // Of an order that came to nothing, nothing is on its way.
          ...(deposit.mood === "over"
            ? []
            : [{ name: t("cashier.deposit.net"), amount: credited, href: deposit.movement }]),
          ...(payBefore ? [{ name: t("cashier.order.payBefore"), value: payBefore }] : []),
        ]}
      />
      <HowToPay {...deposit} />
      <OrderTimeline steps={deposit.steps} mood={deposit.mood} next={deposit.next} />
      {deposit.proof ? (
        <figure>
          <img className="proof-picture" src={deposit.proof} alt={t("cashier.proof.yours")} />
        </figure>
      ) : null}
      {/* A post of which nothing was read named no form: it was larger than any, as a picture may be. */}
      {deposit.takesProof ? (
        <ProofForm key={deposit.proof} isGiven={deposit.proof !== null} answer={of("proof") ?? of()} />
      ) : null}
      {deposit.canCancel ? (
        <PostForm id="cancel" answer={of("cancel")}>
          <input type="hidden" name="intent" value="cancel" />
          <Button kind="quiet">{t("cashier.deposit.cancel")}</Button>
        </PostForm>
      ) : null}
      <p>
        <Link to={paths.deposit()}>{t("cashier.deposit.back")}</Link>
      </p>
    </>
  );
}

function HowToPay({ instructions, payUrl }: Pick<ShownDeposit, "instructions" | "payUrl">) {
  const { t } = useSpeech();
  if (!instructions && !payUrl) return null;
  return (
    <section className="panel panel--inlaid stack" aria-labelledby="pay-title">
      <h2 id="pay-title">{t("cashier.order.howToPay")}</h2>
      {instructions ? <p className="instructions">{instructions}</p> : null}
      <p>
        <Link to={paths.customerService()}>{t("cashier.order.ask")}</Link>
      </p>
      {payUrl ? (
        <p>
          <a className="button button--primary" href={payUrl} rel="noopener">
            {t("cashier.order.continueToPay")}
          </a>
        </p>
      ) : null}
    </section>
  );
}
