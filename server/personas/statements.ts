import type { Statement } from "../db/database.ts";

export type PersonaRow = {
  readonly playerId: bigint;
  readonly brandId: string;
  readonly nickname: string | null;
  readonly folded: string | null;
  readonly namedAt: Date | null;
  readonly changedAt: Date | null;
  readonly drawing: string | null;
  readonly pictureId: string | null;
};

const COLUMNS = `player_id as "playerId", brand_id as "brandId", nickname, folded, named_at as "namedAt",
  changed_at as "changedAt", drawing, picture_id as "pictureId"`;

export const BEGIN: Statement<never> = {
  name: "personas.begin",
  text: "insert into personas.personas (player_id, brand_id) values ($1::bigint, $2) on conflict do nothing",
};

/** Held to the end of the transaction: two changes of one player come one after the other. */
export const LOCK: Statement<PersonaRow> = {
  name: "personas.lock",
  text: `select ${COLUMNS} from personas.personas where player_id = $1::bigint for update`,
};

export const ONE: Statement<PersonaRow> = {
  name: "personas.one",
  text: `select ${COLUMNS} from personas.personas where player_id = $1::bigint`,
};

export const MANY: Statement<PersonaRow> = {
  name: "personas.many",
  text: `select ${COLUMNS} from personas.personas
    where player_id = any($1::bigint[]) and (nickname is not null or drawing is not null or picture_id is not null)`,
};

export const SAVE_NAME: Statement<never> = {
  name: "personas.save-name",
  text: `update personas.personas set nickname = $2, folded = $3, named_at = $4::timestamptz, changed_at = $5::timestamptz
    where player_id = $1::bigint`,
};

export const SAVE_AVATAR: Statement<never> = {
  name: "personas.save-avatar",
  text: "update personas.personas set drawing = $2, picture_id = $3::uuid where player_id = $1::bigint",
};

/** Both names are held in one order, so that two players who change to each other's do not wait for each other. */
export const LOCK_NAMES: Statement<{ readonly folded: string }> = {
  name: "personas.lock-names",
  text: `select folded from personas.names where brand_id = $1 and folded = any($2::text[]) order by folded for update`,
};

/** No row where the name is somebody's, was left a short while ago, or is nobody's for good. */
export const TAKE_NAME: Statement<{ readonly folded: string }> = {
  name: "personas.take-name",
  text: `insert into personas.names as n (brand_id, folded, player_id, taken_at)
    values ($1, $2, $3::bigint, $4::timestamptz)
    on conflict (brand_id, folded) do update set player_id = excluded.player_id, taken_at = excluded.taken_at, left_at = null
      where not n.is_barred and (n.player_id = excluded.player_id or n.left_at < $5::timestamptz)
    returning folded`,
};

export const LEAVE_NAME: Statement<never> = {
  name: "personas.leave-name",
  text: `update personas.names set left_at = $3::timestamptz, is_barred = is_barred or $4
    where brand_id = $1 and folded = $2`,
};

export const PUT_PICTURE: Statement<never> = {
  name: "personas.put-picture",
  text: `insert into personas.pictures (id, player_id, bytes, set_at) values ($1::uuid, $2::bigint, $3::bytea, $4::timestamptz)`,
};

export const DROP_PICTURE: Statement<never> = {
  name: "personas.drop-picture",
  text: "delete from personas.pictures where player_id = $1::bigint",
};

export const PICTURE: Statement<{ readonly bytes: Uint8Array; readonly brandId: string }> = {
  name: "personas.picture",
  text: `select f.bytes, p.brand_id as "brandId" from personas.pictures f join personas.personas p on p.picture_id = f.id
    where f.id = $1::uuid`,
};

export const WORDS: Statement<{ readonly word: string }> = {
  name: "personas.words",
  text: "select word from personas.words where brand_id = $1 order by word",
};

export const ADD_WORD: Statement<{ readonly word: string }> = {
  name: "personas.add-word",
  text: "insert into personas.words (brand_id, word) values ($1, $2) on conflict do nothing returning word",
};

export const DELETE_WORD: Statement<{ readonly word: string }> = {
  name: "personas.delete-word",
  text: "delete from personas.words where brand_id = $1 and word = $2 returning word",
};
