import { Link } from "@remix-run/react";
import { lazy, Suspense, useRef } from "react";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { ShownRoom } from "#server/http/live/live-room-view.ts";
import { AboutMessage as DirectAbout } from "./about-message.tsx";
import { BlockedMembers } from "./blocked-members.tsx";
import { CannotWrite } from "./cannot-write.tsx";
import { HouseRules } from "./house-rules.tsx";
import { roomHref } from "./room-href.ts";
import { RoomLog } from "./room-log.tsx";
import { RoomTools } from "./room-tools.tsx";
import { useLiveWhenIdle } from "./use-live-when-idle.ts";
import { useSaid } from "./use-said.ts";
import { useSending } from "./use-sending.ts";
import { WriteForm } from "./write-form.tsx";

/** Seldom asked for, so it comes by itself. */
const AboutMessage = import.meta.env.SSR
  ? DirectAbout
  : lazy(() => import("./about-message.tsx").then((part) => ({ default: part.AboutMessage })));

type ChatRoomProps = {
  room: ShownRoom;
  /** The answer to a post of this page that was refused. */
  answer?: FormAnswer | undefined;
};

/** A room to read and write in, on a page of its own or in a dialog. */
export function ChatRoom({ room, answer }: ChatRoomProps) {
  const box = useRef<HTMLDivElement>(null);
  const said = useSaid(room);
  const { via, keepOrder, sending, postKey, alias, ...sent } = useSending(room, said);
  const Live = useLiveWhenIdle(!room.isOlder);
  const refused = sent.answer ?? answer;
  const { t } = useSpeech();
  const shown = { ...room, alias };
  return (
    <div className="chat">
      <RoomTabs room={room} />
      {room.done ? <Notice kind="good">{t(`chat.done.${room.done}`)}</Notice> : null}
      {room.about ? (
        <Suspense fallback={null}>
          <AboutMessage room={shown} message={room.about} />
        </Suspense>
      ) : null}
      <div className="chat__frame" onSubmitCapture={keepOrder}>
        <RoomTools room={room} />
        <RoomLog room={shown} messages={said.messages} sending={sending} box={box} />
        {Live ? <Live room={room} said={said} box={box} /> : null}
        {room.writing.may && !room.isWatching ? (
          <WriteForm room={room} postKey={postKey} answer={refused} via={via} />
        ) : (
          <CannotWrite room={room} lost={refused?.values.text ?? ""} />
        )}
      </div>
      <BlockedMembers room={room} />
      <HouseRules />
    </div>
  );
}

function RoomTabs({ room }: { room: ShownRoom }) {
  const { t } = useSpeech();
  return (
    <nav className="chat__tabs" aria-label={t("chat.rooms")}>
      <ul className="chat__strip">
        {room.rooms.map(({ code, name }) => (
          <li key={code}>
            <Link
              className="chip"
              to={roomHref({ code, over: room.over })}
              preventScrollReset
              aria-current={code === room.code ? "page" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
