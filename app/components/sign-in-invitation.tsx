import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";

/** For who is not signed in: what there would be to see, and the two ways to it. Signing in leads back. */
export function SignInInvitation({ text, redirectTo }: { text: string; redirectTo: string }) {
  const { t } = useSpeech();
  return (
    <div className="panel stack">
      <p>{text}</p>
      <a className="button button--primary" href={paths.login({ redirectTo })}>
        {t("site.header.login")}
      </a>
      <a className="button button--quiet" href={paths.register()}>
        {t("site.header.register")}
      </a>
    </div>
  );
}
