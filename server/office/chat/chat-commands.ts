import { z } from "zod";
import {
  deskRooms,
  dismissReports,
  latestIn,
  muteMember,
  removeMessage,
  reportedMessages,
} from "../../chat/index.ts";
import { done } from "../../core/outcome.ts";
import { type Command, changing, looking, type Office, refused } from "../command.ts";
import { code, count, number, reason } from "../fields.ts";
import { table, when } from "../lines.ts";
import { brandIdOf } from "../site/brand-said.ts";
import { CHAT_ROOM_COMMANDS } from "./chat-room-commands.ts";
import { CHAT_WORD_COMMANDS } from "./chat-word-commands.ts";

const messageNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

async function roomIdOf(office: Office, room: string, brand: string | undefined): Promise<number | null> {
  const rooms = await deskRooms(office.context, await brandIdOf(office, brand));
  return rooms.find((known) => known.code === room)?.id ?? null;
}

const chatShow = looking({
  about: "the last 50 messages of a room, newest first, with who wrote them; what was removed is marked",
  words: ["room"],
  said: z.object({ room: code, brand: code.optional() }),
  async look(office, { room, brand }) {
    const roomId = await roomIdOf(office, room, brand);
    if (roomId === null) return refused("unknownRoom");
    const rows = (await latestIn(office.context, roomId)).map((message) => [
      String(message.seq),
      when(message.sentAt),
      String(message.playerId),
      message.alias,
      message.removedSeq === null ? "" : "removed",
      message.reports === 0 ? "" : String(message.reports),
      message.body,
    ]);
    const titles = ["number", "at", "player", "name", "state", "reports", "text"];
    return done(table(titles, rows, "Nobody has said anything there."));
  },
});

const chatReports = looking({
  about: "messages that members have reported and nobody has looked at",
  said: z.object({}),
  async look({ context }) {
    const rows = (await reportedMessages(context)).map((message) => [
      message.roomCode,
      String(message.seq),
      String(message.reports),
      when(message.firstAt),
      String(message.playerId),
      message.body,
    ]);
    return done(
      table(["room", "number", "reports", "since", "player", "text"], rows, "Nothing is reported."),
    );
  },
});

const place = z.object({
  room: code,
  number: messageNumber,
  brand: code.optional(),
  reason: reason.optional(),
});

const chatRemove = changing({
  about: "take a message out of its room; its text stays in the audit",
  words: ["room", "number"],
  said: place.extend({ reason }),
  subject: ({ room, number }) => `chat ${room} ${number}`,
  async change(office, { room, number: seq, brand }) {
    const roomId = await roomIdOf(office, room, brand);
    if (roomId === null) return refused("unknownRoom");
    const removed = await removeMessage(office.context, { roomId, seq });
    if (!removed.ok) return removed;
    const { playerId, body } = removed.value;
    return done({
      lines: [`Message ${seq} of ${room} is removed.`],
      before: { player: String(playerId), text: body },
      after: { removed: true },
    });
  },
});

const chatDismiss = changing({
  about: "close the reports about a message that may stay",
  words: ["room", "number"],
  said: place,
  subject: ({ room, number }) => `chat ${room} ${number}`,
  async change(office, { room, number: seq, brand }) {
    const roomId = await roomIdOf(office, room, brand);
    if (roomId === null) return refused("unknownRoom");
    const closed = await dismissReports(office.context, { roomId, seq });
    if (!closed.ok) return closed;
    return done({ lines: [`${closed.value} reports are closed.`], after: { closed: closed.value } });
  },
});

const chatMute = changing({
  about: "keep a member from writing in any room, for so many minutes",
  words: ["player"],
  said: z.object({
    player: number,
    minutes: count.refine((minutes) => minutes > 0, "not above zero"),
    reason,
  }),
  subject: ({ player }) => `player ${player}`,
  async change({ context }, { player: playerId, minutes }) {
    const muted = await muteMember(context, { playerId, minutes });
    if (!muted.ok) return muted;
    const { before, until } = muted.value;
    return done({
      lines: [`${playerId} reads until ${when(until)} and does not write.`],
      before: { mutedUntil: before && when(before) },
      after: { mutedUntil: when(until) },
    });
  },
});

const chatUnmute = changing({
  about: "let a member write again",
  words: ["player"],
  said: z.object({ player: number, reason: reason.optional() }),
  subject: ({ player }) => `player ${player}`,
  async change({ context }, { player: playerId }) {
    const unmuted = await muteMember(context, { playerId, minutes: null });
    if (!unmuted.ok) return unmuted;
    const { before } = unmuted.value;
    return done({
      lines: [`${playerId} may write.`],
      before: { mutedUntil: before && when(before) },
      after: { mutedUntil: null },
    });
  },
});

export const CHAT_COMMANDS: Readonly<Record<string, Command>> = {
  ...CHAT_ROOM_COMMANDS,
  ...CHAT_WORD_COMMANDS,
  "chat show": chatShow,
  "chat remove": chatRemove,
  "chat reports": chatReports,
  "chat dismiss": chatDismiss,
  "chat mute": chatMute,
  "chat unmute": chatUnmute,
};
