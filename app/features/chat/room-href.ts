import { modalHref, paths, withQuery } from "#app/lib/paths/paths.ts";
import type { ShownRoom } from "#server/http/live/live-room-view.ts";

type RoomQuery = { before?: string; about?: string; watch?: string };

/** A room in another state: at its own address, or in the dialog over the page where the visitor is. */
export function roomHref({ code, over }: Pick<ShownRoom, "code" | "over">, query: RoomQuery = {}): string {
  return over === null ? paths.chatRoom(code, query) : modalHref(over, "chat", { room: code, ...query });
}

/** The page that comes after something was done, where it says so. */
export function withDone(path: string, done: string): string {
  const url = new URL(path, "http://site.invalid");
  return withQuery(url.pathname, { ...Object.fromEntries(url.searchParams), done });
}
