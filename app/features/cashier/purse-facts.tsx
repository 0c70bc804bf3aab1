import { Amount } from "#app/components/amount.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";

type PurseFactsProps = { balance: string; held: string };

/** What a player has, and what waits to leave. */
export function PurseFacts({ balance, held }: PurseFactsProps) {
  const { t } = useSpeech();
  return (
    <dl className="totals">
      <dt>{t("cashier.purse.balance")}</dt>
      <dd data-testid="own-balance">
        <Amount value={balance} />
      </dd>
      <dt>{t("cashier.purse.held")}</dt>
      <dd data-testid="held">
        <Amount value={held} />
      </dd>
    </dl>
  );
}
