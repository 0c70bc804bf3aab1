import type { Language } from "../core/languages.ts";
import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import type { Room } from "./room.ts";
import { readRooms } from "./store.ts";

const LOBBY = "lobby";

/** Every request for a room asks for these, so they are read once a second for all. */
const openRooms = kept(SECOND_MS, ({ db }: Context) => readRooms(db));

/** The rooms of a brand that are not closed, in their order. */
export async function listRooms(context: Context, brandId: string): Promise<readonly Room[]> {
  return (await openRooms(context)).filter((room) => room.brandId === brandId);
}

/** A room by its code; null where there is none, or where it is closed. */
export async function findRoom(
  context: Context,
  { brandId, code }: { brandId: string; code: string },
): Promise<Room | null> {
  return (await listRooms(context, brandId)).find((room) => room.code === code) ?? null;
}

/** Where somebody goes who asks for no room: to those who speak their language, else to everybody. */
export async function usualRoom(
  context: Context,
  { brandId, language }: { brandId: string; language: Language },
): Promise<Room | null> {
  const rooms = await listRooms(context, brandId);
  const find = (wanted: (room: Room) => boolean) => rooms.find(wanted);
  return find((room) => room.language === language) ?? find(({ code }) => code === LOBBY) ?? rooms[0] ?? null;
}
