import { beforeAll, beforeEach } from "vitest";
import type { Brand } from "#server/brand/index.ts";
import {
  findRoom,
  messagesOf,
  type Room,
  type saveRoom,
  seedChat,
  writeMessage,
} from "#server/chat/index.ts";
import { HOUR_MS } from "#server/core/time.ts";
import { openBrand } from "./brand.ts";
import { type TestContext, testContext } from "./database.ts";

export let context: TestContext;
export let brand: Brand;
export let lobby: Room;
let nth = 0;

/** A house whose rooms are open, for every test of the file that says this. */
export function openRooms(): void {
  beforeAll(async () => {
    context = await testContext();
    brand = await openBrand(context);
    await seedChat(context);
  });

  beforeEach(async () => {
    // Long after whatever the last story did, so that slow mode and repetition begin anew.
    context.clock.forward(2 * HOUR_MS);
    lobby = await room("lobby");
  });
}

export async function room(code: string): Promise<Room> {
  const found = await findRoom(context, { brandId: brand.id, code });
  if (!found) throw new Error(`There is no room ${code}.`);
  return found;
}

type Someone = Parameters<typeof writeMessage>[1]["player"];

export function someone(username = "negarin", accountType: Someone["accountType"] = 0): Someone {
  nth += 1;
  return { id: 100_000n + BigInt(nth), brandId: brand.id, username, accountType };
}

export const write = (player: Someone, typed: string, key = context.newId(), where = lobby) =>
  writeMessage(context, { player, room: where, key, typed });

/** The message, or the reason why there is none. */
export async function said(player: Someone, typed: string, key?: string, where?: Room) {
  const outcome = await write(player, typed, key, where);
  return outcome.ok ? outcome.value.message : outcome.refusal.reason;
}

export async function seqOf(player: Someone, typed: string): Promise<number> {
  const outcome = await write(player, typed);
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  return outcome.value.message.seq;
}

export async function bodies(viewerId: bigint | null = null, where = lobby): Promise<string[]> {
  return (await messagesOf(context, { room: where, before: null, viewerId })).messages.map(
    ({ body }) => body,
  );
}

const NO_CHANGE = { names: null, topics: null, language: null, position: null, slowS: null, state: null };
/** A change of the lobby, or of the room that it names. */
export const change = (more: Partial<Parameters<typeof saveRoom>[1]>) => ({
  ...NO_CHANGE,
  brandId: brand.id,
  code: "lobby",
  ...more,
});
