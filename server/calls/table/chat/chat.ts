import { z } from "zod";
import {
  blockedNames,
  type ChatWish,
  carryOutChat,
  eventsAfter,
  findRoom,
  MESSAGE_MAX_LETTERS,
  type Message,
  memberOf,
  messagesOf,
  type Room,
} from "../../../chat/index.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { PlayerVisitor, Visitor } from "../../../http/visitor/visitor.ts";
import { type Call, openCall, signedCall } from "../../call.ts";
import { orderKeyOf } from "../../order-key.ts";
import { readerOf } from "../../reader.ts";
import { asInstant, instant, noPayload, nothing, text } from "../../shapes.ts";
import { saidOfChat, WRITE_ERRORS } from "./said-of-chat.ts";

const MODULE = 14;

const SEQ_MAX = 999_999_999;
const seq = z.int().min(1).max(SEQ_MAX).meta({ description: "The number of a message in its room." });
const asked = z.coerce.number().int().min(0).max(SEQ_MAX);
const room = text(40).min(1).meta({ description: "As `GLS2_roomList` names it." });

const message = z.object({
  seq,
  name: z.string(),
  alias: z.string().meta({ description: "The house's own name for the writer, by which they are blocked." }),
  avatar: z.string().nullable(),
  body: z.string(),
  sentAt: instant,
  isOwn: z.boolean(),
});

function messageValue(of: Message, viewerId: bigint | null): z.infer<typeof message> {
  return {
    ...{ seq: of.seq, name: of.name, alias: of.alias, avatar: of.avatar, body: of.body },
    ...{ sentAt: asInstant(of.sentAt), isOwn: of.playerId === viewerId },
  };
}

const page = z.object({
  messages: z
    .array(message)
    .meta({ description: "Oldest first, without those whom the player has blocked." }),
  removed: z.array(seq).meta({ description: "Messages that were taken away since, by their numbers." }),
  cursor: z.int().meta({ description: "Sent as `since`, what happens after this is told." }),
  hasMore: z.boolean().meta({ description: "More than 200 things happened: ask at once for the rest." }),
  olderThan: seq
    .nullable()
    .meta({ description: "Sent as `before`, the older ones are told; null without any." }),
});

type Page = z.infer<typeof page>;
type Reading = { readonly room: Room; readonly viewerId: bigint | null };

async function since({ context }: Visitor, { room: of, viewerId }: Reading, after: number): Promise<Page> {
  const { events, lastSeq, hasMore } = await eventsAfter(context, { room: of, since: after, viewerId });
  const said = events.flatMap((one) => (one.kind === "message" ? [messageValue(one.message, viewerId)] : []));
  const removed = events.flatMap((one) => (one.kind === "removal" ? [one.removedSeq] : []));
  return { messages: said, removed, cursor: lastSeq, hasMore, olderThan: null };
}

async function latest(
  { context }: Visitor,
  { room: of, viewerId }: Reading,
  before: number | null,
): Promise<Page> {
  const { messages, lastSeq, olderThan } = await messagesOf(context, { room: of, before, viewerId });
  const said = messages.map((one) => messageValue(one, viewerId));
  return { messages: said, removed: [], cursor: lastSeq, hasMore: false, olderThan };
}

const roomOf = ({ context, brand }: Visitor, code: string) => findRoom(context, { brandId: brand.id, code });

type Carried = Extract<Awaited<ReturnType<typeof carryOutChat>>, { ok: true }>["value"];

/** Does in a room what its page does. */
async function carriedOut(
  visitor: PlayerVisitor,
  code: string,
  wish: ChatWish,
): Promise<Outcome<Carried, ReturnType<typeof saidOfChat>>> {
  const of = await roomOf(visitor, code);
  if (!of) return refuse({ reason: "unknownRoom" });
  const carried = await carryOutChat(visitor.context, { player: visitor.player, room: of, wish });
  return carried.ok ? carried : refuse(saidOfChat(carried.refusal));
}

