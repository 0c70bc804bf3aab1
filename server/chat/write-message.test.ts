import { describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { excludeSelf, startTimeOut } from "#server/limits/index.ts";
import {
  bodies,
  brand,
  change,
  context,
  lobby,
  openRooms,
  room,
  said,
  someone,
  write,
} from "#tests/setup/chat-stage.ts";
import { messagesOf, saveRoom } from "./index.ts";

openRooms();

describe("F15 writing", () => {
  test("what is written is read by everybody, in order, under a name that is not the login name", async () => {
    const [one, two] = [someone("negarin"), someone("bo")];
    await said(one, "  سلام\u200f به همه ");
    await said(two, "hello");
    const { messages } = await messagesOf(context, { room: lobby, before: null, viewerId: null });
    expect(messages.slice(-2).map(({ body }) => body)).toEqual(["سلام به همه", "hello"]);
    expect(messages.at(-2)?.alias).toMatch(/^neg-\d{4}$/);
    expect(messages.at(-1)?.alias).toMatch(/^b-\d{4}$/);
    context.clock.forward(MINUTE_MS);
    expect(await said(one, "again")).toMatchObject({ alias: messages.at(-2)?.alias });
  });

  test("the same post twice is one message; the same key with another text is told, and writes nothing", async () => {
    const [player, key] = [someone(), context.newId()];
    const first = await write(player, "once", key);
    const again = await write(player, "once", key);
    expect(first).toMatchObject({ ok: true, value: { replayed: false } });
    expect(again).toEqual({ ok: true, value: { message: first.ok && first.value.message, replayed: true } });
    expect(await said(player, "changed meanwhile", key)).toBe("alreadySent");
    expect(await said(someone(), "another member's form", key)).toMatchObject({ alias: expect.any(String) });
    expect((await bodies()).filter((body) => ["once", "changed meanwhile"].includes(body))).toEqual(["once"]);
  });

  test.each([
    ["", "blank"],
    ["\u200b\u200e \t", "blank"],
    ["x".repeat(301), "tooLong"],
    ["come to evil.com", "link"],
    ["call 0912 123 4567", "longNumber"],
    ["f-u-c-k it", "word"],
  ])("%j is refused: %s", async (typed, reason) => {
    const before = await bodies();
    expect(await said(someone(), typed)).toBe(reason);
    expect(await bodies()).toEqual(before);
  });

  test("300 letters are not too many, whatever they weigh", async () => {
    expect(await said(someone(), "🎲".repeat(300))).toMatchObject({ body: "🎲".repeat(300) });
  });

  test("T15 markup is a text like any other", async () => {
    const markup = `<img src=x onerror="alert(1)"> & <script>`;
    expect(await said(someone(), markup)).toMatchObject({ body: markup });
  });

  test("slow mode tells when the next message may come, for this room alone, and it may come then", async () => {
    const player = someone();
    await said(player, "one");
    context.clock.forward(4 * SECOND_MS);
    const until = new Date(context.now().getTime() + SECOND_MS);
    expect(await write(player, "two")).toEqual({ ok: false, refusal: { reason: "tooSoon", until } });
    expect(await said(player, "two", context.newId(), await room("en"))).toMatchObject({ body: "two" });
    expect(await said(someone(), "two")).toMatchObject({ body: "two" });
    context.clock.forward(SECOND_MS);
    expect(await said(player, "three")).toMatchObject({ body: "three" });
  });

  test("the same again within two minutes is refused, in any room and in any spelling, and welcome later", async () => {
    const player = someone();
    await said(player, "كي بازی می‌کنه؟");
    context.clock.forward(MINUTE_MS);
    expect(await said(player, "کی بازی می‌کنه؟", context.newId(), await room("fa"))).toBe("repeated");
    expect(await said(someone(), "کی بازی می‌کنه؟")).toMatchObject({ seq: expect.any(Number) });
    context.clock.forward(MINUTE_MS);
    expect(await said(player, "کی بازی می‌کنه؟")).toMatchObject({ seq: expect.any(Number) });
  });

  test("a trial account reads and does not write", async () => {
    expect(await said(someone("guest", 4), "hello")).toBe("trialAccount");
  });

  test("in a quiet room nobody writes, also where the page was made before it fell quiet", async () => {
    await saveRoom(context, change({ state: "quiet" }));
    expect(await said(someone(), "hello")).toBe("quietRoom");
    context.clock.forward(SECOND_MS);
    expect(await said(someone(), "hello", context.newId(), await room("lobby"))).toBe("quietRoom");
    await saveRoom(context, change({ state: "open" }));
  });

  test("who is away from play by their own wish does not write, and after a break writes again", async () => {
    const [excluded, resting] = [someone(), someone()];
    const away = { timeZone: brand.timeZone };
    await excludeSelf(context, { ...away, playerId: excluded.id, term: "forEver" });
    await startTimeOut(context, { ...away, playerId: resting.id, term: "day" });
    expect(await write(excluded, "let me in")).toEqual({
      ok: false,
      refusal: { reason: "away", until: null },
    });
    expect(await said(resting, "let me in")).toBe("away");
    context.clock.forward(24 * HOUR_MS);
    expect(await said(resting, "back")).toMatchObject({ body: "back" });
    expect(await said(excluded, "back?")).toBe("away");
  });

  test("two messages of one member at once: slow mode lets one through", async () => {
    const player = someone();
    const outcomes = await Promise.all(["a", "b", "c"].map((typed) => said(player, typed)));
    expect(outcomes.filter((outcome) => outcome === "tooSoon")).toHaveLength(2);
  });
});
