import type { ShownBill, ShownFact } from "#app/features/pay/shown-pay.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment, zoneName } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { contractPaths } from "#app/lib/paths/contract-paths.ts";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import type { BillShown } from "#server/agents/index.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { Opens } from "../agent-page.server.ts";
import { adjustmentsTable, lowerTable, paymentsTable, totalsTable } from "./bill-lists.server.ts";
import { fencesTable, stepsTable, tiersTable } from "./bill-steps.server.ts";
import { amountOf, billState, formatBillId, spanOf } from "./shown-income.server.ts";

export type BillReader = {
  readonly opens: Pick<Opens, "contracts" | "member">;
  /** What a vendor is called. */
  readonly vendorOf: (code: string) => string;
};

/** A bill as a side of its contract reads it, down to its lines in the ledger. */
export function shownBill(bill: BillShown, { opens, vendorOf }: BillReader, speaker: Speaker): ShownBill {
  const { t, language, timeZone } = speaker;
  const id = formatBillId(bill.id, language);
  return {
    title: t("pay.one.title", { id, kind: t(`contracts.kinds.${bill.kind}`) }),
    facts: factsOf(bill, opens, speaker),
    tables: [
      stepsTable(bill, vendorOf, speaker),
      ...(bill.fences.length === 0 ? [] : [fencesTable(bill, speaker)]),
      tiersTable(bill, vendorOf, speaker),
      totalsTable(bill, vendorOf, speaker),
      ...(bill.lower.length === 0 ? [] : [lowerTable(bill, speaker)]),
      ...(bill.adjustments.length === 0 ? [] : [adjustmentsTable(bill, speaker)]),
      paymentsTable(bill, opens, speaker),
    ],
    timeZone: zoneName(language, timeZone),
  };
}

function factsOf(bill: BillShown, opens: BillReader["opens"], speaker: Speaker): ShownFact[] {
  const { t, language, timeZone } = speaker;
  const { contract, version, kind, position, amount, owed, people, payerName, payeeName, adjusts } = bill;
  const versionHref = contractPaths.contract(kind, String(contract), { version: String(version) });
  const versionText = t("pay.one.contractText", {
    version: formatWhole(version, language),
    id: formatBillId(contract, language),
  });
  return [
    fact("state", t("pay.state"), billState(bill, speaker)),
    fact("when", t("pay.one.for"), spanOf(bill, speaker)),
    ...(adjusts === null ? [] : [adjustsFact(adjusts, speaker)]),
    fact("payee", t("pay.one.payee"), bill.isOwn ? t("contracts.contract.you") : isolated(payeeName ?? "")),
    fact("payer", t("pay.by"), payerName === null ? t("pay.house") : isolated(payerName)),
    {
      ...fact("contract", t("pay.one.contract"), versionText),
      ...(opens.contracts ? { href: versionHref } : {}),
    },
    fact("people", t("pay.one.people"), formatWhole(people, language)),
    fact("amount", t("pay.amount"), amountOf(amount, speaker)),
    fact("paid", t("pay.paid"), amountOf(amount - owed, speaker)),
    fact("owed", t("pay.owed"), amountOf(owed, speaker)),
    fact("mark", t("pay.one.mark"), t("pay.one.markText", { position: formatBillId(position, language) })),
    fact("made", t("pay.one.made"), formatMoment(bill.madeAt, language, timeZone)),
  ];
}

/** The bill whose period this one computes again. */
const adjustsFact = (id: bigint, { t, language }: Speaker): ShownFact => ({
  name: "adjusts",
  title: t("pay.one.adjusts"),
  value: t("pay.one.adjustsBill", { id: formatBillId(id, language) }),
  href: incomePaths.bill(String(id)),
});

const fact = (name: string, title: string, value: string): ShownFact => ({ name, title, value });
