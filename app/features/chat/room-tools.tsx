import { Link } from "@remix-run/react";
import { Icon } from "#app/components/icon.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownRoom } from "#server/http/live/live-room-view.ts";
import { roomHref } from "./room-href.ts";

/** So often the page loads itself anew without script, for who chose that. */
export const WATCH_S = 15;

/**
 * What is said of a room and the ways to newer and older messages. Without script the page is loaded again by a link,
 * or by itself for who chose that: the form would be emptied while somebody writes, so it is not there meanwhile.
 */
export function RoomTools({ room }: { room: ShownRoom }) {
  const { t } = useSpeech();
  const { topic, slowS, olderThan, isOlder, isWatching, writing } = room;
  return (
    <div className="chat__tools">
      <p className="chat__topic">
        {topic}
        {slowS > 0 && writing.may ? (
          <span className="chat__slow">{t("chat.slow", { count: slowS })}</span>
        ) : null}
      </p>
      <p className="chat__ways">
        {olderThan === null ? null : (
          <Link to={roomHref(room, { before: String(olderThan) })} preventScrollReset>
            {t("chat.older")}
          </Link>
        )}
        <Link to={roomHref(room)} preventScrollReset>
          <Icon name="refresh" />
          {t(isOlder ? "chat.newest" : "chat.refresh")}
        </Link>
        {isOlder ? null : (
          <noscript>
            <a href={roomHref(room, isWatching ? {} : { watch: "1" })}>
              {t(isWatching ? "chat.unwatch" : "chat.watch")}
            </a>
          </noscript>
        )}
      </p>
      {isWatching ? (
        <noscript>
          <p>{t("chat.watching", { count: WATCH_S })}</p>
        </noscript>
      ) : null}
    </div>
  );
}
