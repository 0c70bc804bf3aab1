import { useSpeech } from "#app/i18n/speech.tsx";
import type { FrameContent } from "#app/lib/page/frame.ts";

/** What the operator has entered, and nothing else: each leads to the regulator's own record (F10). */
export function LicenceBadges({ licences }: Pick<FrameContent, "licences">) {
  const { t } = useSpeech();
  if (licences.length === 0) return null;
  return (
    <section className="licences" aria-labelledby="licences-title">
      <h2 className="site-footer__title" id="licences-title">
        {t("frame.footer.licences")}
      </h2>
      <ul className="licences__list">
        {licences.map(({ authority, number, url }) => (
          <li key={authority}>
            <a className="licences__badge" href={url} rel="noopener noreferrer">
              <span className="licences__authority">{t(`frame.authority.${authority}`)}</span>
              <bdi className="licences__number">{number}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
