import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownSums } from "#app/lib/shown-sums.ts";
import { Amount } from "../amount.tsx";
import "./session-sums.css";

/**
 * What a game has come to since it was opened; `played` says how often: "3 rounds". What is still in play has a row of
 * its own, because the result does not count it yet.
 */
export function SessionSums({ played, sums }: { played: string; sums: ShownSums }) {
  const { t } = useSpeech();
  const rows = (["staked", "open", "paid", "net"] as const).map((name) => [name, sums[name]] as const);
  return (
    <dl className="totals session-sums" aria-label={t("play.session.title")}>
      <div>
        <dt>{t("play.session.title")}</dt>
        <dd>{played}</dd>
      </div>
      {rows.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{t(`play.session.${name}`)}</dt>
            <dd>
              <Amount value={value} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
