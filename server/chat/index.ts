/** The front door of chat: rooms in which players talk to each other, and how what is said reaches everybody. */
export { blockAuthor, blockedBy, blockedNames, reportMessage, unblockAuthor } from "./blocks.ts";
export { type ChatRefusal, carryOutChat } from "./carry-out.ts";
export { CHAT_DONE, type ChatDone, type ChatWish, chatForm } from "./chat-form.ts";
export {
  allowWord,
  deskRooms,
  dismissReports,
  forbidWord,
  latestIn,
  listWords,
  muteMember,
  removeMessage,
  reportedMessages,
  saveRoom,
} from "./desk.ts";
export { type LiveListener, type LiveRooms, openLiveRooms } from "./live.ts";
export { type ChatEvent, MESSAGE_MAX_LETTERS, type Message } from "./message.ts";
export {
  type EventsPage,
  eventsAfter,
  type HistoryPage,
  memberOf,
  messageAt,
  messagesOf,
} from "./messages.ts";
export { ROOM_STATES, type Room } from "./room.ts";
export { findRoom, listRooms, usualRoom } from "./rooms.ts";
export { seedChat } from "./seed.ts";
export { type WriteRefusal, type Written, writeMessage } from "./write-message.ts";
