import { useFetcher } from "@remix-run/react";
import { EntryBoard } from "#app/features/entry-form/entry-board.tsx";
import { RegisterPrompt } from "#app/features/entry-form/other-way-in.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { modalHref } from "#app/lib/paths/paths.ts";
import type { LoginAnswer } from "#app/pages/login/login-answer.ts";
import { LoginWays } from "#app/pages/login/login-ways.tsx";
import type { GamesTab, LoginShown } from "./shown-dialog.ts";

/** The form at the start, the prompt to register at the end, and below them what there is to play (L07). */
export function LoginDialog({ dialog, page }: { dialog: LoginShown; page: string }) {
  const { login, ...games } = dialog;
  const { data, Form } = useFetcher<LoginAnswer>();
  const switchHref = modalHref(page, "login", login.by === "sms" ? {} : { by: "sms" });
  return (
    <div className="stack">
      <EntryBoard other={<RegisterPrompt href={modalHref(page, "register")} />}>
        <LoginWays
          id="dialog-login"
          isOver
          via={Form}
          login={login}
          redirectTo={page}
          answer={data}
          switchHref={switchHref}
        />
      </EntryBoard>
      <Games {...games} />
    </div>
  );
}

function Games({ tabs, vendors }: Pick<LoginShown, "tabs" | "vendors">) {
  const { t } = useSpeech();
  return (
    <section className="dialog-games" aria-labelledby="dialog-games-title">
      <h3 id="dialog-games-title">{t("dialogs.login.games")}</h3>
      <nav aria-label={t("dialogs.login.categories")}>
        <ul className="dialog-games__tabs">
          {tabs.map((tab) => (
            <li key={tab.name}>
              <Tab {...tab} />
            </li>
          ))}
        </ul>
      </nav>
      {vendors.length > 0 ? (
        <ul className="dialog-games__vendors">
          {vendors.map(({ code, name, path }) => (
            <li key={code}>
              <a className="dialog-games__vendor" href={path}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="quiet">{t("dialogs.login.noVendors")}</p>
      )}
    </section>
  );
}

function Tab({ name, href, isCurrent }: GamesTab) {
  const { t } = useSpeech();
  return (
    <a className="dialog-games__tab" href={href} aria-current={isCurrent ? "true" : undefined}>
      {name === "hot" ? t("dialogs.login.hot") : t(`site.category.${name}`)}
    </a>
  );
}
