import { Link } from "@remix-run/react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import type { ShownCodeField } from "#app/lib/shown-code-field.ts";
import { MethodCards, type ShownCard } from "../method-cards.tsx";
import { OrderHistory, type ShownOrderRow } from "../orders/order-history.tsx";
import { PurseFacts } from "../purse-facts.tsx";
import type { Quoted } from "../quoted.ts";
import type { FirstThis } from "./ways-out.ts";
import type { ShownEnding } from "./withdraw-asks.tsx";
import { type ShownWayOut, WithdrawForm } from "./withdraw-form.tsx";

type WithdrawPageProps = {
  title: string;
  balance: string;
  held: string;
  checked: string | null;
  /** What has to be done or waited for before money can leave. */
  first: FirstThis | null;
  /** The accounts that money can go to, and the chosen one. */
  cards: readonly ShownCard[];
  way: ShownWayOut | null;
  /** Where two-step sign-in is on. */
  codeField: ShownCodeField | null;
  /** What can still be taken out today. */
  today: string | null;
  /** The bonus in play that would end. */
  bonus: ShownEnding | null;
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
  const { title, balance, held, checked, first, history, pageNo, totalPages } = page;
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">{t("cashier.withdraw.intro")}</p>
      <PurseFacts balance={balance} held={held} checked={checked} />
      {first ? (
        <EmptyState title={first.title} text={first.text}>
          {first.go ? (
            <Link className="button button--primary" to={first.go.href}>
              {first.go.words}
            </Link>
          ) : null}
        </EmptyState>
      ) : (
        <WayOut {...page} />
      )}
      <OrderHistory
        title={t("cashier.withdraw.history")}
        rows={history}
        pageNo={pageNo}
        totalPages={totalPages}
        hrefOf={(target) => `${memberPaths.withdraw({ pageNo: String(target) })}#history`}
      />
    </>
  );
}

function WayOut({ cards, way, ...form }: WithdrawPageProps) {
  const { t } = useSpeech();
  return (
    <>
      <MethodCards title={t("cashier.withdraw.payee")} cards={cards} />
      <p>
        <Link to={memberPaths.payees()}>{t("cashier.withdraw.otherPayee")}</Link>
      </p>
      {way ? <WithdrawForm {...form} way={way} /> : null}
    </>
  );
}
