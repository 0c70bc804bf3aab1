import { Icon } from "#app/components/icon.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";

const SYSTEMS = ["android", "ios", "desktop"] as const;
const STEPS = ["first", "second", "third"] as const;

/** How the site becomes an app, for each system. All of them are there, because no page knows what it is read on. */
export function InstallGuide({ brand }: { brand: string }) {
  const { t } = useSpeech();
  return (
    <section className="stack" aria-labelledby="install">
      <h2 id="install">{t("download.install.title")}</h2>
      <div className="guides">
        {SYSTEMS.map((system) => (
          <details key={system} className="guide" open={system === "android"}>
            <summary className="guide__title">
              <span>{t(`download.install.${system}.title`)}</span>
              <Icon name="chevron-down" />
            </summary>
            <ol className="guide__steps">
              {STEPS.map((step) => (
                <li key={step}>{t(`download.install.${system}.${step}`, { brand })}</li>
              ))}
            </ol>
          </details>
        ))}
      </div>
      <p className="download__text">{t("download.install.note")}</p>
    </section>
  );
}
