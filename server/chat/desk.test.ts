import { describe, expect, test } from "vitest";
import { defaultBrand } from "#server/brand/index.ts";
import { MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import {
  bodies,
  brand,
  change,
  context,
  lobby,
  openRooms,
  room,
  said,
  seqOf,
  someone,
  write,
} from "#tests/setup/chat-stage.ts";
import {
  allowWord,
  forbidWord,
  latestIn,
  memberOf,
  messageAt,
  messagesOf,
  muteMember,
  removeMessage,
  saveRoom,
} from "./index.ts";

openRooms();

describe("F15 operators", () => {
  test("a removed message is on no page, and its text stays for who has to answer for it", async () => {
    const seq = await seqOf(someone(), "gone soon");
    const { lastSeq } = await messagesOf(context, { room: lobby, before: null, viewerId: null });
    expect(await removeMessage(context, { roomId: lobby.id, seq })).toMatchObject({ ok: true });
    expect(await bodies()).not.toContain("gone soon");
    expect(await messageAt(context, { room: lobby, seq })).toBeNull();
    const row = (await latestIn(context, lobby.id)).find((message) => message.seq === seq);
    expect(row).toMatchObject({ body: "gone soon", removedSeq: lastSeq + 1 });
    const again = await removeMessage(context, { roomId: lobby.id, seq });
    expect(again).toEqual({ ok: false, refusal: { reason: "alreadyRemoved" } });
    const after = await messagesOf(context, { room: lobby, before: null, viewerId: null });
    expect(after.lastSeq).toBe(lastSeq + 1);
  });

  test("a muted member does not write until then; unmuted, at once", async () => {
    const player = someone();
    await seqOf(player, "before");
    context.clock.forward(MINUTE_MS);
    await muteMember(context, { playerId: player.id, minutes: 30 });
    const until = new Date(context.now().getTime() + 30 * MINUTE_MS);
    expect(await write(player, "while")).toEqual({ ok: false, refusal: { reason: "muted", until } });
    expect(await memberOf(context, player.id)).toMatchObject({ mutedUntil: until });
    await muteMember(context, { playerId: player.id, minutes: null });
    expect(await said(player, "unmuted")).toMatchObject({ body: "unmuted" });
    await muteMember(context, { playerId: player.id, minutes: 30 });
    context.clock.forward(30 * MINUTE_MS);
    expect(await memberOf(context, player.id)).toMatchObject({ mutedUntil: null });
    expect(await said(player, "after")).toMatchObject({ body: "after" });
    const stranger = await muteMember(context, { playerId: someone().id, minutes: 1 });
    expect(stranger).toEqual({ ok: false, refusal: { reason: "unknownMember" } });
  });

  test("a word is forbidden and allowed, and the refusal names it", async () => {
    expect(await forbidWord(context, " زباله* ")).toEqual({
      ok: true,
      value: { word: "زباله*", isNew: true },
    });
    context.clock.forward(SECOND_MS);
    const refused = await write(someone(), "چه زباله‌ای");
    expect(refused).toEqual({ ok: false, refusal: { reason: "word", word: "زباله" } });
    await allowWord(context, "زباله*");
    context.clock.forward(SECOND_MS);
    expect(await said(someone(), "چه زباله‌ای")).toMatchObject({ seq: expect.any(Number) });
    for (const typed of ["", "*", "a", "a*b", "12"]) {
      expect(await forbidWord(context, typed)).toEqual({ ok: false, refusal: { reason: "badWord" } });
    }
  });

  test("a room is made with its Persian words, and changed without touching the others", async () => {
    const words = { fa: "تازه", en: "New" };
    const made = await saveRoom(context, change({ code: "new", names: words, topics: words, slowS: 60 }));
    expect(made).toEqual({ ok: true, value: { before: null } });
    await saveRoom(context, change({ code: "new", names: { fa: "تازه‌تر" }, slowS: 0 }));
    context.clock.forward(SECOND_MS);
    expect(await room("new")).toMatchObject({ names: { fa: "تازه‌تر", en: "New" }, topics: words, slowS: 0 });
    const unknown = await saveRoom(context, change({ code: "none", slowS: 3 }));
    expect(unknown).toEqual({ ok: false, refusal: { reason: "unknownRoom" } });
    expect((await defaultBrand(context)).id).toBe(brand.id);
  });
});
