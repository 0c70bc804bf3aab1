import { isTrialType, type Player } from "../accounts/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { foldText } from "../core/text/fold-text.ts";
import { forbiddenWord } from "../core/text/forbidden-word.ts";
import { later, MINUTE_MS, SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import { playPause } from "../limits/index.ts";
import { aliasOf } from "./alias.ts";
import { cleanText, letterCount } from "./clean-text.ts";
import { knownBy } from "./known-by.ts";
import { type KeptMessage, MESSAGE_MAX_LETTERS, type Message } from "./message.ts";
import { hasLink, hasLongNumber } from "./off-site.ts";
import type { Room } from "./room.ts";
import { addMessage, readByKey, readSaidLately, readWords } from "./store.ts";

/** The same once more within this time is not a conversation. */
const REPEAT_WITHIN_MS = 2 * MINUTE_MS;

/** A slow mode may be as long as this, so what was said is looked up as far back. */
const LOOK_BACK_MS = 60 * MINUTE_MS;

export type WriteRequest = {
  readonly player: Pick<Player, "id" | "brandId" | "username" | "accountType">;
  readonly room: Room;
  /** An id made with the form: the same post twice is one message. */
  readonly key: string;
  readonly typed: string;
};

/** Why a message was not written. `until` is when it may be tried again; null for never. */
export type WriteRefusal =
  | { readonly reason: "blank" | "link" | "longNumber" | "repeated" }
  | { readonly reason: "tooLong"; readonly max: number }
  | { readonly reason: "word"; readonly word: string }
  | { readonly reason: "quietRoom" | "trialAccount" | "alreadySent" }
  | { readonly reason: "tooSoon" | "muted"; readonly until: Date }
  | { readonly reason: "away"; readonly until: Date | null };

type KeptWritten = { readonly message: KeptMessage; readonly replayed: boolean };
export type Written = { readonly message: Message; readonly replayed: boolean };

const wordsNow = kept(SECOND_MS, ({ db }: Context) => readWords(db));

/**
 * Says something in a room, once for each key. A word that is not welcome refuses the message instead of being
 * masked: a mask shows everybody where the word was, and the writer is not asked to say it otherwise. Somebody who
 * is away from play by their own wish reads and does not write: talk of games would draw them back.
 */
export async function writeMessage(
  context: Context,
  { player, room, key, typed }: WriteRequest,
): Promise<Outcome<Written, WriteRefusal>> {
  const body = cleanText(typed);
  const unfit = unfitText(body) ?? (await unwelcomeWord(context, body));
  if (unfit) return refuse(unfit);
  if (room.state !== "open") return refuse({ reason: "quietRoom" });
  if (isTrialType(player.accountType)) return refuse({ reason: "trialAccount" });
  const pause = await playPause(context, player.id);
  if (pause) return refuse({ reason: "away", until: pause.until });

  const written = await context.db.transaction<Outcome<KeptWritten, WriteRefusal>>(async (db) => {
    const inside = { ...context, db };
    const { alias, mutedUntil } = await aliasOf(inside, player);
    const sentAt = context.now();
    const known = await readByKey(db, player.id, key);
    if (known)
      return known.body === body
        ? done({ message: known, replayed: true })
        : refuse({ reason: "alreadySent" as const });
    if (mutedUntil && mutedUntil > sentAt) return refuse({ reason: "muted" as const, until: mutedUntil });
    const folded = foldText(body);
    const haste = await hasteOf(inside, { playerId: player.id, room, folded, sentAt });
    if (haste) return refuse(haste);

    const message = { id: context.newId(), roomId: room.id, playerId: player.id, body, sentAt };
    const seq = await addMessage(db, { ...message, folded, formKey: key });
    if (seq === null) return refuse({ reason: "quietRoom" as const });
    return done({ message: { ...message, seq, alias }, replayed: false });
  });
  if (!written.ok) return written;
  const [message] = await knownBy(context, [written.value.message]);
  if (!message) throw new Error("A message that was written has no name.");
  return done({ ...written.value, message });
}

/** What can be said of a text by itself. */
function unfitText(body: string): WriteRefusal | null {
  if (body === "") return { reason: "blank" };
  if (letterCount(body) > MESSAGE_MAX_LETTERS) return { reason: "tooLong", max: MESSAGE_MAX_LETTERS };
  if (hasLink(body)) return { reason: "link" };
  return hasLongNumber(body) ? { reason: "longNumber" } : null;
}

async function unwelcomeWord(context: Context, body: string): Promise<WriteRefusal | null> {
  const word = forbiddenWord(body, await wordsNow(context));
  return word === null ? null : { reason: "word", word: word.replace(/\*$/, "") };
}

type Said = {
  readonly playerId: bigint;
  readonly room: Room;
  readonly folded: string;
  readonly sentAt: Date;
};

/** Too soon after the last message in this room, or the same as one of the last ones in any room. */
async function hasteOf(
  { db }: Context,
  { playerId, room, folded, sentAt }: Said,
): Promise<WriteRefusal | null> {
  const lately = await readSaidLately(db, playerId, later(sentAt, -LOOK_BACK_MS), room.id);
  const last = lately.find(({ roomId }) => roomId === room.id);
  const until = last && later(last.sentAt, room.slowS * SECOND_MS);
  if (until && until > sentAt) return { reason: "tooSoon", until };
  const repeatSince = later(sentAt, -REPEAT_WITHIN_MS);
  const isRepeated = lately.some((said) => said.folded === folded && said.sentAt > repeatSince);
  return isRepeated ? { reason: "repeated" } : null;
}
