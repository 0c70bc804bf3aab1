import { useSpeech } from "#app/i18n/speech.tsx";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import "#app/styles/areas/rewards.css";

/** The link that brings players, to be copied, printed or photographed. */
export function Invitation({ title, link }: { title: string; link: string }) {
  const { t } = useSpeech();
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">{t("partner.home.inviteText")}</p>
      <div className="invitation">
        <img
          className="invitation__code"
          src={rewardPaths.invitationCode()}
          alt={t("partner.home.qr")}
          width="200"
          height="200"
        />
        <div>
          <p className="quiet">{t("partner.home.link")}</p>
          <p>
            <bdi className="invitation__link" dir="ltr" data-testid="invitation">
              {link}
            </bdi>
          </p>
          <p>
            <a href={rewardPaths.invitationCode()}>{t("partner.home.save")}</a>
          </p>
        </div>
      </div>
    </>
  );
}
