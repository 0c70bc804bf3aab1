import { useSpeech } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/isolated.ts";
import { rewardPaths } from "#app/lib/reward-paths.ts";

/** Who is neither a partner nor an agent is told so, and how to become one. */
export function AgentRefused({ name }: { name: string }) {
  const { t } = useSpeech();
  return (
    <div className="page">
      <h1>{t("partner.home.refused.title")}</h1>
      <p className="page__intro">{t("partner.home.refused.text", { name: isolated(name) })}</p>
      <p>
        <a className="button button--primary" href={rewardPaths.join()}>
          {t("partner.home.refused.apply")}
        </a>
      </p>
    </div>
  );
}
