import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { digitsIn } from "#server/core/numbers/digits.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import type { Movement } from "#server/wallet/index.ts";

export type ShownMovement = {
  /** Of the row: a movement between two own accounts has two. */
  readonly id: string;
  readonly reference: string;
  readonly href: string;
  /** Where the bill is that it pays; null for what pays none. */
  readonly bill: string | null;
  readonly when: string;
  readonly kind: string;
  readonly account: string;
  readonly game: string;
  readonly amount: string;
  readonly after: string;
};

/** A movement as the record prints it. Called by the loader, because a browser's calendar may differ. */
export function shownMovement(
  movement: Movement,
  nth: number,
  { game, bill }: { readonly game: string; readonly bill: bigint | undefined },
  { language, t, timeZone }: Speaker,
): ShownMovement {
  const reference = movement.transferId.toString();
  return {
    id: `${reference} ${nth}`,
    reference: digitsIn(reference, language),
    href: paths.movement(reference),
    bill: bill === undefined ? null : incomePaths.bill(String(bill)),
    when: formatMoment(movement.at, language, timeZone),
    kind: t(`member.accountRecord.kinds.${movement.kind}`),
    account: t(`member.movement.accounts.${movement.account}`),
    game,
    amount: formatMoney(movement.amount, language),
    after: formatMoney(movement.balanceAfter, language),
  };
}
