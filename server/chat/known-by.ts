import type { Context } from "../db/context.ts";
import { personasOf } from "../personas/index.ts";
import type { ChatEvent, KeptEvent, KeptMessage, Message } from "./message.ts";

/** Messages under the names and pictures that their writers chose, in one reading. */
export async function knownBy(context: Context, kept: readonly KeptMessage[]): Promise<Message[]> {
  const personas = await personasOf(
    context,
    kept.map(({ playerId }) => playerId),
  );
  return kept.map((message) => {
    const { nickname = null, avatar = null } = personas.get(message.playerId) ?? {};
    return { ...message, name: nickname ?? message.alias, avatar };
  });
}

/** The same of what happened in a room. */
export async function eventsKnownBy(context: Context, events: readonly KeptEvent[]): Promise<ChatEvent[]> {
  const kept = events.flatMap((event) => (event.kind === "message" ? [event.message] : []));
  const messages = new Map((await knownBy(context, kept)).map((message) => [message.id, message]));
  return events.flatMap<ChatEvent>((event) => {
    if (event.kind === "removal") return [event];
    const message = messages.get(event.message.id);
    return message ? [{ ...event, message }] : [];
  });
}
