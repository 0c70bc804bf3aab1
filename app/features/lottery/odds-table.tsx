import { Amount } from "#app/components/amount.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownBoard } from "./shown.ts";

/** What a line wins, how often, the return, and the limits: told before anything is staked. */
export function OddsTable({ prizes, returns, limits }: Pick<ShownBoard, "prizes" | "returns" | "limits">) {
  const { t } = useSpeech();
  return (
    <section className="odds panel stack" aria-labelledby="odds-title">
      <h2 id="odds-title">{t("lottery.odds")}</h2>
      <table className="paytable">
        <thead>
          <tr>
            <th scope="col">{t("lottery.prize")}</th>
            <th scope="col">{t("lottery.pays")}</th>
            <th scope="col">{t("lottery.chance")}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ name, times, chance }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <bdi>{times}</bdi>
              </td>
              <td>{chance}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="totals">
        <dt>{t("lottery.returns")}</dt>
        <dd>
          <bdi data-testid="lottery-return">{returns}</bdi>
        </dd>
        <dt>{t("lottery.stakeMax")}</dt>
        <dd>
          <Amount value={limits.stake} />
        </dd>
        <dt>{t("lottery.payoutMax")}</dt>
        <dd>
          <Amount value={limits.payout} />
        </dd>
        <dt>{t("lottery.lineMax")}</dt>
        <dd>
          <Amount value={limits.line} />
        </dd>
      </dl>
    </section>
  );
}
