import type { Language, LocalText } from "../core/languages.ts";
import type { RoomState } from "./room.ts";
import { MESSAGE_COLUMNS, type MessageRow } from "./statements.ts";

/** What a room is made of; null keeps what it has. */
export type RoomChange = {
  readonly brandId: string;
  readonly code: string;
  readonly names: LocalText | null;
  readonly topics: LocalText | null;
  readonly language: Language | null;
  readonly position: number | null;
  readonly slowS: number | null;
  readonly state: RoomState | "closed" | null;
};

export const ADD_ROOM = {
  name: "chat-add-room",
  text: `insert into chat.rooms (brand_id, code, names, topics, language, position, slow_s, state)
    values ($1, $2, $3::jsonb, $4::jsonb, $5, coalesce($6::int, 0), coalesce($7::int, 5), coalesce($8::text, 'open'))
    on conflict (brand_id, code) do nothing returning id`,
  row: { id: 0 },
};

export const CHANGE_ROOM = {
  name: "chat-change-room",
  text: `update chat.rooms r set names = r.names || coalesce($3::jsonb, '{}'), topics = r.topics || coalesce($4::jsonb, '{}'),
      language = coalesce($5, r.language), position = coalesce($6::int, r.position),
      slow_s = coalesce($7::int, r.slow_s), state = coalesce($8::text, r.state)
    from (select id, slow_s, state from chat.rooms where brand_id = $1 and code = $2 for update) b
    where r.id = b.id returning r.id, b.slow_s as "slowBefore", b.state as "stateBefore", r.slow_s as "slowS", r.state`,
  row: { id: 0, slowBefore: 0, stateBefore: "" as string, slowS: 0, state: "" as string },
};

export const ALL_ROOMS = {
  name: "chat-all-rooms",
  text: `select r.id, r.code, r.names, r.state, r.slow_s as "slowS", r.last_seq as "lastSeq",
      (select count(*)::int from chat.reports p join chat.messages m on m.id = p.message_id
        where m.room_id = r.id and p.closed_at is null) as "openReports"
    from chat.rooms r where r.brand_id = $1 order by r.position, r.id`,
  row: { id: 0, code: "", names: { fa: "" } as LocalText, state: "", slowS: 0, lastSeq: 0, openReports: 0 },
};

export const MUTE = {
  name: "chat-mute",
  text: `update chat.members m set muted_until = $2 from (select player_id, muted_until from chat.members where player_id = $1 for update) b
    where m.player_id = b.player_id returning b.muted_until as "mutedUntil"`,
  row: { mutedUntil: null as Date | null },
};

export const LATEST = {
  name: "chat-latest",
  text: `select ${MESSAGE_COLUMNS}, m.removed_seq as "removedSeq",
      (select count(*)::int from chat.reports p where p.message_id = m.id and p.closed_at is null) as reports
    from chat.messages m join chat.members c using (player_id) where m.room_id = $1 order by m.seq desc limit $2`,
  row: {} as MessageRow & { readonly removedSeq: number | null; readonly reports: number },
};

/** Takes a message out under the next number of its room, and tells every node, as ADD_MESSAGE does. */
export const REMOVE = {
  name: "chat-remove",
  text: `with next as (
      update chat.rooms r set last_seq = r.last_seq + 1 from chat.messages m
      where r.id = $1 and m.room_id = r.id and m.seq = $2 and m.removed_seq is null returning r.id, r.last_seq),
    gone as (
      update chat.messages m set removed_at = $3, removed_seq = next.last_seq from next
      where m.room_id = next.id and m.seq = $2 and m.removed_seq is null returning m.room_id, m.removed_seq)
    select removed_seq as "removedSeq", pg_notify('chat', room_id || ' ' || removed_seq)::text as told from gone`,
  row: { removedSeq: 0, told: "" as string },
};

export const REPORTED = {
  name: "chat-reported",
  text: `select ${MESSAGE_COLUMNS}, r.code as "roomCode", p.reports, p."firstAt" from (
      select message_id, count(*)::int as reports, min(at) as "firstAt" from chat.reports
      where closed_at is null group by message_id) p
    join chat.messages m on m.id = p.message_id join chat.members c using (player_id) join chat.rooms r on r.id = m.room_id
    where m.removed_seq is null order by p.reports desc, p."firstAt" limit $1`,
  row: {} as MessageRow & { readonly roomCode: string; readonly reports: number; readonly firstAt: Date },
};

export const CLOSE_REPORTS = {
  name: "chat-close-reports",
  text: `update chat.reports set closed_at = $2 where message_id = $1 and closed_at is null returning player_id as "playerId"`,
  row: { playerId: 0n },
};

export const ADD_WORD = {
  name: "chat-add-word",
  text: "insert into chat.words (word, at) values ($1, $2) on conflict do nothing returning word",
  row: { word: "" },
};

export const DELETE_WORD = {
  name: "chat-delete-word",
  text: "delete from chat.words where word = $1 returning word",
  row: { word: "" },
};
