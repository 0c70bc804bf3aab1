import type { ShownFact, ShownTable } from "#app/features/pay/shown-pay.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { teamPaths } from "#app/lib/paths/team-paths.ts";
import { digitsIn } from "#server/core/numbers/digits.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import type { RoundRecord } from "#server/wallet/index.ts";

export type ShownTeamRound = {
  readonly title: string;
  readonly facts: readonly ShownFact[];
  readonly movements: ShownTable;
  readonly back: string;
};

/** A round of somebody in a team as it is printed: what it came to, and its lines in the ledger. */
export function shownTeamRound(
  round: RoundRecord & { readonly name: string },
  game: string,
  speaker: Speaker,
): ShownTeamRound {
  const { t, language, timeZone } = speaker;
  const corrected = round.adjusted.minor === 0n ? [] : (["adjusted"] as const);
  const result = round.state === "open" ? [] : (["net"] as const);
  const amounts = (["stake", "payout", ...corrected, ...result] as const).map((name) => ({
    name,
    title: t(`member.bettingRecord.${name}`),
    value: formatMoney(round[name], language),
  }));
  const when = formatMoment(round.openedAt, language, timeZone);
  const state = t(`member.bettingRecord.states.${round.state}`);
  return {
    title: t("pay.betting.round", { game, name: isolated(round.name) }),
    facts: [
      { name: "when", title: t("member.bettingRecord.when"), value: when },
      { name: "state", title: t("member.bettingRecord.state"), value: state },
      ...amounts,
    ],
    movements: movementsOf(round, speaker),
    back: teamPaths.teamBetting(),
  };
}

function movementsOf({ movements }: RoundRecord, { t, language, timeZone }: Speaker): ShownTable {
  return {
    name: "round-movements",
    title: t("pay.betting.lines"),
    columns: [
      { name: "when", title: t("member.bettingRecord.when") },
      { name: "kind", title: t("member.accountRecord.kind") },
      { name: "amount", title: t("member.accountRecord.amount"), kind: "amount" },
      { name: "after", title: t("member.accountRecord.after"), kind: "amount" },
      { name: "reference", title: t("member.accountRecord.reference") },
    ],
    rows: movements.map(({ transferId, kind, amount, balanceAfter, at }, nth) => ({
      id: `${transferId} ${nth}`,
      cells: {
        when: formatMoment(at, language, timeZone),
        kind: t(`member.accountRecord.kinds.${kind}`),
        amount: formatMoney(amount, language),
        after: balanceAfter ? formatMoney(balanceAfter, language) : "",
        reference: digitsIn(String(transferId), language),
      },
    })),
    text: null,
  };
}
