import { describe, expect, test } from "vitest";
import { bodies, context, lobby, openRooms, room, said, seqOf, someone } from "#tests/setup/chat-stage.ts";
import {
  blockAuthor,
  blockedBy,
  dismissReports,
  messagesOf,
  removeMessage,
  reportedMessages,
  reportMessage,
  unblockAuthor,
} from "./index.ts";

openRooms();

describe("F15 history", () => {
  test("fifty are shown, and each older page goes on exactly where the newer one ends", async () => {
    const where = await room("th");
    const written: string[] = [];
    for (let number = 1; number <= 120; number += 1) {
      written.push(`message ${number}`);
      await said(someone(), `message ${number}`, context.newId(), where);
    }
    const read: string[] = [];
    const sizes: number[] = [];
    for (let before: number | null | undefined; before !== null; ) {
      const page: Awaited<ReturnType<typeof messagesOf>> = await messagesOf(context, {
        room: where,
        before: before ?? null,
        viewerId: null,
      });
      read.unshift(...page.messages.map(({ body }) => body));
      sizes.push(page.messages.length);
      before = page.olderThan;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(read).toEqual(written);
  });

  test("an empty room is a page without messages", async () => {
    const page = await messagesOf(context, { room: await room("zh"), before: null, viewerId: null });
    expect(page).toEqual({ messages: [], olderThan: null, lastSeq: 0 });
  });
});

describe("F15 members among themselves", () => {
  test("whom a member blocks they do not read, in any room; everybody else does, and unblocked is as before", async () => {
    const [rude, member] = [someone("rudeone"), someone()];
    const seq = await seqOf(rude, "something rude");
    const blocked = await blockAuthor(context, { playerId: member.id, room: lobby, seq });
    await said(rude, "elsewhere", context.newId(), await room("en"));
    expect(await bodies(member.id)).not.toContain("something rude");
    expect(await bodies(member.id, await room("en"))).not.toContain("elsewhere");
    expect(await bodies()).toContain("something rude");
    const alias = blocked.ok ? blocked.value.alias : "";
    expect(await blockedBy(context, member.id)).toEqual([{ playerId: rude.id, alias }]);
    await blockAuthor(context, { playerId: member.id, room: lobby, seq });
    await unblockAuthor(context, { playerId: member.id, alias: "nobody-1000" });
    expect(await blockedBy(context, member.id)).toHaveLength(1);
    await unblockAuthor(context, { playerId: member.id, alias });
    expect(await bodies(member.id)).toContain("something rude");
  });

  test("whom a full list has no room for is not said to be blocked, and one who is in it still is", async () => {
    const [rude, ruder, member] = [someone(), someone(), someone()];
    const seq = await seqOf(rude, "rude");
    await blockAuthor(context, { playerId: member.id, room: lobby, seq });
    const others = Array.from({ length: 499 }, () => someone());
    const fill = {
      name: "test.blocks",
      text: `with m as (
          insert into chat.members (player_id, brand_id, alias) select id, 'nard', 'other-' || id from unnest($2::bigint[]) id returning player_id
        ) insert into chat.blocks (player_id, blocked_id, at) select $1, player_id, now() from m`,
    };
    await context.db.call(fill, [member.id, others.map(({ id }) => id)]);
    const next = { playerId: member.id, room: lobby, seq: await seqOf(ruder, "ruder") };
    expect(await blockAuthor(context, next)).toEqual({ ok: false, refusal: { reason: "blocksFull" } });
    expect(await bodies(member.id)).toContain("ruder");
    expect((await blockAuthor(context, { playerId: member.id, room: lobby, seq })).ok).toBe(true);
    const { alias = "" } =
      (await blockedBy(context, member.id)).find(({ playerId }) => playerId === rude.id) ?? {};
    await unblockAuthor(context, { playerId: member.id, alias });
    expect((await blockAuthor(context, next)).ok).toBe(true);
    expect(await bodies(member.id)).not.toContain("ruder");
  });

  test("nobody blocks or reports themselves, or a message that is not there", async () => {
    const player = someone();
    const seq = await seqOf(player, "mine");
    for (const rule of [blockAuthor, reportMessage]) {
      const own = await rule(context, { playerId: player.id, room: lobby, seq });
      expect(own).toEqual({ ok: false, refusal: { reason: "ownMessage" } });
      const none = await rule(context, { playerId: player.id, room: lobby, seq: 999_999 });
      expect(none).toEqual({ ok: false, refusal: { reason: "unknownMessage" } });
    }
  });

  test("a report reaches the operators once for each member, and is closed by a look or by the removal", async () => {
    const seqs = [await seqOf(someone(), "report me"), await seqOf(someone(), "and me")];
    for (const seq of seqs) {
      for (const { id } of [someone(), someone()]) {
        await reportMessage(context, { playerId: id, room: lobby, seq });
        await reportMessage(context, { playerId: id, room: lobby, seq });
      }
    }
    expect((await reportedMessages(context)).map(({ seq, reports }) => [seq, reports])).toEqual(
      seqs.map((seq) => [seq, 2]),
    );
    const [kept = 0, removed = 0] = seqs;
    expect(await dismissReports(context, { roomId: lobby.id, seq: kept })).toEqual({ ok: true, value: 2 });
    await removeMessage(context, { roomId: lobby.id, seq: removed });
    expect(await reportedMessages(context)).toEqual([]);
  });
});
