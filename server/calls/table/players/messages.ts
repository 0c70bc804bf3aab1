import { z } from "zod";
import { speechOf } from "#app/i18n/speech.server.ts";
import { messageWords } from "#app/lib/message-holes.ts";
import { isAsset, parseMoney } from "../../../core/numbers/money.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { factsIn } from "../../../core/text/named-facts.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import {
  factsOf,
  MESSAGE_KINDS,
  type Message,
  markAllRead,
  markRead,
  messagesOf,
  unreadCount,
} from "../../../messages/index.ts";
import { askedPage } from "../../asked-page.ts";
import { type Call, signedCall } from "../../call.ts";
import { amount, asAmount, asInstant, instant, noPayload, pageNumber } from "../../shapes.ts";

const MODULE = 4;

/** What is told as `amount` of the message, and so not among its facts. */
const OF_MONEY: ReadonlySet<string> = new Set(["amount", "asset"]);

const FACTS_OF_KINDS = MESSAGE_KINDS.map((kind) => {
  const names = factsOf(kind).filter((name) => !OF_MONEY.has(name));
  return `${kind}: ${names.length > 0 ? names.join(", ") : "none"}`;
}).join("; ");

const message = z.object({
  id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  title: z.string().meta({ description: "As the page of messages says it, in the caller's language." }),
  body: z.string(),
  amount: amount.nullable().meta({ description: "The money that it is about, where it is about some." }),
  facts: z.record(z.string(), z.string()).meta({
    description: `What the words are made of, by name; a moment is an instant, and until of exclusionStarted is empty for ever. By kind: ${FACTS_OF_KINDS}.`,
  }),
  sentAt: instant,
  isRead: z.boolean(),
});

function messageValue(
  { id, kind, facts, sentAt, readAt }: Message,
  { brand: { timeZone } }: PlayerVisitor,
  { language, t }: Awaited<ReturnType<typeof speechOf>>,
): z.infer<typeof message> {
  const { amount: sum = "", asset = "P" } = facts;
  const money = isAsset(asset) ? parseMoney(sum, asset) : null;
  return {
    ...{ id, kind, sentAt: asInstant(sentAt), isRead: readAt !== null },
    ...messageWords({ kind, facts }, { language, timeZone, t }),
    amount: money && asAmount(money),
    facts: Object.fromEntries(
      Object.entries(factsIn(facts, language)).filter(([name]) => !OF_MONEY.has(name)),
    ),
  };
}

const unread = z.object({ unread: z.int() });

/** What the house tells a player. */
export const messageCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "CSP_unreadCount",
    method: "GET",
    path: "/wps/relay/CSP_unreadCount",
    about: "How many messages the player has not opened.",
    scope: "read",
    payload: noPayload,
    value: unread,
    errors: [],
    answer: async ({ visitor: { context, player } }) =>
      done({ unread: await unreadCount(context, player.id) }),
  }),
  signedCall({
    module: MODULE,
    name: "messages",
    method: "GET",
    path: "/wps/member/messages",
    about: "The player's messages, newest first, 20 a page: what they say, and what they are about.",
    scope: "read",
    payload: z.object({ page: pageNumber }),
    value: z.object({
      rows: z.array(message),
      page: z.int(),
      totalPages: z.int(),
      unread: z.int(),
    }),
    errors: [],
    async answer({ visitor, payload }) {
      const { context, player, language } = visitor;
      const [{ pageCount, unread: left, ...found }, speech] = await Promise.all([
        messagesOf(context, { playerId: player.id, page: payload.page }),
        speechOf(language),
      ]);
      const shown = askedPage(payload.page, found).map((row) => messageValue(row, visitor, speech));
      return done({ rows: shown, page: payload.page, totalPages: pageCount, unread: left });
    },
  }),
  signedCall({
    module: MODULE,
    name: "readMessage",
    method: "PUT",
    path: "/wps/member/messages/read",
    about: "Marks a message as read, or all of them where none is named; answers with how many are left.",
    scope: "read",
    payload: z.object({ id: z.uuid().optional() }),
    value: unread,
    errors: ["unknownMessage"],
    async answer({ visitor: { context, player }, payload: { id: messageId } }) {
      const whose = { playerId: player.id };
      if (messageId === undefined) await markAllRead(context, whose);
      else if (!(await markRead(context, { ...whose, messageId })))
        return refuse({ reason: "unknownMessage" });
      return done({ unread: await unreadCount(context, player.id) });
    },
  }),
];
