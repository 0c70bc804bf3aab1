import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { shownCodeField } from "#app/lib/shown-code-field.ts";
import type { BonusAtStake } from "#server/bonuses/index.ts";
import type { Method, Payee, Withdrawal, WithdrawalDay } from "#server/cashier/index.ts";
import { type Asset, formatMoney, type Money, money } from "#server/core/numbers/money.ts";
import type { Page, Purse } from "#server/wallet/index.ts";
import { isolated } from "../isolated.ts";
import { quotedAmount } from "../quoted.ts";
import type { GivenAmount } from "../read-amount.ts";
import { type Showing, shownMethod } from "../shown-method.ts";
import { withdrawalRow } from "./shown-withdrawal.ts";
import { firstNeed, waysOut } from "./ways-out.ts";

type WithdrawFacts = {
  readonly purse: Pick<Purse, "balance" | "held" | "checked"> | null;
  readonly methods: readonly Method[];
  readonly payees: readonly Payee[];
  readonly hasPassword: boolean;
  readonly asksForCode: boolean;
  readonly heldUntil: Date | null;
  /** No money leaves while the ledger is known to be wrong. */
  readonly isFrozen: boolean;
  /** The bonus in play that would end. */
  readonly atStake: BonusAtStake | null;
  /** What the rest of the day has room for. */
  readonly day: WithdrawalDay | null;
  readonly history: Page<Withdrawal>;
  /** What the address asks for: an account of the player's, and an amount to be told about. */
  readonly asked: { readonly payee: string | null; readonly given: GivenAmount };
};

const TIME = "cashier.withdraw.confirmWithin";

/** Everything that the page of withdrawals shows, written in the visitor's language. */
export function shownWithdrawPage(facts: WithdrawFacts, asset: Asset, showing: Showing) {
  const {
    purse,
    methods,
    payees,
    hasPassword,
    asksForCode,
    heldUntil,
    isFrozen,
    day,
    history,
    asked,
    atStake,
  } = facts;
  const { language, t } = showing;
  const ways = waysOut(payees, methods, showing);
  // The form posts to the address of the page, so an answer comes back to the same choice.
  const way = ways.length === 1 ? ways[0] : ways.find(({ payee }) => payee.id === asked.payee);
  const readiness = { methods: methods.length, hasPassword, heldUntil, isFrozen, waysOut: ways.length };
  return {
    title: t("cashier.withdraw.title"),
    balance: formatMoney(purse?.balance ?? money(0n, asset), language),
    held: formatMoney(purse?.held ?? money(0n, asset), language),
    checked: purse && purse.checked.minor > 0n ? formatMoney(purse.checked, language) : null,
    first: firstNeed(readiness, showing),
    cards: ways.map(({ payee: { id, name }, method }) => {
      const { lines } = shownMethod(method, TIME, showing);
      return { id, href: memberPaths.withdraw({ payee: id }), isChosen: id === way?.payee.id, name, lines };
    }),
    way: way
      ? { id: way.payee.id, name: way.payee.name, method: shownMethod(way.method, TIME, showing) }
      : null,
    codeField: asksForCode ? shownCodeField(t) : null,
    bonus: atStake && shownEnding(atStake, showing),
    today: day && shownDay(day, showing),
    quoted: quotedAmount(asked.given, way?.method, showing),
    history: history.rows.map((row) => withdrawalRow(row, showing)),
    pageNo: history.page,
    totalPages: history.pageCount,
  };
}

/** What the rest of the day has room for, and what the player's level brings. */
function shownDay({ left, leftSum, isFirst }: WithdrawalDay, { t, language }: Showing): string {
  const room = t("cashier.withdraw.today", { count: left, sum: isolated(formatMoney(leftSum, language)) });
  return isFirst ? `${room} ${t("cashier.withdraw.first")}` : room;
}

/** A bonus in play, and what of it is lost by a withdrawal. */
function shownEnding({ bonus, balance, next }: BonusAtStake, { t, language }: Showing) {
  const sum = (amount: Money) => isolated(formatMoney(amount, language));
  const { id, counted, required } = bonus;
  const sums = { balance: sum(balance), counted: sum(counted), required: sum(required) };
  const then = next ? ` ${t("cashier.withdraw.bonus.next", { amount: sum(next.amount) })}` : "";
  return { id, text: `${t("cashier.withdraw.bonus.text", sums)}${then}` };
}
