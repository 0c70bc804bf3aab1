import { isTrialType, type Player } from "../accounts/index.ts";
import { isId } from "../core/ids.ts";
import type { Language } from "../core/languages.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { makeReference, typedReference } from "../core/references.ts";
import { DAY_MS, later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { sendMessage } from "../messages/index.ts";
import { PICTURE_TYPE, type PicturesRefusal, remakePictures } from "../pictures/index.ts";
import type { Asked } from "./question-form.ts";
import {
  ANSWER,
  ANSWERED,
  BY_ID,
  BY_REFERENCE,
  FORGET_PICTURES,
  INSERT,
  INSERT_PICTURE,
  OF_PLAYER,
  PICTURE,
  type Question,
  WAITING,
} from "./question-statements.ts";

export type { Question } from "./question-statements.ts";

const LISTED_MAX = 200;
const PER_PAGE = 20;

type AskRequest = {
  readonly brandId: string;
  readonly language: Language;
  /** The account that is signed in. Nobody names an account that is not theirs. */
  readonly player: Player | null;
  readonly asked: Omit<Asked, "pictures">;
};

/** Whether somebody reads answers in the messages of an account. A trial account has none, and its owner is asked as a guest is. */
export function hasMessages(player: Player | null): player is Player {
  return player !== null && !isTrialType(player.accountType);
}

type KeyReused = { readonly reason: "keyReused" };

/** What somebody names their question by. */
type Kept = { readonly reference: string };

/** Keeps what somebody asked the house, once for its form. `keyReused`: another question has that key. */
export async function askQuestion(context: Context, request: AskRequest): Promise<Outcome<Kept, KeyReused>> {
  const kept = await keep(context, request);
  return kept ? done(kept) : sameOrRefused(context, request);
}

/**
 * The same with what a member shows of it (M16). Pictures are made anew before they are kept; where one cannot be taken
 * nothing of the question is kept. Nobody else sends any: what a guest shows the house is anybody's.
 */
export async function askWithPictures(
  context: Context,
  { pictures, ...request }: AskRequest & { readonly pictures: readonly Uint8Array[] },
): Promise<Outcome<Kept, PicturesRefusal | KeyReused>> {
  const { key } = request.asked;
  if (pictures.length > 0 && !hasMessages(request.player)) return refuse({ reason: "tooManyPictures" });
  const [known] = await context.db.call(BY_ID, [request.brandId, key]);
  if (known) return sameOrRefused(context, request);
  const made = await remakePictures(pictures);
  if (!made.ok) return made;
  return context.db.transaction(async (db): Promise<Outcome<Kept, KeyReused>> => {
    const inside = { ...context, db };
    const kept = await keep(inside, request);
    if (!kept) return sameOrRefused(inside, request);
    for (const [nth, bytes] of made.value.entries()) await db.call(INSERT_PICTURE, [key, nth + 1, bytes]);
    return done(kept);
  });
}

/** What was written now: nothing where its key is one of a question already. */
async function keep(
  { db, now, newId }: Context,
  { brandId, language, player, asked }: AskRequest,
): Promise<Kept | null> {
  const { key, text, mail, phone } = asked;
  const about = [key, makeReference("Q", newId), brandId, authorOf(player)];
  const [kept] = await db.call(INSERT, [...about, mail, phone, language, text, now()]);
  return kept ?? null;
}

/** What a key that is taken means: the same form again, or another question. */
async function sameOrRefused(
  { db }: Pick<Context, "db">,
  { brandId, player, asked: { key, text, mail, phone } }: AskRequest,
): Promise<Outcome<Kept, KeyReused>> {
  const [first] = await db.call(BY_ID, [brandId, key]);
  const isSame =
    first?.playerId === authorOf(player) &&
    first.text === text &&
    first.mail === mail &&
    first.phone === phone;
  return isSame ? done({ reference: first.reference }) : refuse({ reason: "keyReused" });
}

const authorOf = (player: Player | null): bigint | null => (hasMessages(player) ? player.id : null);

/** A picture of a question, for an operator; null where there is none of that place. */
export async function questionPicture(
  { db }: Pick<Context, "db">,
  { id, nth }: { readonly id: string; readonly nth: number },
): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null> {
  const [picture] = await db.call(PICTURE, [id, nth]);
  return picture ? { type: PICTURE_TYPE, bytes: picture.bytes } : null;
}

/** How long pictures are kept after the answer, in which somebody may ask again. */
const KEPT_DAYS = 30;
const FORGOTTEN_TOGETHER = 100;

/** Deletes the pictures of questions that were answered long enough ago. */
export async function sweepQuestionPictures({ db, now }: Context): Promise<void> {
  const before = later(now(), -KEPT_DAYS * DAY_MS);
  for (;;) {
    const [gone] = await db.call(FORGET_PICTURES, [before, FORGOTTEN_TOGETHER]);
    if ((gone?.many ?? 0) < FORGOTTEN_TOGETHER) return;
  }
}

/** A question at the address that its form led to; null for everybody whose it is not. */
export async function questionAt(
  { db }: Pick<Context, "db">,
  { brandId, id, playerId }: { brandId: string; id: string; playerId: bigint | null },
): Promise<Question | null> {
  if (!isId(id)) return null;
  const [question] = await db.call(BY_ID, [brandId, id]);
  const isOwn = question && (question.playerId === null || question.playerId === playerId);
  return isOwn ? question : null;
}

/** What a player asked the house, the latest first: twenty that come after the question `before`, and where the next begin. */
export async function questionsOf(
  { db }: Pick<Context, "db">,
  { playerId, before }: { readonly playerId: bigint; readonly before: string | null },
): Promise<{ readonly questions: readonly Question[]; readonly next: string | null }> {
  const rows = await db.call(OF_PLAYER, [playerId, before, PER_PAGE + 1]);
  const questions = rows.slice(0, PER_PAGE);
  return { questions, next: rows.length > PER_PAGE ? (questions.at(-1)?.id ?? null) : null };
}

/** For an operator: those that wait, oldest first, or those that were answered, newest first. */
export function questionList(
  { db }: Pick<Context, "db">,
  { state }: { state: "open" | "answered" },
): Promise<Question[]> {
  return db.call(state === "open" ? WAITING : ANSWERED, [LISTED_MAX]);
}

/** One question by the reference that somebody reads aloud. */
export async function findQuestion({ db }: Pick<Context, "db">, reference: string): Promise<Question | null> {
  const typed = typedReference("Q", reference);
  if (typed === null) return null;
  const [question] = await db.call(BY_REFERENCE, [typed]);
  return question ?? null;
}

type Answer = { readonly reference: string; readonly answer: string; readonly operator: string };

/**
 * Answers a question, once. A member finds it in their messages; a mail goes out by the clock (mailAnswers), and the
 * page that the form led to shows it to everybody who has its address.
 */
export async function answerQuestion(
  context: Context,
  { reference, answer, operator }: Answer,
): Promise<Outcome<Question, { reason: "unknownQuestion" | "questionAnswered" }>> {
  const known = await findQuestion(context, reference);
  if (!known) return refuse({ reason: "unknownQuestion" });
  const { db, now } = context;
  const [question] = await db.call(ANSWER, [known.reference, answer, now(), operator]);
  if (!question) return refuse({ reason: "questionAnswered" });
  const { playerId } = question;
  if (playerId !== null) {
    const facts = { reference: question.reference, question: question.id, answer };
    await sendMessage(context, { playerId, kind: "questionAnswered", facts, key: `question:${question.id}` });
  }
  return done(question);
}
