import type { Database, Statement } from "../db/database.ts";
import type { ChallengeKind, Purpose } from "./purpose.ts";

export type PictureRow = { readonly kind: ChallengeKind; readonly seed: Uint8Array };

/** A ticket belongs to the browser that looked first. Whoever asks again too soon gets what is there. */
const SAVE: Statement<PictureRow> = {
  name: "challenge.save-picture",
  text: `
    insert into challenge.pictures as shown (ticket_hash, browser_hash, purpose, kind, seed, shown_at, expires_at)
    values ($1::bytea, $2::bytea, $3, $4, $5::bytea, $6::timestamptz, $7::timestamptz)
    on conflict (ticket_hash) do update
    set kind = excluded.kind, seed = excluded.seed, tries = 0,
      shown_at = excluded.shown_at, expires_at = excluded.expires_at
    where shown.browser_hash = excluded.browser_hash
      and (shown.shown_at <= $8::timestamptz or shown.kind <> excluded.kind)
    returning kind, seed`,
};

const SHOWN: Statement<PictureRow> = {
  name: "challenge.shown-picture",
  text: `
    select kind, seed from challenge.pictures
    where ticket_hash = $1::bytea and browser_hash = $2::bytea and expires_at > $3::timestamptz`,
};

const TAKE_TRY: Statement<PictureRow> = {
  name: "challenge.take-try",
  text: `
    update challenge.pictures set tries = tries + 1
    where ticket_hash = $1::bytea and browser_hash = $2::bytea and purpose = $3
      and expires_at > $4::timestamptz and tries < $5::integer
    returning kind, seed`,
};

/** Only the picture that was judged: by now there may be another under the ticket. */
const USE_UP: Statement<{ used: boolean }> = {
  name: "challenge.use-up",
  text: "delete from challenge.pictures where ticket_hash = $1::bytea and seed = $2::bytea returning true as used",
};

const SWEEP: Statement<never> = {
  name: "challenge.sweep",
  text: "delete from challenge.pictures where expires_at <= $1::timestamptz",
};

export type NewPicture = PictureRow & {
  readonly ticketHash: Uint8Array;
  readonly browserHash: Uint8Array;
  readonly purpose: Purpose;
  readonly shownAt: Date;
  readonly expiresAt: Date;
  /** A picture that was shown after this moment stays. */
  readonly changeFrom: Date;
};

/** The picture that is there now; null when the ticket is another browser's. */
export async function savePicture(db: Database, picture: NewPicture): Promise<PictureRow | null> {
  const { ticketHash, browserHash, purpose, kind, seed, shownAt, expiresAt, changeFrom } = picture;
  const values = [ticketHash, browserHash, purpose, kind, seed, shownAt, expiresAt, changeFrom];
  const [saved] = await db.call(SAVE, values);
  return saved ?? readPicture(db, { ticketHash, browserHash, at: shownAt });
}

export async function readPicture(
  db: Database,
  { ticketHash, browserHash, at }: { ticketHash: Uint8Array; browserHash: Uint8Array; at: Date },
): Promise<PictureRow | null> {
  const [shown] = await db.call(SHOWN, [ticketHash, browserHash, at]);
  return shown ?? null;
}

type Try = {
  readonly ticketHash: Uint8Array;
  readonly browserHash: Uint8Array;
  readonly purpose: Purpose;
  readonly at: Date;
  readonly triesMax: number;
};

/** The picture that an answer is for, with one try less; null when none may be judged. */
export async function takeTry(db: Database, asked: Try): Promise<PictureRow | null> {
  const { ticketHash, browserHash, purpose, at, triesMax } = asked;
  const [shown] = await db.call(TAKE_TRY, [ticketHash, browserHash, purpose, at, triesMax]);
  return shown ?? null;
}

/** Whether it was there to be used up: of two at once, one finds it. */
export async function takeAway(
  db: Database,
  { ticketHash, seed }: { ticketHash: Uint8Array; seed: Uint8Array },
): Promise<boolean> {
  return (await db.call(USE_UP, [ticketHash, seed])).length > 0;
}

export async function sweepPictures(db: Database, at: Date): Promise<void> {
  await db.call(SWEEP, [at]);
}
