import type { Context } from "../db/context.ts";
import { gathered } from "../db/gathered.ts";
import { type FactsOf, isMessageKind, type MessageKind } from "./kinds.ts";

type Facts = Readonly<Record<string, string>>;

type About<Kind extends MessageKind> = Kind extends MessageKind
  ? { readonly kind: Kind; readonly facts: FactsOf<Kind> }
  : never;

export type SentMessage = About<MessageKind> & {
  readonly playerId: bigint;
  /** 1 to 100 characters; the same key again is the same message. */
  readonly key: string;
};

export type Message = {
  readonly id: string;
  readonly kind: MessageKind;
  readonly facts: Facts;
  readonly sentAt: Date;
  readonly readAt: Date | null;
};

export type MessagePage = {
  readonly rows: readonly Message[];
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  /** Of all of the player's messages, not of this page. */
  readonly unread: number;
};

const PAGE_SIZE = 20;
/** Further than anybody has messages, and within what the database counts with. */
const PAGE_MAX = 1_000_000;

/** A message as it is read; without an id where a page has none. */
const LISTED_ROW = {
  id: null as string | null,
  kind: "",
  facts: {} as Facts,
  sentAt: new Date(0),
  readAt: null as Date | null,
};

const SEND = {
  name: "messages-send",
  text: `insert into messages.messages (id, player_id, kind, facts, key, sent_at)
    values ($1, $2, $3, $4::jsonb, $5, $6) on conflict (player_id, key) do nothing`,
};

const SEND_ALL = {
  name: "messages-send-all",
  text: `insert into messages.messages (id, player_id, kind, facts, key, sent_at)
    select said.id, said.player_id, $3, $4::jsonb, $5, $6
      from unnest($1::uuid[], $2::bigint[]) as said (id, player_id)
    on conflict (player_id, key) do nothing`,
};

const UNREAD = {
  name: "messages-unread",
  text: `select player_id as "playerId", count(*)::int as unread from messages.messages
    where player_id = any($1::bigint[]) and read_at is null group by player_id`,
  row: { playerId: 0n, unread: 0 },
};

/** How many there are comes with the page itself, also with a page of none: one question for all of it. */
const LIST = {
  name: "messages-list",
  text: `with counted as (
      select count(*)::int as total, count(*) filter (where read_at is null)::int as unread,
          greatest(ceil(count(*) / $2::numeric), 1)::int as pages
        from messages.messages where player_id = $1
    ), place as (
      select total, unread, pages, least(greatest($3::int, 1), pages) as page from counted
    )
    select place.*, listed.id, listed.kind, listed.facts, listed.sent_at as "sentAt", listed.read_at as "readAt"
      from place left join lateral (
        select id, kind, facts, sent_at, read_at from messages.messages
          where player_id = $1 order by sent_at desc, id desc limit $2::int offset (place.page - 1) * $2::int
      ) listed on true
      order by listed.sent_at desc, listed.id desc`,
  row: { total: 0, unread: 0, pages: 0, page: 0, ...LISTED_ROW },
};

const READ = {
  name: "messages-read",
  text: `update messages.messages set read_at = coalesce(read_at, $3) where player_id = $1 and id::text = $2
    returning id, kind, facts, sent_at as "sentAt", read_at as "readAt"`,
  row: LISTED_ROW,
};

const READ_ALL = {
  name: "messages-read-all",
  text: "update messages.messages set read_at = $2 where player_id = $1 and read_at is null",
};

/** Tells a player something, once for each key. In a transaction it is told when that is done. */
export async function sendMessage(
  { db, now, newId }: Context,
  { playerId, kind, facts, key }: SentMessage,
): Promise<void> {
  await db.call(SEND, [newId(), playerId, kind, JSON.stringify(facts), key, now()]);
}

type SentToAll = About<MessageKind> & {
  readonly playerIds: readonly bigint[];
  readonly key: string;
};

/** Tells many players the same, each of them once for a key. */
export async function sendToAll(
  { db, now, newId }: Context,
  { playerIds, kind, facts, key }: SentToAll,
): Promise<void> {
  if (playerIds.length === 0) return;
  const ids = playerIds.map(() => newId());
  await db.call(SEND_ALL, [ids, playerIds, kind, JSON.stringify(facts), key, now()]);
}

/** How many messages the player has not opened. */
export function unreadCount({ db }: Pick<Context, "db">, playerId: bigint): Promise<number> {
  return countUnread(db, playerId);
}

/** Every page of a player shows it, so pages that are made together ask together. */
const countUnread = gathered(async (db, playerIds: bigint[]) => {
  const rows = await db.call(UNREAD, [[...new Set(playerIds)]]);
  const counts = new Map(rows.map(({ playerId, unread }) => [playerId, unread]));
  return playerIds.map((playerId) => counts.get(playerId) ?? 0);
});

/** A page of a player's messages, newest first. A page that there is not is the nearest one that there is. */
export async function messagesOf(
  { db }: Pick<Context, "db">,
  { playerId, page }: { playerId: bigint; page: number },
): Promise<MessagePage> {
  const asked = Number.isInteger(page) ? Math.min(Math.max(page, 1), PAGE_MAX) : 1;
  const rows = await db.call(LIST, [playerId, PAGE_SIZE, asked]);
  const { total = 0, unread = 0, pages = 1, page: nearest = 1 } = rows[0] ?? {};
  return { rows: rows.flatMap(messageOf), page: nearest, pageCount: pages, total, unread };
}

/** Opens one message of a player, which is read from then on; null when the player has no such message. */
export async function markRead(
  { db, now }: Pick<Context, "db" | "now">,
  { playerId, messageId }: { playerId: bigint; messageId: string },
): Promise<Message | null> {
  const rows = await db.call(READ, [playerId, messageId, now()]);
  return rows.flatMap(messageOf)[0] ?? null;
}

/** All messages that a player has now are read. */
export async function markAllRead(
  { db, now }: Pick<Context, "db" | "now">,
  { playerId }: { playerId: bigint },
): Promise<void> {
  await db.call(READ_ALL, [playerId, now()]);
}

/** A kind that this version of the house has no words for is left out, not shown as nonsense. */
function messageOf({ id, kind, facts, sentAt, readAt }: typeof LISTED_ROW): Message[] {
  return id !== null && isMessageKind(kind) ? [{ id, kind, facts, sentAt, readAt }] : [];
}
