import { paths } from "#app/lib/paths/paths.ts";
import type { Deposit, Method } from "#server/cashier/index.ts";
import type { Page } from "#server/wallet/index.ts";
import { quotedAmount } from "../quoted.ts";
import { countingAmount, type GivenAmount } from "../read-amount.ts";
import { methodCard, type Showing, shownMethod } from "../shown-method.ts";
import { depositRow } from "./shown-deposit.ts";

type DepositFacts = {
  readonly methods: readonly Method[];
  readonly history: Page<Deposit>;
  /** What the address asks for: a way to pay, and an amount to be told about. */
  readonly asked: { readonly method: string | null; readonly given: GivenAmount };
};

/** Everything that the page of deposits shows, written in the visitor's language. */
export function shownDepositPage({ methods, history, asked }: DepositFacts, showing: Showing) {
  // The form posts to the address of the page, so an answer comes back to the same choice.
  const chosen = methods.length === 1 ? methods[0] : methods.find(({ code }) => code === asked.method);
  return {
    title: showing.t("cashier.deposit.title"),
    methods: methods.map((row) => {
      const method = shownMethod(row, "cashier.deposit.within", showing);
      const href = paths.deposit({ method: row.code, ...countingAmount(asked.given) });
      return { ...method, card: methodCard(method, { href, chosen: chosen?.code ?? null }) };
    }),
    quoted: quotedAmount(asked.given, chosen, showing),
    history: history.rows.map((row) => depositRow(row, showing)),
    pageNo: history.page,
    totalPages: history.pageCount,
  };
}
