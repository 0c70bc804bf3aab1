import { loadChatRoom } from "#server/http/live-room-view.ts";
import type { Visitor } from "#server/http/visitor.ts";
import type { ChatShown } from "../shown-dialog.ts";

export async function loadChat(visitor: Visitor, url: URL): Promise<ChatShown | null> {
  const room = await loadChatRoom(visitor, url);
  return room && { modal: "chat", room };
}
