import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { localText } from "#server/core/languages.ts";
import { formatMoney, type Money } from "#server/core/numbers/money.ts";
import type { FundTransfer, TransferVendor, VendorBalance } from "#server/vendors/index.ts";
import type { Purse } from "#server/wallet/index.ts";
import { MAIN_WALLET } from "./fund-form.ts";

/** `balance` is null when the wallet could not be asked. */
export type ShownWallet = { readonly code: string; readonly name: string; readonly balance: string | null };

export type ShownMove = {
  readonly id: string;
  readonly when: string;
  readonly way: string;
  readonly amount: string;
  readonly state: string;
  readonly next: string;
  readonly lines: string | null;
};

export function shownWallets(
  main: Money,
  balances: readonly VendorBalance[],
  { language, t }: Speaker,
): ShownWallet[] {
  const name = t("transfers.fund.mainWallet");
  const vendors = balances.map(({ vendor, balance }) => ({
    code: vendor.code,
    name: localText(vendor.name, language),
    balance: balance && formatMoney(balance, language),
  }));
  return [{ code: MAIN_WALLET, name, balance: formatMoney(main, language) }, ...vendors];
}

/** A bonus and what is set aside for withdrawals, already written; null where there is none. */
export type ShownBesides = {
  readonly bonus: string | null;
  readonly held: string | null;
  readonly checked: string | null;
};

export function shownBesides(purse: Purse | null, { language }: Speaker): ShownBesides {
  const written = (part: Money | undefined) => (part && part.minor > 0n ? formatMoney(part, language) : null);
  return { bonus: written(purse?.bonus), held: written(purse?.held), checked: written(purse?.checked) };
}

/** A move as the page prints it. Called by the loader, because a browser's calendar may differ. */
export function shownMove(
  move: FundTransfer,
  vendors: readonly TransferVendor[],
  { language, t, timeZone }: Speaker,
): ShownMove {
  const main = t("transfers.fund.mainWallet");
  const known = vendors.find(({ code }) => code === move.vendor);
  const vendor = known ? localText(known.name, language) : move.vendor;
  const [from, to] = move.direction === "to-vendor" ? [main, vendor] : [vendor, main];
  const end = move.state === "done" || move.state === "refused" ? move.state : "open";
  return {
    id: move.id,
    when: formatMoment(move.beganAt, language, timeZone),
    way: t("transfers.fund.arrow", { from, to }),
    amount: formatMoney(move.amount, language),
    state: t(`transfers.fund.states.${move.state}`),
    next: t(`transfers.fund.nextSteps.${end}-${move.direction}`),
    lines: move.movementId === null ? null : paths.movement(move.movementId.toString()),
  };
}

export type FundOutcome = "open" | "incomplete" | "refused" | "done" | "nothing";

/**
 * How what was just asked for ended: as its moves did, the least certain of them first. It is incomplete where a vendor
 * could not be asked, or some refused and others did not.
 */
export function outcomeOf(moves: readonly FundTransfer[], hasUnasked: boolean): FundOutcome {
  if (moves.some(({ settledAt }) => settledAt === null)) return "open";
  if (hasUnasked) return "incomplete";
  if (moves.length === 0) return "nothing";
  if (moves.every(({ state }) => state === "refused")) return "refused";
  return moves.some(({ state }) => state === "refused") ? "incomplete" : "done";
}
