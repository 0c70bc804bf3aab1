import { isTrialType, type Player } from "../accounts/index.ts";
import { isId } from "../core/ids.ts";
import type { Language } from "../core/languages.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { makeReference, typedReference } from "../core/references.ts";
import type { Context } from "../db/context.ts";
import { sendMessage } from "../messages/index.ts";
import type { Asked } from "./question-form.ts";
import {
  ANSWER,
  ANSWERED,
  BY_ID,
  BY_REFERENCE,
  INSERT,
  type Question,
  WAITING,
} from "./question-statements.ts";

export type { Question } from "./question-statements.ts";

const LISTED_MAX = 200;

type AskRequest = {
  readonly brandId: string;
  readonly language: Language;
  /** The account that is signed in. Nobody names an account that is not theirs. */
  readonly player: Player | null;
  readonly asked: Asked;
};

/** Whether somebody reads answers in the messages of an account. A trial account has none, and its owner is asked as a guest is. */
export function hasMessages(player: Player | null): player is Player {
  return player !== null && !isTrialType(player.accountType);
}

/** Keeps what somebody asked the house, once for its form. `keyReused`: another question has that key. */
export async function askQuestion(
  { db, now, newId }: Context,
  { brandId, language, player, asked }: AskRequest,
): Promise<Outcome<null, { reason: "keyReused" }>> {
  const { key, text, mail, phone } = asked;
  const playerId = hasMessages(player) ? player.id : null;
  const about = [key, makeReference("Q", newId), brandId, playerId];
  const [kept] = await db.call(INSERT, [...about, mail, phone, language, text, now()]);
  if (kept) return done(null);
  const [first] = await db.call(BY_ID, [brandId, key]);
  const isSame =
    first?.playerId === playerId && first.text === text && first.mail === mail && first.phone === phone;
  return isSame ? done(null) : refuse({ reason: "keyReused" });
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
