import type { Speaker } from "#app/i18n/speech.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { type LocalText, localText } from "#server/core/languages.ts";
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
  /** How the reward is called that points are given for by it, or come back of. */
  readonly reward: string | null;
  readonly account: string;
  readonly game: string;
  readonly amount: string;
  readonly after: string;
};

type Known = {
  readonly game: string;
  readonly bill: bigint | undefined;
  readonly reward: LocalText | null;
};

/** What a movement is, and of what where it takes another one back. */
export function kindOf({ kind, reverses }: Pick<Movement, "kind" | "reverses">, t: Translate): string {
  const name = (of: Movement["kind"]) => t(`member.accountRecord.kinds.${of}`);
  return kind === "reversal" && reverses
    ? t("transfers.record.reversalOf", { of: name(reverses.kind) })
    : name(kind);
}

/** A movement as the record prints it. Called by the loader, because a browser's calendar may differ. */
export function shownMovement(
  movement: Movement,
  nth: number,
  { game, bill, reward }: Known,
  { language, t, timeZone }: Speaker,
): ShownMovement {
  const reference = movement.transferId.toString();
  return {
    id: `${reference} ${nth}`,
    reference: digitsIn(reference, language),
    href: paths.movement(reference),
    bill: bill === undefined ? null : incomePaths.bill(String(bill)),
    when: formatMoment(movement.at, language, timeZone),
    kind: kindOf(movement, t),
    reward: reward && localText(reward, language),
    account: t(`member.movement.accounts.${movement.account}`),
    game,
    amount: formatMoney(movement.amount, language),
    after: formatMoney(movement.balanceAfter, language),
  };
}
