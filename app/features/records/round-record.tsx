import type { ReactNode } from "react";
import { Amount } from "#app/components/amount.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { type Speaker, useSpeech } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { digitsIn } from "#server/core/numbers/digits.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import type { RoundRecord as PlayedRound } from "#server/wallet/index.ts";
import { RoundSums, type ShownSums, shownSums } from "./round-sums.tsx";

type ShownRecord = ShownSums & {
  readonly title: string;
  readonly game: string;
  /** The betting record of this game alone. */
  readonly ofGame: string;
  readonly when: string;
  readonly state: string;
  readonly movements: ReadonlyArray<{
    id: string;
    href: string;
    kind: string;
    amount: string;
    after: string;
  }>;
};

export function shownRoundRecord(
  record: PlayedRound,
  game: string,
  { language, t, timeZone }: Speaker,
): ShownRecord {
  return {
    title: `${t("member.round.title")}: ${game}`,
    game,
    ofGame: paths.bettingRecord({ vendor: record.vendor, game: record.game }),
    when: formatMoment(record.openedAt, language, timeZone),
    state: t(`member.bettingRecord.states.${record.state}`),
    ...shownSums(record, language),
    movements: record.movements.map(({ transferId, kind, amount, balanceAfter }) => ({
      id: digitsIn(transferId.toString(), language),
      href: paths.movement(transferId.toString()),
      kind: t(`member.accountRecord.kinds.${kind}`),
      amount: formatMoney(amount, language),
      after: balanceAfter ? formatMoney(balanceAfter, language) : "",
    })),
  };
}

/** One round of a player: what it came to, what moved in the account, and below it the round itself. */
export function RoundRecord({ children, ...record }: ShownRecord & { children: ReactNode }) {
  const { t } = useSpeech();
  const { title, ofGame, when, state, movements } = record;
  return (
    <div className="page stack">
      <h1>{title}</h1>
      <dl className="facts">
        <dt>{t("member.bettingRecord.when")}</dt>
        <dd>{when}</dd>
        <dt>{t("member.bettingRecord.state")}</dt>
        <dd>{state}</dd>
        <RoundSums {...record} />
      </dl>
      <h2>{t("member.round.movements")}</h2>
      <RecordTable
        caption={t("member.round.movements")}
        columns={[
          { name: "kind", title: t("member.accountRecord.kind") },
          { name: "amount", title: t("member.accountRecord.amount"), kind: "amount" },
          { name: "after", title: t("member.accountRecord.after"), kind: "amount" },
          { name: "reference", title: t("member.accountRecord.reference") },
        ]}
        rows={movements.map(({ id, href, kind, amount, after }, nth) => ({
          id: `${id} ${nth}`,
          cells: {
            kind,
            amount: (
              <a href={href}>
                <Amount value={amount} />
              </a>
            ),
            after: <Amount value={after} />,
            reference: (
              <a href={href}>
                <bdi>{id}</bdi>
              </a>
            ),
          },
        }))}
      />
      {children}
      <p>
        <a href={ofGame} data-testid="of-game">
          {t("member.bettingRecord.ofGame")}
        </a>
      </p>
      <p>
        <a href={paths.bettingRecord()}>{t("member.round.back")}</a>
      </p>
    </div>
  );
}
