import { Link } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { keepTyped } from "#app/lib/browser/typed-in-header.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { HeaderForm } from "./header-form.tsx";

/** On a wide screen the form itself; on a narrow one the way to its page. Both lead back to where one was. */
export function HeaderLogin({ path }: { path: string }) {
  const { t } = useSpeech();
  return (
    <>
      <HeaderForm id="header-login" action={paths.login()} className="header-login" path={path}>
        <LoginInput name="username" label={t("site.header.username")} type="text" />
        <LoginInput name="password" label={t("site.header.password")} type="password" />
        <Button kind="quiet">{t("site.header.login")}</Button>
      </HeaderForm>
      <Link className="button button--quiet header-login__link" to={paths.login({ redirectTo: path })}>
        {t("site.header.login")}
      </Link>
      <Link className="button button--primary" to={paths.register()}>
        {t("site.header.register")}
      </Link>
    </>
  );
}

const AUTOCOMPLETE = { username: "username", password: "current-password" } as const;

type LoginInputProps = { name: keyof typeof AUTOCOMPLETE; label: string; type: "text" | "password" };

/** A line of the header is too low for a label above the field: it stands inside until there is text. */
function LoginInput({ name, label, type }: LoginInputProps) {
  const id = `header-login-${name}`;
  return (
    <div className="header-login__field">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        className="field__input"
        id={id}
        name={name}
        type={type}
        placeholder={label}
        autoComplete={AUTOCOMPLETE[name]}
        onChange={name === "password" ? (event) => keepTyped(event.currentTarget.value) : undefined}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </div>
  );
}
