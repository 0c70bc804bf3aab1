import { Link } from "@remix-run/react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/form-answer.ts";
import { memberPaths } from "#app/lib/member-paths.ts";
import { MethodCards } from "./method-cards.tsx";
import { OrderHistory, type ShownOrderRow } from "./order-history.tsx";
import { PurseFacts } from "./purse-facts.tsx";
import type { Quoted } from "./quoted.ts";
import type { ShownMethod } from "./shown-method.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

/** An account of the player's with the way that leads to it. */
export type ShownWayOut = { readonly id: string; readonly name: string; readonly method: ShownMethod };

type WithdrawPageProps = {
  title: string;
  balance: string;
  held: string;
  /** What has to be done before money can leave, and what stops it for now. */
  needs: "method" | "paymentPassword" | "payee" | null;
  heldUntil: string | null;
  waysOut: readonly ShownWayOut[];
  /** The account in the address; whether there is such a one is another matter. */
  chosen: string | null;
  quoted: Quoted | null;
  orderKey: string;
  history: readonly ShownOrderRow[];
  pageNo: number;
  totalPages: number;
  answer: FormAnswer | undefined;
};

/** What there is, where it can go, the form of the chosen way, and the withdrawals so far. */
export function WithdrawPage(page: WithdrawPageProps) {
  const { t } = useSpeech();
  return (
    <>
      <h1>{page.title}</h1>
      <p className="page__intro">{t("cashier.withdraw.intro")}</p>
      <PurseFacts balance={page.balance} held={page.held} />
      {page.heldUntil ? (
        <Notice kind="warning">{t("cashier.paymentPassword.held", { until: page.heldUntil })}</Notice>
      ) : null}
      {page.needs ? <FirstThis needs={page.needs} /> : <WayOut {...page} />}
      <OrderHistory
        title={t("cashier.withdraw.history")}
        rows={page.history}
        pageNo={page.pageNo}
        totalPages={page.totalPages}
        hrefOf={(pageNo) => `${memberPaths.withdraw({ pageNo: String(pageNo) })}#history`}
      />
    </>
  );
}

function WayOut({ waysOut, chosen, quoted, orderKey, answer }: WithdrawPageProps) {
  const { t } = useSpeech();
  const asked = answer?.values.payee ?? chosen;
  const wayOut = waysOut.length === 1 ? waysOut[0] : waysOut.find(({ id }) => id === asked);
  return (
    <>
      <MethodCards
        title={t("cashier.withdraw.payee")}
        methods={waysOut.map(({ id, name, method }) => ({ ...method, code: id, name }))}
        chosen={wayOut?.id ?? null}
        hrefOf={(payee) => memberPaths.withdraw({ payee })}
      />
      <p>
        <Link to={memberPaths.payees()}>{t("cashier.withdraw.otherPayee")}</Link>
      </p>
      {wayOut ? (
        <WithdrawForm
          payee={wayOut}
          method={wayOut.method}
          quoted={quoted}
          orderKey={orderKey}
          answer={answer}
        />
      ) : null}
    </>
  );
}

/** Where each thing that is missing can be had. A way out can only be opened by the operator. */
const DOORS = {
  paymentPassword: memberPaths.paymentPassword({ redirectTo: memberPaths.withdraw() }),
  payee: memberPaths.payees({ redirectTo: memberPaths.withdraw() }),
};

function FirstThis({ needs }: { needs: NonNullable<WithdrawPageProps["needs"]> }) {
  const { t } = useSpeech();
  const title = t(`cashier.withdraw.needs.${needs}.title`);
  return (
    <EmptyState title={title} text={t(`cashier.withdraw.needs.${needs}.text`)}>
      {needs !== "method" ? (
        <Link className="button button--primary" to={DOORS[needs]}>
          {t(`cashier.withdraw.needs.${needs}.go`)}
        </Link>
      ) : null}
    </EmptyState>
  );
}
