/** The front door of messages: what the house tells a player about what happened. */
export { factsOf, MESSAGE_KINDS, type MessageKind } from "./kinds.ts";
export {
  type Message,
  type MessagePage,
  markAllRead,
  markRead,
  messagesOf,
  type SentMessage,
  sendMessage,
  sendToAll,
  unreadCount,
} from "./messages.ts";