/** What is done about a message of somebody else's. */
const about = (intent: "block" | "report", path: `/${string}`, told: string) =>
  signedCall({
    module: MODULE,
    name: intent === "block" ? "blockAuthor" : "reportMessage",
    method: "POST",
    path,
    about: told,
    scope: "play",
    payload: z.object({ room, seq }),
    value: nothing,
    errors: WRITE_ERRORS,
    async answer({ visitor, payload }) {
      const carried = await carriedOut(visitor, payload.room, { intent, seq: payload.seq });
      return carried.ok ? done(null) : carried;
    },
  });

/** The rooms in which players talk to each other. */
export const chatCalls: readonly Call[] = [
  openCall({
    module: MODULE,
    name: "chatMessages",
    method: "GET",
    path: "/wps/chat/messages",
    about:
      "The 50 newest messages of a room, or those before a number; with `since` what happened after it, removals too.",
    payload: z.object({ room, since: asked.optional(), before: asked.optional() }),
    value: page,
    errors: ["unknownRoom"],
    async answer({ visitor, payload }) {
      const of = await roomOf(visitor, payload.room);
      if (!of) return refuse({ reason: "unknownRoom" });
      const reading = { room: of, viewerId: readerOf(visitor)?.player.id ?? null };
      if (payload.since !== undefined) return done(await since(visitor, reading, payload.since));
      return done(await latest(visitor, reading, payload.before ?? null));
    },
  }),
  signedCall({
    module: MODULE,
    name: "ownChat",
    method: "GET",
    path: "/wps/chat/own",
    about: "Under which name the player is read, until when they may not write, and whom they have blocked.",
    scope: "read",
    payload: noPayload,
    value: z.object({
      alias: z.string().nullable().meta({ description: "Null of somebody who has never written." }),
      mutedUntil: instant.nullable(),
      lettersMax: z.int(),
      blocked: z.array(z.object({ alias: z.string(), name: z.string() })),
    }),
    errors: [],
    async answer({ visitor: { context, player } }) {
      const [member, blocked] = await Promise.all([
        memberOf(context, player.id),
        blockedNames(context, player.id),
      ]);
      return done({
        alias: member?.alias ?? null,
        mutedUntil: member?.mutedUntil ? asInstant(member.mutedUntil) : null,
        lettersMax: MESSAGE_MAX_LETTERS,
        blocked: blocked.map(({ alias, name }) => ({ alias, name })),
      });
    },
  }),
  signedCall({
    module: MODULE,
    name: "writeMessage",
    method: "POST",
    path: "/wps/chat/messages",
    about: "Says something in a room.",
    scope: "play",
    payload: z.object({ room, text: text(4000) }),
    value: message,
    errors: WRITE_ERRORS,
    async answer({ visitor, payload, key }) {
      const wish = { intent: "write", key: orderKeyOf(key), text: payload.text } as const;
      const carried = await carriedOut(visitor, payload.room, wish);
      if (!carried.ok) return carried;
      const { written } = carried.value;
      if (!written) throw new Error("What was written is not there.");
      return done(messageValue(written, visitor.player.id));
    },
  }),
  about(
    "block",
    "/wps/chat/blocks",
    "From now on the player reads nothing of whoever wrote a message, in any room. The other one is not told.",
  ),
  signedCall({
    module: MODULE,
    name: "unblockAuthor",
    method: "DELETE",
    path: "/wps/chat/blocks",
    about: "Reads somebody again.",
    scope: "play",
    payload: z.object({ room, alias: text(40).min(1) }),
    value: nothing,
    errors: WRITE_ERRORS,
    async answer({ visitor, payload }) {
      const wish = { intent: "unblock", alias: payload.alias } as const;
      const carried = await carriedOut(visitor, payload.room, wish);
      return carried.ok ? done(null) : carried;
    },
  }),
  about("report", "/wps/chat/reports", "Calls an operator to a message. The writer is not told who did."),
];
