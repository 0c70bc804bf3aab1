import { Amount } from "#app/components/amount.tsx";
import type { RecordRow } from "#app/components/record-table.tsx";
import { type Speaker, useSpeech } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { paths } from "#app/lib/paths.ts";
import { formatMoney } from "#server/core/money.ts";
import type { Movement } from "#server/wallet/index.ts";
import { periodFilter } from "./period-filter.ts";
import { RecordPage, type RecordPlace } from "./record-page.tsx";

export const MOVEMENT_KINDS = ["", "stake", "payout", "rollback", "adjustment", "grant"] as const;

type ShownMovement = {
  readonly id: string;
  readonly href: string;
  readonly when: string;
  readonly kind: string;
  readonly game: string;
  readonly amount: string;
  readonly after: string;
};

/** A movement as the record prints it. Called by the loader, because a browser's calendar may differ. */
export function shownMovement(
  movement: Movement,
  game: string,
  { language, t, timeZone }: Speaker,
): ShownMovement {
  const id = movement.transferId.toString();
  return {
    id,
    href: paths.movement(id),
    when: formatMoment(movement.at, language, timeZone),
    kind: t(`member.accountRecord.kinds.${movement.kind}`),
    game,
    amount: formatMoney(movement.amount, language),
    after: formatMoney(movement.balanceAfter, language),
  };
}

type AccountRecordProps = {
  place: RecordPlace;
  kind: string;
  period: string;
  movements: readonly ShownMovement[];
};

/** Every movement of a player's accounts, with the balance after each. */
export function AccountRecord({ place, kind, period, movements }: AccountRecordProps) {
  const { t } = useSpeech();
  const kinds = MOVEMENT_KINDS.map(
    (value) => [value, value ? t(`member.accountRecord.kinds.${value}`) : t("member.filters.all")] as const,
  );
  return (
    <RecordPage
      place={place}
      intro={t("member.accountRecord.intro")}
      empty={{ title: t("member.accountRecord.empty"), text: t("member.accountRecord.emptyText") }}
      filters={[
        periodFilter(t, period),
        { name: "kind", label: t("member.filters.kind"), chosen: kind, choices: kinds },
      ]}
      pathOf={paths.accountRecord}
      columns={[
        { name: "when", title: t("member.accountRecord.when") },
        { name: "kind", title: t("member.accountRecord.kind") },
        { name: "game", title: t("member.accountRecord.game") },
        { name: "amount", title: t("member.accountRecord.amount"), kind: "amount" },
        { name: "after", title: t("member.accountRecord.after"), kind: "amount" },
        { name: "reference", title: t("member.accountRecord.reference") },
      ]}
      rows={movements.map(rowOf)}
    />
  );
}

function rowOf({ id, href, when, kind, game, amount, after }: ShownMovement): RecordRow {
  return {
    id,
    cells: {
      when,
      kind: <span data-testid="movement-kind">{kind}</span>,
      game,
      amount: <Amount value={amount} />,
      after: (
        <span data-testid="movement-after">
          <Amount value={after} />
        </span>
      ),
      reference: (
        <a href={href} data-testid="movement">
          <bdi>{id}</bdi>
        </a>
      ),
    },
  };
}
