import type { Statement } from "../db/database.ts";
import type { Room } from "./room.ts";

export const ROOMS: Statement<Room> = {
  name: "chat-rooms",
  text: `select id, brand_id as "brandId", code, names, topics, language, slow_s as "slowS", state
    from chat.rooms where state <> 'closed' order by position, id`,
};

export type MemberRow = { readonly alias: string; readonly mutedUntil: Date | null };

export const JOIN = {
  name: "chat-join",
  text: `insert into chat.members (player_id, brand_id, alias) values ($1, $2, $3) on conflict do nothing returning alias`,
  row: { alias: "" },
};

/** Held to the end of the transaction: two messages of one member come one after the other. */
export const LOCK_MEMBER = {
  name: "chat-lock-member",
  text: `select alias, muted_until as "mutedUntil" from chat.members where player_id = $1 for update`,
  row: { alias: "", mutedUntil: null } as MemberRow,
};

export const MEMBER = {
  name: "chat-member",
  text: `select alias, muted_until as "mutedUntil" from chat.members where player_id = $1`,
  row: { alias: "", mutedUntil: null } as MemberRow,
};

export const MESSAGE_COLUMNS = `m.id, m.room_id as "roomId", m.seq, m.player_id as "playerId", c.alias, m.body, m.sent_at as "sentAt"`;

export type MessageRow = {
  readonly id: string;
  readonly roomId: number;
  readonly seq: number;
  readonly playerId: bigint;
  readonly alias: string;
  readonly body: string;
  readonly sentAt: Date;
};

export const MESSAGE_BY_KEY: Statement<MessageRow> = {
  name: "chat-message-by-key",
  text: `select ${MESSAGE_COLUMNS} from chat.messages m join chat.members c using (player_id)
    where m.player_id = $1 and m.form_key = $2`,
};

/** What a member said last in one room, and then what they said lately in any, newest first. */
export const SAID_LATELY = {
  name: "chat-said-lately",
  text: `
    (select room_id as "roomId", folded, sent_at as "sentAt" from chat.messages
      where player_id = $1 and sent_at > $2 and room_id = $3 order by sent_at desc limit 1)
    union all
    (select room_id, folded, sent_at from chat.messages
      where player_id = $1 and sent_at > $2 order by sent_at desc limit 10)`,
  row: { roomId: 0, folded: "", sentAt: new Date(0) },
};

/**
 * Takes the next number of a room, writes a message under it and tells every node, in one call: the row of the room
 * is locked until the commit, so that numbers are given in the order of commits, and nobody waits longer for it than
 * that. No row where the room is not open any more. What the nodes are told is a room and a number, and nothing of
 * what was said: a notification is heard by whoever may connect.
 */
export const ADD_MESSAGE = {
  name: "chat-add-message",
  text: `with next as (
      update chat.rooms set last_seq = last_seq + 1 where id = $2 and state = 'open' returning id, last_seq),
    said as (
      insert into chat.messages (id, room_id, seq, player_id, body, folded, form_key, sent_at)
      select $1::uuid, next.id, next.last_seq, $3::bigint, $4, $5, $6::uuid, $7::timestamptz from next
      returning room_id, seq)
    select seq, pg_notify('chat', room_id || ' ' || seq)::text as told from said`,
  row: { seq: 0, told: "" as string },
};

/**
 * The newest messages below a number, and the number of the last thing that happened in the room, of one moment:
 * who goes on from that number misses nothing and gets nothing twice.
 */
export const HISTORY = {
  name: "chat-history",
  text: `select r.last_seq as "lastSeq", h.* from chat.rooms r left join lateral (
      select ${MESSAGE_COLUMNS} from chat.messages m join chat.members c using (player_id)
      where m.room_id = r.id and m.removed_seq is null and ($2::int is null or m.seq < $2::int)
        and not exists (select from chat.blocks b where b.player_id = $3::bigint and b.blocked_id = m.player_id)
      order by m.seq desc limit $4) h on true
    where r.id = $1 order by h.seq`,
  row: {} as { readonly lastSeq: number } & { readonly [Name in keyof MessageRow]: MessageRow[Name] | null },
};

export type EventRow = MessageRow & { readonly eventSeq: number; readonly isRemoval: boolean };

/** What happened in a room after a number. A message that was removed since is told as its removal alone. */
export const EVENTS = {
  name: "chat-events",
  text: `select e."eventSeq", e."isRemoval", ${MESSAGE_COLUMNS} from (
      (select seq as "eventSeq", false as "isRemoval", id from chat.messages
        where room_id = $1 and seq > $2 and removed_seq is null order by seq limit $3)
      union all
      (select removed_seq, true, id from chat.messages
        where room_id = $1 and removed_seq > $2 order by removed_seq limit $3)) e
    join chat.messages m using (id) join chat.members c using (player_id)
    order by e."eventSeq" limit $3`,
  row: {} as EventRow,
};

export const LAST_SEQ = {
  name: "chat-last-seq",
  text: `select last_seq as "lastSeq" from chat.rooms where id = $1`,
  row: { lastSeq: 0 },
};

export const MESSAGE_AT = {
  name: "chat-message-at",
  text: `select ${MESSAGE_COLUMNS}, m.removed_seq as "removedSeq" from chat.messages m join chat.members c using (player_id)
    where m.room_id = $1 and m.seq = $2`,
  row: {} as MessageRow & { readonly removedSeq: number | null },
};

/** Says who is blocked now, also where that was so before; nobody where the list is full ($4). */
export const BLOCK = {
  name: "chat-block",
  text: `insert into chat.blocks as b (player_id, blocked_id, at)
    select $1::bigint, $2::bigint, $3::timestamptz
      where (select count(*) from chat.blocks where player_id = $1 and blocked_id <> $2) < $4::int
    on conflict (player_id, blocked_id) do update set at = b.at
    returning blocked_id as "blockedId"`,
  row: { blockedId: 0n },
};

export const UNBLOCK = {
  name: "chat-unblock",
  text: `delete from chat.blocks b using chat.members m
    where b.player_id = $1 and m.player_id = b.blocked_id and m.alias = $2`,
};

export const BLOCKED = {
  name: "chat-blocked",
  text: `select b.blocked_id as "playerId", m.alias from chat.blocks b join chat.members m on m.player_id = b.blocked_id
    where b.player_id = $1 order by b.at desc`,
  row: { playerId: 0n, alias: "" },
};

export const REPORT = {
  name: "chat-report",
  text: `insert into chat.reports (message_id, player_id, at) values ($1, $2, $3) on conflict do nothing`,
};

export const WORDS = {
  name: "chat-words",
  text: "select word from chat.words order by word",
  row: { word: "" },
};
