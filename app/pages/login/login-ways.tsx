import { Notice } from "#app/components/notice.tsx";
import { SocialButtons } from "#app/components/social-buttons.tsx";
import type { EntryFormProps } from "#app/features/entry-form/entry-form-props.ts";
import { LoginForm, MobileField, NameFields } from "#app/features/entry-form/login-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { takeTyped } from "#app/lib/browser/typed-in-header.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { Proof } from "#app/pages/proofs/proof.tsx";
import type { LoginAnswer } from "./login-answer.ts";
import type { ShownLogin } from "./shown-login.ts";

type LoginWaysProps = Omit<EntryFormProps, "answer"> & {
  login: ShownLogin;
  answer: LoginAnswer | undefined;
  /** The same form for the other way in (L02): on the page and in the dialog at addresses of their own. */
  switchHref: string;
  /** The form lies over a page. */
  isOver?: boolean;
};

/** The form of a login with everything that belongs to it: as a page and as a dialog. */
export function LoginWays({ login, switchHref, ...form }: LoginWaysProps) {
  const { t } = useSpeech();
  const { by, offersSms, why, isConfirming, social } = login;
  const other = by === "sms" ? t("entry.login.byName") : t("entry.login.bySms");
  return (
    <div className="stack">
      {why ? (
        <Notice kind="info">
          <p>{why}</p>
        </Notice>
      ) : null}
      {isConfirming ? <p>{t("entry.login.confirm")}</p> : null}
      {by === "sms" ? <ByMobile login={login} {...form} /> : <ByName login={login} {...form} />}
      <ul className="ways">
        {offersSms ? (
          <li>
            <a href={switchHref}>{other}</a>
          </li>
        ) : null}
        <li>
          <a href={paths.forget({ redirectTo: form.redirectTo })}>{t("entry.login.forgot")}</a>
        </li>
      </ul>
      <SocialButtons social={social} />
    </div>
  );
}

type WayProps = Omit<LoginWaysProps, "switchHref">;

function ByName({ login, answer, isOver = false, ...form }: WayProps) {
  const { door, username, hasSlider, remembers } = login;
  const challenge = answer?.challenge === undefined ? login.challenge : answer.challenge;
  const action = door === "agents" ? paths.agentLogin() : paths.login(isOver ? { over: "1" } : {});
  return (
    <LoginForm {...form} key="name" action={action} answer={answer} remembers={remembers}>
      <NameFields
        username={username}
        answer={answer}
        {...(answer?.isOneMoreStep ? { typed: takeTyped } : {})}
      />
      {challenge ? <Proof challenge={challenge} answer={answer} hasSlider={hasSlider} /> : null}
    </LoginForm>
  );
}

function ByMobile({ login, answer, isOver: _, ...form }: WayProps) {
  const { countries, country, mobileNum, code, remembers } = login;
  return (
    <LoginForm {...form} key="sms" action={paths.login({ by: "sms" })} answer={answer} remembers={remembers}>
      <Proof countries={countries} chosen={country} answer={answer} />
      <MobileField mobileNum={mobileNum} answer={answer} />
      {code ? <Proof code={code} answer={answer} /> : null}
    </LoginForm>
  );
}
