import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Amount } from "#app/components/amount.tsx";
import { Icon, type IconName } from "#app/components/icon.tsx";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import type { WelcomeShown } from "./shown-dialog.ts";

/** What the house has to say to whoever has just signed in, with one way on: to the page beneath. */
export function WelcomeDialog({ dialog, page }: { dialog: WelcomeShown; page: string }) {
  const { t } = useSpeech();
  const { previousLogin, unread, bonus, news } = dialog;
  return (
    <div className="stack">
      <ul className="welcome">
        {unread > 0 ? (
          <Fact icon="bell">
            <Link to={memberPaths.messages()}>{t("dialogs.welcome.unread", { count: unread })}</Link>
          </Fact>
        ) : null}
        {bonus ? (
          <Fact icon="wallet">
            {t("dialogs.welcome.bonus")} <Amount value={bonus} />
          </Fact>
        ) : null}
        {previousLogin ? (
          <Fact icon="clock">
            {t("dialogs.welcome.previousLogin", { when: previousLogin })}{" "}
            <span className="quiet">{t("dialogs.welcome.notYou")}</span>
          </Fact>
        ) : null}
      </ul>
      {news.map(({ id, title, body }) => (
        <section key={id} className="stack">
          <h3>{title}</h3>
          <RichText html={body} />
        </section>
      ))}
      <p>
        <Link className="button button--primary" to={page} replace preventScrollReset data-closes>
          {t("dialogs.welcome.goOn")}
        </Link>
      </p>
    </div>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="welcome__fact">
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}
