import { useSpeech } from "#app/i18n/speech.tsx";
import { Amount } from "../amount.tsx";
import "./session-sums.css";

type SessionSumsProps = {
  /** What was played and how often: "3 rounds". */
  played: string;
  /** Amounts as they are written. */
  staked: string;
  paid: string;
  net: string;
};

/** What a game has come to since it was opened. */
export function SessionSums({ played, ...sums }: SessionSumsProps) {
  const { t } = useSpeech();
  return (
    <dl className="totals session-sums" aria-label={t("play.session.title")}>
      <div>
        <dt>{t("play.session.title")}</dt>
        <dd>{played}</dd>
      </div>
      {(["staked", "paid", "net"] as const).map((sum) => (
        <div key={sum}>
          <dt>{t(`play.session.${sum}`)}</dt>
          <dd>
            <Amount value={sums[sum]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
