import { useEffect, useState } from "react";
import { Button } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths.ts";

export type UnopenedServiceProps = {
  /** There is an entry, and it does not open: not the same as a house without customer service. */
  readonly isBroken: boolean;
  /** Where a member's messages are; null for a visitor. */
  readonly messagesHref: string | null;
};

/** What is said where customer service was asked for and there is none to open, with what can be done instead. */
export function UnopenedService({ isBroken, messagesHref }: UnopenedServiceProps) {
  const { t } = useSpeech();
  return (
    <article className="page stack">
      <h1>{t("states.service.title")}</h1>
      {isBroken ? (
        <Notice kind="error">
          <p>{t("states.service.broken")}</p>
        </Notice>
      ) : (
        <p>{t("states.service.none")}</p>
      )}
      <ul>
        <Advice text={t("states.service.help")} href={paths.helpCentre()} link={t("states.service.toHelp")} />
        {messagesHref ? (
          <Advice
            text={t("states.service.messages")}
            href={messagesHref}
            link={t("states.service.toMessages")}
          />
        ) : null}
        <Advice
          text={t("states.service.notices")}
          href={paths.notices()}
          link={t("states.service.toNotices")}
        />
      </ul>
      <CloseWindow />
    </article>
  );
}

function Advice({ text, href, link }: { text: string; href: string; link: string }) {
  return (
    <li>
      {text} <a href={href}>{link}</a>
    </li>
  );
}

/** Only in a window that was opened for this page: a browser lets no other be closed, and who came here by a link goes back. */
function CloseWindow() {
  const { t } = useSpeech();
  const [isOwnWindow, setIsOwnWindow] = useState(false);
  useEffect(() => setIsOwnWindow(window.history.length === 1), []);
  if (!isOwnWindow) return null;
  return (
    <p>
      <Button kind="quiet" type="button" onClick={() => window.close()}>
        {t("states.service.close")}
      </Button>
    </p>
  );
}
