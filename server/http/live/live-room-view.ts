import { formatMoment, formatTime } from "#app/lib/dates.ts";
import { isTrialType } from "../../accounts/index.ts";
import {
  blockedNames,
  CHAT_DONE,
  type ChatDone,
  findRoom,
  listRooms,
  MESSAGE_MAX_LETTERS,
  memberOf,
  messageAt,
  messagesOf,
  type Room,
  usualRoom,
} from "../../chat/index.ts";
import { localText } from "../../core/languages.ts";
import { DAY_MS } from "../../core/time.ts";
import { playPause } from "../../limits/index.ts";
import { safePath } from "../addresses/safe-path.ts";
import { isPlayer, type Visitor } from "../visitor/visitor.ts";
import { type Reading, type ShownMessage, shownMessage } from "./live-message.ts";

/** Whether a visitor may write here; if not, why, and until when where that is known. */
export type Writing =
  | { readonly may: true }
  | {
      readonly may: false;
      readonly reason: "guest" | "trialAccount" | "quietRoom" | "muted" | "away";
      readonly until: string | null;
    };

/** A room as a page or a dialog shows it. */
export type ShownRoom = {
  readonly code: string;
  readonly name: string;
  readonly topic: string;
  readonly rooms: readonly { readonly code: string; readonly name: string }[];
  readonly messages: readonly ShownMessage[];
  /** Below which number the next older page begins; null when this is the oldest. */
  readonly olderThan: number | null;
  /** The page is an older one, to which nothing is added. */
  readonly isOlder: boolean;
  readonly lastSeq: number;
  readonly slowS: number;
  readonly lettersMax: number;
  /** The name under which the visitor is read; null for who has never written. */
  readonly alias: string | null;
  readonly writing: Writing;
  /** Names of those whom the visitor does not read. */
  readonly blocked: readonly { readonly alias: string; readonly name: string }[];
  /** A message that the visitor may do something about. */
  readonly about: ShownMessage | null;
  /** What the visitor did just now, by a post that led here. */
  readonly done: ChatDone | null;
  /** Names the post of this form: sent twice, it is one message. */
  readonly key: string;
  /** What a visitor had typed before they signed in again. */
  readonly typed: string;
  /** The page loads itself again and again, for those without script who asked for it. */
  readonly isWatching: boolean;
  /** The page under the dialog; null where the room is a page of its own. */
  readonly over: string | null;
};

const TYPED_MAX_LETTERS = 400;
const SEQ = /^[1-9]\d{0,8}$/;

/**
 * A room with its newest messages, or those before a number: `room` of the query in a dialog, else the usual room of
 * the visitor's language. Null where there is no such room.
 */
export async function loadChatRoom(
  visitor: Visitor,
  url: URL,
  code: string | null = url.searchParams.get("room"),
): Promise<ShownRoom | null> {
  const { context, brand, language } = visitor;
  const brandId = brand.id;
  const room = await (code === null
    ? usualRoom(context, { brandId, language })
    : findRoom(context, { brandId, code }));
  if (!room) return null;
  const query = url.searchParams;
  const reading: Reading = { language, timeZone: brand.timeZone };
  const before = numberIn(query, "before");
  const aboutSeq = numberIn(query, "about");
  const viewerId = visitor.player?.id ?? null;
  const page = await messagesOf(context, { room, before, viewerId });
  const about = aboutSeq === null ? null : await messageAt(context, { room, seq: aboutSeq });
  const rooms = await listRooms(context, brandId);
  return {
    code: room.code,
    name: localText(room.names, language),
    topic: localText(room.topics, language),
    rooms: rooms.map(({ code, names }) => ({ code, name: localText(names, language) })),
    messages: page.messages.map((message) => shownMessage(message, reading)),
    olderThan: page.olderThan,
    isOlder: before !== null,
    lastSeq: page.lastSeq,
    slowS: room.slowS,
    lettersMax: MESSAGE_MAX_LETTERS,
    ...(await ownPart(visitor, room, reading)),
    about: about && shownMessage(about, reading),
    done: CHAT_DONE.find((done) => done === query.get("done")) ?? null,
    key: context.newId(),
    typed: (query.get("text") ?? "").slice(0, TYPED_MAX_LETTERS),
    isWatching: query.get("watch") === "1",
    over: query.get("modal") === "chat" ? safePath(`${url.pathname}${url.search}`) : null,
  };
}

function numberIn(query: URLSearchParams, name: string): number | null {
  const given = query.get(name) ?? "";
  return SEQ.test(given) ? Number(given) : null;
}

type OwnPart = Pick<ShownRoom, "alias" | "writing" | "blocked">;

/** What is a visitor's own on a page of a room. */
async function ownPart(visitor: Visitor, room: Room, reading: Reading): Promise<OwnPart> {
  const { context } = visitor;
  const cannot = (reason: Exclude<Writing, { may: true }>["reason"], until: Date | null = null): Writing => ({
    may: false,
    reason,
    until: until && saidUntil(until, context.now(), reading),
  });
  if (!isPlayer(visitor)) return { alias: null, writing: cannot("guest"), blocked: [] };
  const { id, accountType } = visitor.player;
  const member = await memberOf(context, id);
  const pause = await playPause(context, id);
  const own = {
    alias: member?.alias ?? null,
    blocked: (await blockedNames(context, id)).map(({ alias, name }) => ({ alias, name })),
  };
  if (pause) return { ...own, writing: cannot("away", pause.until) };
  if (member?.mutedUntil) return { ...own, writing: cannot("muted", member.mutedUntil) };
  if (isTrialType(accountType)) return { ...own, writing: cannot("trialAccount") };
  return { ...own, writing: room.state === "open" ? { may: true } : cannot("quietRoom") };
}

/** The time of day where it is near, with its day where it is not. */
export function saidUntil(until: Date, now: Date, { language, timeZone }: Reading): string {
  const isNear = until.getTime() - now.getTime() < DAY_MS / 2;
  return isNear ? formatTime(until, language, timeZone) : formatMoment(until, language, timeZone);
}
