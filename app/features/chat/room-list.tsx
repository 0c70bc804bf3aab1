import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";

export type ListedRoom = {
  readonly code: string;
  readonly name: string;
  readonly topic: string;
  /** The language of the room and its own word for itself; null for any language. */
  readonly tag: string | null;
  readonly ownName: string | null;
  readonly slowS: number;
  readonly isQuiet: boolean;
};

/** Rooms to choose from. Whoever cannot read the page's language finds theirs by its own name. */
export function RoomList({ rooms }: { rooms: readonly ListedRoom[] }) {
  const { t } = useSpeech();
  return (
    <ul className="chat-rooms">
      {rooms.map(({ code, name, topic, tag, ownName, slowS, isQuiet }) => (
        <li key={code} className="chat-rooms__room">
          <h2 className="chat-rooms__name">
            <a className="chat-rooms__link" href={paths.chatRoom(code)}>
              {name}
            </a>
            {tag && ownName && ownName !== name ? (
              <bdi className="chat-rooms__own" lang={tag}>
                {ownName}
              </bdi>
            ) : null}
          </h2>
          <p className="chat-rooms__topic">{topic}</p>
          <p className="chat-rooms__manner">
            {isQuiet ? t("chat.quiet") : slowS > 0 ? t("chat.slow", { count: slowS }) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
