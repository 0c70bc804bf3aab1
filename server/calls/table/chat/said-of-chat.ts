import type { ChatRefusal } from "../../../chat/index.ts";
import type { CallRefusal } from "../../call.ts";
import type { CallCode } from "../../codes.ts";

export const WRITE_ERRORS = [
  ...(["unknownRoom", "badField", "chatLink", "chatLongNumber", "unwelcomeWord", "chatRepeated"] as const),
  ...(["quietRoom", "needTrueAccount", "keyConflict", "tooSoon", "muted", "onABreak"] as const),
  ...(["unknownMessage", "ownMessage", "blocksFull"] as const),
] as const satisfies readonly CallCode[];

type WriteError = (typeof WRITE_ERRORS)[number];

const WORDS = {
  link: "chatLink",
  longNumber: "chatLongNumber",
  word: "unwelcomeWord",
  repeated: "chatRepeated",
  quietRoom: "quietRoom",
  trialAccount: "needTrueAccount",
  alreadySent: "keyConflict",
  away: "onABreak",
  unknownMessage: "unknownMessage",
  ownMessage: "ownMessage",
  blocksFull: "blocksFull",
} as const satisfies Readonly<Partial<Record<ChatRefusal["reason"], WriteError>>>;

/** Why something was not done in a room, as calls say it. */
export function saidOfChat(refusal: ChatRefusal): CallRefusal<WriteError> {
  switch (refusal.reason) {
    case "blank":
    case "tooLong":
      return { reason: "badField", fields: ["text"] };
    case "tooSoon":
    case "muted":
      return { reason: refusal.reason, retryAt: refusal.until };
    default:
      return { reason: WORDS[refusal.reason] };
  }
}
