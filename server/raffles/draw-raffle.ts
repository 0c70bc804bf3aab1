import { later, SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { linkAt, pickedTickets, ticketRoot } from "../studio/index.ts";
import { countTickets } from "./count-tickets.ts";
import { INSERT_DRAWN } from "./drawn-statements.ts";
import { lapseWins } from "./lapse.ts";
import { type Raffle, raffleOf } from "./raffle.ts";
import { DUE, HOLD_RAFFLE, MARK_CLOSED, MARK_DRAWN } from "./statements.ts";
import { ticketList } from "./ticket-list.ts";
import { TAKE_BACK } from "./ticket-statements.ts";
import { claimUntil, tellWinner } from "./winner.ts";

/** A stake of the last moment has so long to be written; and the root stands so long before the seed is shown. */
const PAUSE_MS = 5 * SECOND_MS;

/**
 * Counts tickets, closes the raffles whose time is over, draws those whose root was published a while ago, and gives what
 * nobody claimed to the reserves.
 */
export async function runRaffles(context: Context): Promise<void> {
  const before = later(context.now(), -PAUSE_MS);
  const [closing, drawing] = await Promise.all(
    (["published", "closed"] as const).map((state) => context.db.call(DUE, [state, before])),
  );
  // After the list was made: what was written before the pause is counted before anything closes.
  await countTickets(context);
  for (const { id } of closing ?? []) await whileIt(context, id, "published", closeRaffle);
  for (const { id } of drawing ?? []) await whileIt(context, id, "closed", drawRaffle);
  await lapseWins(context);
}

/** A raffle is closed or drawn by the one that holds it, and whoever waited for that finds it done. */
async function whileIt(
  context: Context,
  id: string,
  state: Raffle["state"],
  work: (context: Context, raffle: Raffle) => Promise<void>,
): Promise<void> {
  await context.db.transaction(async (db) => {
    const [row] = await db.call(HOLD_RAFFLE, [id]);
    if (row?.state === state) await work({ ...context, db }, raffleOf(row));
  });
}

/** From here on no ticket is added: the root of all of them is written for everybody to see. */
async function closeRaffle(context: Context, { id }: Raffle): Promise<void> {
  await context.db.call(TAKE_BACK, [id]);
  const { blocks } = await ticketList(context, id);
  await context.db.call(MARK_CLOSED, [id, ticketRoot(blocks), context.now()]);
}

/** The seed is shown, and decides over the tickets that the root has fixed. */
async function drawRaffle(context: Context, raffle: Raffle): Promise<void> {
  const { db, now } = context;
  const { id, root, prizes } = raffle;
  if (root === null) throw new Error(`Raffle ${id} was closed without a root.`);
  const link = await linkAt(db, raffle);
  const { blocks, owners } = await ticketList(context, id);
  const drawn = pickedTickets(blocks, { link, round: id, entropy: root }, raffle.draws);
  await db.call(MARK_DRAWN, [id, link, now()]);
  for (const [at, { ticket, name }] of drawn.entries()) {
    const playerId = owners.get(name);
    if (playerId === undefined) throw new Error(`Nobody owns ticket ${ticket} of raffle ${id}.`);
    const wins = at < prizes.length;
    const won = wins
      ? ([at + 1, "won", claimUntil(raffle, now())] as const)
      : ([null, "reserve", null] as const);
    await db.call(INSERT_DRAWN, [id, at + 1, playerId, ticket, name, ...won]);
    if (wins) await tellWinner(context, raffle, { playerId, prize: at + 1 });
  }
}
