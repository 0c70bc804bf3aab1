import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownMessage } from "#server/http/live/live-message.ts";
import type { ShownRoom } from "#server/http/live/live-room-view.ts";
import { roomHref } from "./room-href.ts";

type MessageLineProps = { room: ShownRoom; message: ShownMessage; isNewDay: boolean };

/**
 * One message. Its text has the direction of its own first letter, whatever the page has, and what it holds is text
 * and nothing else.
 */
export function MessageLine({ room, message, isNewDay }: MessageLineProps) {
  const { t } = useSpeech();
  const { seq, alias, name, avatar, body, at, hour, day, moment } = message;
  const isOwn = alias === room.alias;
  // Only a member has something to do about a message, and only about somebody else's.
  const isMember = room.writing.may || room.writing.reason !== "guest";
  return (
    <>
      {isNewDay ? <li className="chat__day">{day}</li> : null}
      <li id={`m${seq}`} className={isOwn ? "chat__line chat__line--own" : "chat__line"}>
        <p className="chat__head">
          {avatar ? (
            <img className="avatar avatar--small" src={avatar} alt="" width="24" height="24" />
          ) : null}
          <bdi className="chat__name">{name}</bdi>
          {isOwn ? <span className="chat__you">{t("chat.you")}</span> : null}
          <time className="chat__hour" dateTime={at} title={moment}>
            {hour}
          </time>
          {isMember && !isOwn ? (
            <a className="chat__more" href={roomHref(room, { about: String(seq) })}>
              <span aria-hidden="true">⋯</span>
              <span className="visually-hidden">{t("chat.more", { name })}</span>
            </a>
          ) : null}
        </p>
        <p className="chat__text" dir="auto">
          {body}
        </p>
      </li>
    </>
  );
}
