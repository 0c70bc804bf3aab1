import type { Language } from "../core/languages.ts";
import type { Statement } from "../db/database.ts";

export type Question = {
  readonly id: string;
  readonly reference: string;
  readonly brandId: string;
  /** The account that its author was signed in with. */
  readonly playerId: bigint | null;
  readonly mail: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly text: string;
  readonly at: Date;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  readonly mailedAt: Date | null;
  /** How many are kept; none when their time is over. */
  readonly pictures: number;
};

const QUESTION = `id, reference, brand_id as "brandId", player_id as "playerId", mail, phone, language, text, at, answer,
  answered_at as "answeredAt", answered_by as "answeredBy", mailed_at as "mailedAt",
  (select count(*)::int from support.question_pictures picture where picture.question_id = questions.id) as pictures`;

/** Nothing where the id is one of a question already. */
export const INSERT: Statement<{ readonly reference: string }> = {
  name: "support.insert-question",
  text: `
    insert into support.questions (id, reference, brand_id, player_id, mail, phone, language, text, at)
    values ($1::uuid, $2, $3, $4::bigint, $5, $6, $7, $8, $9::timestamptz)
    on conflict (id) do nothing
    returning reference`,
};

export const INSERT_PICTURE: Statement<never> = {
  name: "support.insert-question-picture",
  text: "insert into support.question_pictures (question_id, nth, bytes) values ($1::uuid, $2::int, $3::bytea)",
};

export const PICTURE: Statement<{ readonly bytes: Uint8Array }> = {
  name: "support.question-picture",
  text: "select bytes from support.question_pictures where question_id = $1::uuid and nth = $2::int",
};

/** Lets go of the pictures of some questions that were answered before a moment, and says of how many. */
export const FORGET_PICTURES: Statement<{ readonly many: number }> = {
  name: "support.forget-question-pictures",
  text: `
    with over as (
      select id from support.questions
      where answered_at < $1::timestamptz
        and exists (select from support.question_pictures picture where picture.question_id = questions.id)
      order by answered_at limit $2::int for update skip locked
    ), gone as (
      delete from support.question_pictures picture using over where picture.question_id = over.id
    )
    select count(*)::int as many from over`,
};

export const BY_ID: Statement<Question> = {
  name: "support.question-by-id",
  text: `select ${QUESTION} from support.questions where brand_id = $1 and id = $2::uuid`,
};

/** Those of a player that come after the question of $2, the latest first. */
export const OF_PLAYER: Statement<Question> = {
  name: "support.questions-of-player",
  text: `
    select ${QUESTION} from support.questions
    where player_id = $1::bigint
      and ($2::uuid is null or (at, id) < (select at, id from support.questions where id = $2::uuid and player_id = $1::bigint))
    order by at desc, id desc limit $3::int`,
};

export const BY_REFERENCE: Statement<Question> = {
  name: "support.question-by-reference",
  text: `select ${QUESTION} from support.questions where reference = $1`,
};

export const WAITING: Statement<Question> = {
  name: "support.questions-waiting",
  text: `select ${QUESTION} from support.questions where answer is null order by at, reference limit $1::int`,
};

export const ANSWERED: Statement<Question> = {
  name: "support.questions-answered",
  text: `
    select ${QUESTION} from support.questions where answer is not null
    order by answered_at desc, reference limit $1::int`,
};

/** Nothing where it was answered before. */
export const ANSWER: Statement<Question> = {
  name: "support.answer-question",
  text: `
    update support.questions set answer = $2, answered_at = $3::timestamptz, answered_by = $4
    where reference = $1 and answer is null
    returning ${QUESTION}`,
};

/** Counted before it is sent: what a mail server never takes is not tried for ever. */
export const TAKE_TO_MAIL: Statement<Question> = {
  name: "support.take-answers-to-mail",
  text: `
    update support.questions set mail_tries = mail_tries + 1
    where id in (
      select id from support.questions
      where mail is not null and answer is not null and mailed_at is null and mail_tries < 20
      order by answered_at limit $1::int for update skip locked)
    returning ${QUESTION}`,
};

export const MAILED: Statement<never> = {
  name: "support.answer-mailed",
  text: "update support.questions set mailed_at = $2::timestamptz where id = $1::uuid",
};
