import type { Player } from "../accounts/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { type BlockRefusal, blockAuthor, reportMessage, unblockAuthor } from "./blocks.ts";
import type { ChatDone, ChatWish } from "./chat-form.ts";
import type { Message } from "./message.ts";
import type { Room } from "./room.ts";
import { type WriteRefusal, writeMessage } from "./write-message.ts";

export type ChatRefusal = WriteRefusal | BlockRefusal;

type CarriedOut =
  | { readonly written: Message; readonly done: null }
  | { readonly written: null; readonly done: ChatDone };

type WishRequest = { readonly player: Player; readonly room: Room; readonly wish: ChatWish };

/** Does what a member asked for on the page of a room. Refuses as the rule behind it does. */
export async function carryOutChat(
  context: Context,
  { player, room, wish }: WishRequest,
): Promise<Outcome<CarriedOut, ChatRefusal>> {
  const playerId = player.id;
  if (wish.intent === "write") {
    const outcome = await writeMessage(context, { player, room, key: wish.key, typed: wish.text });
    return outcome.ok ? done({ written: outcome.value.message, done: null }) : outcome;
  }
  if (wish.intent === "unblock") {
    await unblockAuthor(context, { playerId, alias: wish.alias });
    return done({ written: null, done: "unblocked" });
  }
  const isBlock = wish.intent === "block";
  const outcome = await (isBlock ? blockAuthor : reportMessage)(context, { playerId, room, seq: wish.seq });
  if (!outcome.ok) return refuse(outcome.refusal);
  return done({ written: null, done: isBlock ? "blocked" : "reported" });
}
