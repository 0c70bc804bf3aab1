import { Amount } from "#app/components/amount.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { CollectForm, MoveForm } from "./fund-forms.tsx";
import { Moves } from "./moves.tsx";
import type { FundOutcome, ShownBesides, ShownMove, ShownWallet } from "./shown-wallets.ts";

type WalletsPageProps = {
  title: string;
  wallets: readonly ShownWallet[];
  besides: ShownBesides;
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
export function WalletsPage({ title, wallets, besides, moves, orderKey, outcome, answer }: WalletsPageProps) {
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
      <Besides {...besides} />
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

/** What is a player's own and not in the balance: a bonus with its rule, what waits to leave, and wins that are looked at. */
function Besides({ bonus, held, checked }: ShownBesides) {
  const { t } = useSpeech();
  if (bonus === null && held === null && checked === null) return null;
  return (
    <>
      <dl className="totals">
        {bonus === null ? null : (
          <>
            <dt>{t("transfers.fund.bonus")}</dt>
            <dd data-testid="wallet-bonus">
              <Amount value={bonus} />
            </dd>
          </>
        )}
        {held === null ? null : (
          <>
            <dt>{t("transfers.fund.held")}</dt>
            <dd>
              <Amount value={held} />
            </dd>
          </>
        )}
        {checked === null ? null : (
          <>
            <dt>{t("transfers.fund.checked")}</dt>
            <dd data-testid="wallet-checked">
              <Amount value={checked} />
            </dd>
          </>
        )}
      </dl>
      {bonus === null ? null : (
        <p className="quiet">
          {t("transfers.fund.bonusRule")} <a href={memberPaths.bonuses()}>{t("transfers.fund.bonusMore")}</a>
        </p>
      )}
    </>
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
