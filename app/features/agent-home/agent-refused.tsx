import { useSpeech } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/isolated.ts";
import { paths } from "#app/lib/paths.ts";
import { rewardPaths } from "#app/lib/reward-paths.ts";

type AgentRefusedProps = { name: string; isTrial: boolean };

/** Who is neither a partner nor an agent is told so, and how to become one; a trial account that it takes another. */
export function AgentRefused({ name, isTrial }: AgentRefusedProps) {
  const { t } = useSpeech();
  const kind = isTrial ? "trial" : "player";
  return (
    <div className="page">
      <h1>{t(kind === "trial" ? "partner.home.refused.trialTitle" : "partner.home.refused.title")}</h1>
      <p className="page__intro">
        {kind === "trial"
          ? t("partner.home.refused.trialText")
          : t("partner.home.refused.text", { name: isolated(name) })}
      </p>
      <p>
        <a className="button button--primary" href={isTrial ? paths.logout() : rewardPaths.join()}>
          {t(isTrial ? "partner.home.refused.confirm" : "partner.home.refused.apply")}
        </a>
      </p>
    </div>
  );
}
