import { useSpeech } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/page/isolated.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";

type AgentRefusedProps = {
  name: string;
  /** A sub-login is told whose right is missing; a member, how to become a partner. */
  isSubLogin: boolean;
};

/** A page of agents that is not the visitor's: why, and what it takes. */
export function AgentRefused({ name, isSubLogin }: AgentRefusedProps) {
  const { t } = useSpeech();
  if (isSubLogin) return <p>{t("partner.home.subLogin")}</p>;
  return (
    <>
      <h1>{t("partner.home.refused.title")}</h1>
      <p className="page__intro">{t("partner.home.refused.text", { name: isolated(name) })}</p>
      <p>
        <a className="button button--primary" href={rewardPaths.join()}>
          {t("partner.home.refused.apply")}
        </a>
      </p>
    </>
  );
}
