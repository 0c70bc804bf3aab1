import type { ShownRoom } from "#server/http/live/live-room-view.ts";
import { ChatRoom } from "./chat-room.tsx";

/** What stands in the dialog over a page: the room that the address names. */
export function ChatDialog({ view }: { view: ShownRoom }) {
  return <ChatRoom key={view.code} room={view} />;
}
