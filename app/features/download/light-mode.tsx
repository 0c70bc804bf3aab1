import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";

/** The switch for pages without script. The answer is a new document, because the old one has its script already. */
export function LightMode({ isOn }: { isOn: boolean }) {
  const { t } = useSpeech();
  return (
    <section className="stack" aria-labelledby="light-mode">
      <h2 id="light-mode">{t("download.lite.title")}</h2>
      <p className="download__text">{t("download.lite.text")}</p>
      {isOn ? <p className="download__text">{t("download.lite.isOn")}</p> : null}
      <PostForm action={paths.preferences()} id="light" reloadDocument>
        <input type="hidden" name="redirectTo" value={paths.download()} />
        <Button kind="quiet" name="lite" value={isOn ? "0" : "1"}>
          {t(isOn ? "download.lite.turnOff" : "download.lite.turnOn")}
        </Button>
      </PostForm>
    </section>
  );
}
