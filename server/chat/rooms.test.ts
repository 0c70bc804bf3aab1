import { describe, expect, test } from "vitest";
import { SECOND_MS } from "#server/core/time.ts";
import { brand, change, context, openRooms } from "#tests/setup/chat-stage.ts";
import { findRoom, listRooms, saveRoom, seedChat, usualRoom } from "./index.ts";

openRooms();

describe("F15 rooms", () => {
  test("a new house has a lobby and one room for each language, and is not given them twice", async () => {
    await seedChat(context);
    const rooms = await listRooms(context, brand.id);
    expect(rooms.map(({ code }) => code)).toEqual(["lobby", "fa", "en", "zh", "id", "th", "vi"]);
    for (const { names, topics } of rooms) {
      expect([Object.keys(names).sort(), Object.keys(topics).sort()]).toEqual(
        Array(2).fill(["en", "fa", "id", "th", "vi", "zh"]),
      );
    }
  });

  test("a visitor's usual room is that of their language, and the lobby where there is none", async () => {
    expect((await usualRoom(context, { brandId: brand.id, language: "vi" }))?.code).toBe("vi");
    await saveRoom(context, change({ code: "vi", state: "closed" }));
    context.clock.forward(SECOND_MS);
    expect((await usualRoom(context, { brandId: brand.id, language: "vi" }))?.code).toBe("lobby");
    expect(await findRoom(context, { brandId: brand.id, code: "vi" })).toBeNull();
    await saveRoom(context, change({ code: "vi", state: "open" }));
  });

  test("another brand's rooms are not there", async () => {
    expect(await listRooms(context, "other")).toEqual([]);
    expect(await findRoom(context, { brandId: "other", code: "lobby" })).toBeNull();
  });
});
