import { loadChatRoom } from "#server/http/live/live-room-view.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import type { ChatShown } from "../shown-dialog.ts";

export async function loadChat(visitor: Visitor, url: URL): Promise<ChatShown | null> {
  const room = await loadChatRoom(visitor, url);
  return room && { modal: "chat", room };
}
