import { Amount } from "#app/components/amount.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";

/** `checked` is null where no win is looked at. */
type PurseFactsProps = { balance: string; held: string; checked: string | null };

/** What a player has, what waits to leave, and what was won and is looked at. */
export function PurseFacts({ balance, held, checked }: PurseFactsProps) {
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
      {checked === null ? null : (
        <>
          <dt>{t("cashier.purse.checked")}</dt>
          <dd>
            <Amount value={checked} />
          </dd>
        </>
      )}
    </dl>
  );
}
