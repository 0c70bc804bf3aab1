import { Amount } from "#app/components/amount.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/form-answer.ts";
import { CollectForm, MoveForm } from "./fund-forms.tsx";
import { Moves } from "./moves.tsx";
import type { FundOutcome, ShownMove, ShownWallet } from "./shown-wallets.ts";

type WalletsPageProps = {
  title: string;
  wallets: readonly ShownWallet[];
  moves: readonly ShownMove[];
  /** Made by the server for these forms: one sent twice is one order. */
  orderKey: string;
  outcome: FundOutcome | null;
  answer: FormAnswer | undefined;
};

const MOODS = {
  open: "info",
  incomplete: "warning",
  refused: "warning",
  done: "good",
  nothing: "info",
} as const;

/**
 * The main wallet beside those that vendors keep, and the ways between them. What was typed is for one move: the
 * form begins anew with each, and not when the page only looks again.
 */
export function WalletsPage({ title, wallets, moves, orderKey, outcome, answer }: WalletsPageProps) {
  const { t } = useSpeech();
  const hasVendors = wallets.length > 1;
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="page__intro">{t("transfers.fund.intro")}</p>
      {outcome && !answer ? (
        <Notice kind={MOODS[outcome]}>{t(`transfers.fund.outcomes.${outcome}`)}</Notice>
      ) : null}
      <Wallets wallets={wallets} />
      {hasVendors ? (
        <>
          <MoveForm key={moves[0]?.id} wallets={wallets} orderKey={orderKey} answer={answer} />
          <CollectForm orderKey={orderKey} />
        </>
      ) : (
        <EmptyState title={t("transfers.fund.noVendorTitle")} text={t("transfers.fund.noVendorText")} />
      )}
      {hasVendors || moves.length > 0 ? <Moves moves={moves} /> : null}
    </div>
  );
}

function Wallets({ wallets }: { wallets: readonly ShownWallet[] }) {
  const { t } = useSpeech();
  return (
    <>
      <RecordTable
        caption={t("transfers.fund.title")}
        columns={[
          { name: "name", title: t("transfers.fund.wallet") },
          { name: "balance", title: t("transfers.fund.balance"), kind: "amount" },
        ]}
        rows={wallets.map(({ code, name, balance }) => ({
          id: code,
          cells: {
            name,
            balance: balance === null ? t("transfers.fund.unasked") : <Amount value={balance} />,
          },
        }))}
      />
      {wallets.some(({ balance }) => balance === null) ? (
        <p className="quiet">{t("transfers.fund.unaskedHint")}</p>
      ) : null}
    </>
  );
}
