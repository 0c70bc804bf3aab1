import { Amount } from "#app/components/amount.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";

/** Plain links: from a dialog they lead to the next one in its place (app/pages/fragments/plain-links.ts). */
type WayProps = { href: string };

/** Beside the login form: that one can open an account. */
export function RegisterPrompt({ href }: WayProps) {
  const { t } = useSpeech();
  return (
    <>
      <h2 className="board__title">{t("entry.login.noAccount")}</h2>
      <p>{t("entry.login.prompt")}</p>
      <a className="button button--primary" href={href}>
        {t("entry.login.register")}
      </a>
    </>
  );
}

/** Beside the registration form: what a new account starts with, and the way in for who has one. */
export function LoginPrompt({ href, trial }: WayProps & { trial: string | null }) {
  const { t } = useSpeech();
  return (
    <>
      {trial ? (
        <>
          <p>{t("entry.register.trial")}</p>
          <p className="board__sum">
            <Amount value={trial} />
          </p>
          <hr className="board__line" />
        </>
      ) : null}
      <h2 className="board__title">{t("entry.register.haveAccount")}</h2>
      <a className="button button--quiet" href={href}>
        {t("entry.register.login")}
      </a>
      <ul className="ways">
        <li>
          <a href={paths.forget()}>{t("entry.login.forgot")}</a>
        </li>
        <li>
          <a href={paths.help()}>{t("entry.register.help")}</a>
        </li>
      </ul>
    </>
  );
}

/** Beside the login form for who is signed in already and has to type the password once more. */
export function ConfirmPrompt() {
  const { t } = useSpeech();
  return (
    <>
      <h2 className="board__title">{t("entry.login.confirmTitle")}</h2>
      <p>{t("entry.login.confirmWhy")}</p>
      <a className="button button--quiet" href={paths.home()}>
        {t("entry.login.confirmLater")}
      </a>
    </>
  );
}

/** Below the ways of players: the door of agents, who are turned away here. */
export function AgentsWay() {
  const { t } = useSpeech();
  return (
    <p>
      <a href={paths.agentLogin()}>{t("entry.login.agentTitle")}</a>
    </p>
  );
}

/** Beside the form of agents: the door of everybody else. */
export function MembersPrompt() {
  const { t } = useSpeech();
  return (
    <>
      <h2 className="board__title">{t("entry.login.notAgent")}</h2>
      <p>{t("entry.login.notAgentText")}</p>
      <a className="button button--quiet" href={paths.login()}>
        {t("entry.login.toMembers")}
      </a>
    </>
  );
}
