import type { RefObject } from "react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownMessage } from "#server/http/live/live-message.ts";
import type { ShownRoom } from "#server/http/live/live-room-view.ts";
import { MessageLine } from "./message-line.tsx";

/** A box that scrolls must be within reach of the keyboard. */
const REACHABLE = { tabIndex: 0 };

type RoomLogProps = {
  room: ShownRoom;
  messages: readonly ShownMessage[];
  /** What is on its way to the server. */
  sending: string | null;
  box: RefObject<HTMLDivElement>;
};

/**
 * What was said, oldest first. The box is filled from its lower edge, so that without script, too, the newest
 * message is in view.
 */
export function RoomLog({ room, messages, sending, box }: RoomLogProps) {
  const { t } = useSpeech();
  const isEmpty = messages.length === 0 && sending === null;
  return (
    <div
      className="chat__log"
      role="log"
      aria-live="polite"
      aria-label={t("chat.log", { room: room.name })}
      ref={box}
      {...REACHABLE}
    >
      {isEmpty ? <EmptyState title={t("chat.empty")} text={t("chat.emptyText")} /> : null}
      <ol className="chat__messages">
        {messages.map((message, nth) => (
          <MessageLine
            key={message.seq}
            room={room}
            message={message}
            isNewDay={messages[nth - 1]?.day !== message.day}
          />
        ))}
        {sending === null ? null : (
          <li className="chat__line chat__line--own chat__line--sending">
            <p className="chat__text" dir="auto">
              {sending}
            </p>
            <p className="chat__hour">{t("chat.sending")}</p>
          </li>
        )}
      </ol>
    </div>
  );
}
