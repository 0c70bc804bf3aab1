import { Link } from "@remix-run/react";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import type { ShownRoom } from "#server/http/live/live-room-view.ts";
import { roomHref } from "./room-href.ts";

type CannotWriteProps = { room: ShownRoom; lost: string };

/** Why there is no form. Who was signed out while writing takes the text along to the login and back. */
export function CannotWrite({ room, lost }: CannotWriteProps) {
  const { t } = useSpeech();
  const { writing } = room;
  if (writing.may) return null;
  if (writing.reason === "guest") return <GuestPart room={room} lost={lost} />;
  const { reason, until } = writing;
  const isForEver = reason === "away" && until === null;
  return (
    <p className="chat__cannot">
      {isForEver ? t("chat.cannot.awayForEver") : t(`chat.cannot.${reason}`, { until: until ?? "" })}
    </p>
  );
}

function GuestPart({ room, lost }: CannotWriteProps) {
  const { t } = useSpeech();
  const back = roomHref(room);
  const redirectTo = lost === "" ? back : paths.chatRoom(room.code, { text: lost });
  return (
    <div className="chat__cannot">
      {lost === "" ? (
        <p>{t("chat.cannot.guest")}</p>
      ) : (
        <Notice kind="warning" title={t("chat.reasons.signedOut")}>
          <p>{t("chat.cannot.kept")}</p>
          <p className="chat__text" dir="auto">
            {lost}
          </p>
        </Notice>
      )}
      <p className="row">
        <Link className="button button--primary" to={paths.login({ redirectTo })}>
          {t("chat.cannot.login")}
        </Link>
        <Link className="button button--quiet" to={paths.register({ redirectTo })}>
          {t("chat.cannot.register")}
        </Link>
      </p>
    </div>
  );
}
