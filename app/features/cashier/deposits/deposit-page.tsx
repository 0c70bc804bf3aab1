import type { ReactNode } from "react";
import { EmptyState, type EmptyWords } from "#app/components/empty-state.tsx";
import { ErrorSummary } from "#app/components/fields/error-summary.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { MethodCards, type ShownCard } from "../method-cards.tsx";
import { OrderHistory, type ShownOrderRow } from "../orders/order-history.tsx";
import type { Quoted } from "../quoted.ts";
import { countingAmount } from "../read-amount.ts";
import type { ShownMethod } from "../shown-method.ts";
import { DepositForm } from "./deposit-form.tsx";

type DepositPageProps = {
  title: string;
  methods: readonly (ShownMethod & { readonly card: ShownCard })[];
  quoted: Quoted | null;
  orderKey: string;
  history: readonly ShownOrderRow[];
  pageNo: number;
  totalPages: number;
  /** Stands for the ways to pay where no deposit is taken. */
  away: EmptyWords | null;
  answer: FormAnswer | undefined;
  /** What a deposit brings besides. */
  children?: ReactNode;
};

/** The ways to deposit, the form of the chosen one, and the deposits so far. */
export function DepositPage(page: DepositPageProps) {
  const { t } = useSpeech();
  const { title, methods, quoted, orderKey, answer } = page;
  const method = methods.find(({ card }) => card.isChosen);
  // What was typed goes on to another way, also when the one that was chosen is closed meanwhile.
  const typed = answer ? countingAmount(answer.values) : {};
  const cards = methods.map(({ code, card }) =>
    answer ? { ...card, href: paths.deposit({ method: code, ...typed }) } : card,
  );
  return (
    <>
      <h1>{title}</h1>
      {page.away ? <EmptyState {...page.away} /> : <Ways cards={cards} />}
      {method ? (
        <DepositForm method={method} quoted={quoted} orderKey={orderKey} answer={answer} />
      ) : (
        <ErrorSummary answer={answer} />
      )}
      {page.children}
      <OrderHistory
        title={t("cashier.deposit.history")}
        rows={page.history}
        pageNo={page.pageNo}
        totalPages={page.totalPages}
        hrefOf={(pageNo) => `${paths.deposit({ pageNo: String(pageNo) })}#history`}
      />
    </>
  );
}

function Ways({ cards }: { cards: readonly ShownCard[] }) {
  const { t } = useSpeech();
  return (
    <>
      <p className="page__intro">{t("cashier.deposit.intro")}</p>
      <p className="quiet">
        {t("cashier.deposit.unit")} <a href={`${paths.help()}#unit`}>{t("cashier.deposit.whatUnit")}</a>
      </p>
      {cards.length === 0 ? (
        <EmptyState title={t("cashier.deposit.none")} text={t("cashier.deposit.noneText")} />
      ) : (
        <MethodCards title={t("cashier.deposit.methods")} cards={cards} />
      )}
    </>
  );
}
