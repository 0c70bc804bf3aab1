import { formatMoment } from "#app/lib/dates.ts";
import type { Method, Payee, Withdrawal } from "#server/cashier/index.ts";
import { type Asset, formatMoney, type Money, money } from "#server/core/money.ts";
import type { Page } from "#server/wallet/index.ts";
import { quotedAmount } from "./quoted.ts";
import type { Showing } from "./shown-method.ts";
import { withdrawalRow } from "./shown-withdrawal.ts";
import { firstNeed, waysOut } from "./ways-out.ts";

type WithdrawFacts = {
  readonly purse: { readonly balance: Money; readonly held: Money } | null;
  readonly methods: readonly Method[];
  readonly payees: readonly Payee[];
  readonly hasPassword: boolean;
  readonly heldUntil: Date | null;
  readonly history: Page<Withdrawal>;
  /** What the address asks for: an account of the player's, and an amount to be told about. */
  readonly asked: { readonly payee: string | null; readonly amount: string | null };
};

/** Everything that the page of withdrawals shows, written in the visitor's language. */
export function shownWithdrawPage(facts: WithdrawFacts, asset: Asset, showing: Showing) {
  const { purse, methods, payees, hasPassword, heldUntil, history, asked } = facts;
  const { language, t, timeZone } = showing;
  const ways = waysOut(payees, methods, showing);
  const payee = payees.find(({ id }) => id === asked.payee);
  const method = methods.find(({ code }) => code === payee?.method);
  return {
    title: t("cashier.withdraw.title"),
    balance: formatMoney(purse?.balance ?? money(0n, asset), language),
    held: formatMoney(purse?.held ?? money(0n, asset), language),
    needs: firstNeed({ methods: methods.length, hasPassword, waysOut: ways.length }),
    heldUntil: heldUntil && formatMoment(heldUntil, language, timeZone),
    waysOut: ways,
    chosen: asked.payee,
    quoted: quotedAmount(asked.amount, method, showing),
    history: history.rows.map((row) => withdrawalRow(row, showing)),
    pageNo: history.page,
    totalPages: history.pageCount,
  };
}
