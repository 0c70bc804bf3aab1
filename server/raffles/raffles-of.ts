import { findPlayers } from "../accounts/index.ts";
import { isId } from "../core/ids.ts";
import { maskedName } from "../core/text/masked-name.ts";
import type { Context } from "../db/context.ts";
import { playersAway } from "../limits/index.ts";
import { personasOf } from "../personas/index.ts";
import { blockLine, RAFFLE_GAME, type StakeList, ticketOwner } from "../studio/index.ts";
import { DRAWN_OF, type DrawnRow, OWN_DRAWN, RAFFLE_OF_MOVEMENT } from "./drawn-statements.ts";
import { type Raffle, raffleOf } from "./raffle.ts";
import {
  OPEN_AMONG,
  RAFFLE_BY_CODE,
  RAFFLE_BY_ID,
  RAFFLE_TITLES,
  RAFFLES_OF_BRAND,
  RAFFLES_OF_PLAYER,
} from "./statements.ts";
import { ticketList } from "./ticket-list.ts";
import { ENTRIES_OF, OWN_BLOCKS, type OwnBlock } from "./ticket-statements.ts";

const PER_PAGE = 50;

type Page<Item> = { readonly items: readonly Item[]; readonly hasMore: boolean };

const pageOf = <Item>(rows: readonly Item[]): Page<Item> => ({
  items: rows.slice(0, PER_PAGE),
  hasMore: rows.length > PER_PAGE,
});

/** The raffles of a brand: those that go on first, and of the others the latest. */
export async function rafflesOf(
  { db }: Pick<Context, "db">,
  { brand, page }: { readonly brand: string; readonly page: number },
): Promise<Page<Raffle>> {
  const rows = await db.call(RAFFLES_OF_BRAND, [brand, PER_PAGE + 1, (page - 1) * PER_PAGE]);
  return pageOf(rows.map(raffleOf));
}

export async function findRaffle(
  { db }: Pick<Context, "db">,
  { brand, code }: { readonly brand: string; readonly code: string },
): Promise<Raffle | null> {
  const [row] = await db.call(RAFFLE_BY_CODE, [brand, code]);
  return row ? raffleOf(row) : null;
}

/** Those of a brand's raffles, among some, that take tickets at this moment. */
export async function openRaffles(
  { db, now }: Pick<Context, "db" | "now">,
  { brand, codes }: { readonly brand: string; readonly codes: readonly string[] },
): Promise<Raffle[]> {
  return codes.length === 0 ? [] : (await db.call(OPEN_AMONG, [brand, codes, now()])).map(raffleOf);
}

/** How some raffles of a brand are called. */
export async function raffleTitles(
  { db }: Pick<Context, "db">,
  { brand, codes }: { readonly brand: string; readonly codes: readonly string[] },
): Promise<Pick<Raffle, "code" | "titles">[]> {
  return codes.length === 0 ? [] : db.call(RAFFLE_TITLES, [brand, codes]);
}

/** Somebody who was drawn, as everybody may see it: who keeps away from play is shown by the ticket alone. */
export type Drawn = Pick<DrawnRow, "nth" | "ticket" | "name" | "prize" | "state" | "playerId"> & {
  readonly player: string | null;
};

export async function drawnIn(context: Context, raffleId: string): Promise<Drawn[]> {
  const rows = await context.db.call(DRAWN_OF, [raffleId]);
  const ids = rows.map(({ playerId }) => playerId);
  const [players, away, personas] = await Promise.all([
    findPlayers(context, ids),
    playersAway(context, ids),
    personasOf(context, ids),
  ]);
  return rows.map(({ nth, ticket, name, prize, state, playerId }) => {
    const player = away.has(playerId) ? undefined : players.get(playerId);
    const shown = player && (personas.get(playerId)?.nickname ?? maskedName(player.username));
    return { nth, ticket, name, prize, state, playerId, player: shown ?? null };
  });
}

/** What a player has in a raffle. `name` is what their tickets are called in public, and `salt` opens it. */
export type OwnEntry = {
  readonly raffle: Raffle;
  readonly tickets: number;
  readonly takenBack: number;
  readonly creditMinor: bigint;
  readonly name: string;
  readonly salt: string;
  readonly drawn: DrawnRow | null;
};

type Own = { readonly playerId: bigint };

/** The raffles that a player has tickets in, the latest first. */
export async function ownRaffles(
  { db }: Pick<Context, "db">,
  { playerId, page }: Own & { readonly page: number },
): Promise<Page<OwnEntry>> {
  const rows = await db.call(RAFFLES_OF_PLAYER, [playerId, PER_PAGE + 1, (page - 1) * PER_PAGE]);
  const { items, hasMore } = pageOf(rows.map(raffleOf));
  return { items: await ownEntries({ db }, { playerId, raffles: items }), hasMore };
}

/** What a player has in one raffle; null where it is nothing. */
export async function ownEntry(
  context: Pick<Context, "db">,
  { playerId, raffle }: Own & { readonly raffle: Raffle },
): Promise<OwnEntry | null> {
  const [entry] = await ownEntries(context, { playerId, raffles: [raffle] });
  return entry ?? null;
}

/** What a player has in some raffles; nothing of those in which it is nothing. */
export async function ownEntries(
  { db }: Pick<Context, "db">,
  { playerId, raffles }: Own & { readonly raffles: readonly Raffle[] },
): Promise<OwnEntry[]> {
  const ids = raffles.map(({ id }) => id);
  const [entries, drawn] = await Promise.all([
    db.call(ENTRIES_OF, [playerId, ids]),
    db.call(OWN_DRAWN, [playerId, ids]),
  ]);
  return raffles.flatMap((raffle) => {
    const entry = entries.find(({ raffleId }) => raffleId === raffle.id);
    if (!entry) return [];
    const { salt, tickets, takenBack, creditMinor } = entry;
    const name = ticketOwner(raffle.id, { playerId, salt });
    const won = drawn.find(({ raffleId }) => raffleId === raffle.id) ?? null;
    return [{ raffle, tickets, takenBack, creditMinor, name, salt, drawn: won }];
  });
}

/** The numbers of a player's tickets, the latest first. */
export async function ownTickets(
  { db }: Pick<Context, "db">,
  { playerId, raffleId, page }: Own & { readonly raffleId: string; readonly page: number },
): Promise<Page<OwnBlock>> {
  return pageOf(await db.call(OWN_BLOCKS, [raffleId, playerId, PER_PAGE + 1, (page - 1) * PER_PAGE]));
}

/** The raffle whose prize a movement paid; null where it paid none. */
export async function raffleOfMovement(
  { db }: Pick<Context, "db">,
  { playerId, movementId }: Own & { readonly movementId: bigint },
): Promise<string | null> {
  const [row] = await db.call(RAFFLE_OF_MOVEMENT, [playerId, movementId]);
  return row?.code ?? null;
}

/** The tickets of a raffle as the root has fixed them; null as long as tickets may be added. */
export async function raffleTickets(
  context: Pick<Context, "db">,
  raffleId: string,
): Promise<StakeList | null> {
  const [row] = isId(raffleId) ? await context.db.call(RAFFLE_BY_ID, [raffleId]) : [];
  if (!row?.root) return null;
  const { blocks } = await ticketList(context, raffleId);
  return { game: RAFFLE_GAME, round: raffleId, entropy: row.root, stakes: blocks.map(blockLine) };
}
