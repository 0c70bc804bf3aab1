import { Amount } from "#app/components/amount.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { type Speech, useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import type { MovementLine } from "#server/wallet/index.ts";

type ShownLine = { readonly account: string; readonly amount: string; readonly after: string };

const NAMED_ACCOUNTS = [
  "cash",
  "bonus",
  "hold",
  "points",
  "trial",
  "house",
  "vendor",
  "prizes",
  "agent",
  "agent-pay",
  "suspense-deposit",
  "suspense-withdrawal",
  "promo-expense",
  "points-issuance",
  "trial-issuance",
  "fees",
  "rounding",
  "bank",
  "jackpot",
] as const;

/** Accounts that players have: somebody else's is never called one's own. */
const PLAYERS_ACCOUNTS: ReadonlySet<string> = new Set(["cash", "bonus", "hold", "points", "trial"]);

export function shownLine(line: MovementLine, { language, t }: Speech): ShownLine {
  const known = NAMED_ACCOUNTS.find((name) => name === line.account) ?? "other";
  const named = !line.own && PLAYERS_ACCOUNTS.has(known) ? "player" : known;
  return {
    account: t(`member.movement.accounts.${named}`),
    amount: formatMoney(line.amount, language),
    after: line.balanceAfter ? formatMoney(line.balanceAfter, language) : "",
  };
}

type MovementDetailProps = {
  title: string;
  kind: string;
  when: string;
  game: string | null;
  round: { id: string; href: string } | null;
  /** What it is of: the bill that it pays, the bonus whose money it moves. */
  about: string | null;
  /** The other player, where money went between two along a line. */
  other: string | null;
  /** How the reward is called that points are given for by it, or come back of. */
  reward: string | null;
  lines: readonly ShownLine[];
};

/** One movement, down to its lines in the ledger. */
export function MovementDetail(movement: MovementDetailProps) {
  const { title, kind, when, game, round, about, other, reward, lines } = movement;
  const { t } = useSpeech();
  return (
    <div className="page">
      <h1>{title}</h1>
      <dl className="facts">
        <dt>{t("member.accountRecord.kind")}</dt>
        <dd>{about ? <a href={about}>{kind}</a> : kind}</dd>
        {other ? (
          <>
            <dt>{t("member.movement.other")}</dt>
            <dd>
              <bdi>{other}</bdi>
            </dd>
          </>
        ) : null}
        {reward ? (
          <>
            <dt>{t("member.movement.reward")}</dt>
            <dd>
              <bdi>{reward}</bdi>
            </dd>
          </>
        ) : null}
        <dt>{t("member.accountRecord.when")}</dt>
        <dd>{when}</dd>
        {game ? (
          <>
            <dt>{t("member.movement.game")}</dt>
            <dd>{game}</dd>
          </>
        ) : null}
        {round ? (
          <>
            <dt>{t("member.movement.round")}</dt>
            <dd>
              <a href={round.href}>
                <bdi>{round.id}</bdi>
              </a>
            </dd>
          </>
        ) : null}
      </dl>
      <h2>{t("member.movement.lines")}</h2>
      {lines.length === 0 ? (
        <p>{t("member.movement.none")}</p>
      ) : (
        <RecordTable
          caption={t("member.movement.lines")}
          columns={[
            { name: "account", title: t("member.movement.account") },
            { name: "amount", title: t("member.movement.amount"), kind: "amount" },
            { name: "after", title: t("member.movement.after"), kind: "amount" },
          ]}
          rows={lines.map(({ account, amount, after }, nth) => ({
            id: String(nth),
            cells: { account, amount: <Amount value={amount} />, after: <Amount value={after} /> },
          }))}
        />
      )}
      <p>
        <a href={paths.accountRecord()}>{t("member.movement.back")}</a>
      </p>
    </div>
  );
}
