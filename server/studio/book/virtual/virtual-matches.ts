import { later } from "../../../core/time.ts";
import type { Context } from "../../../db/context.ts";
import { linkAt, sharedDraw, takeLink } from "../../fairness/chain.ts";
import { fixStakes } from "../../wagers/stake-list.ts";
import { decideEvent } from "../decide-event.ts";
import {
  type EventRow,
  INSERT_EVENT,
  INSERT_MARKET,
  INSERT_SELECTIONS,
  LOCK_EVENT,
} from "../event-statements.ts";
import { marketId, marketPlace, placeOf, selectionId } from "../market.ts";
import { STAKES_ON_EVENT } from "../slips/leg-statements.ts";
import { kickOffOf, PLAY_MS, readVirtualEventId, virtualEventId } from "./virtual-clock.ts";
import { type Fixture, fixturesOf, LEAGUE_NAMES, SEASON_ROUNDS, type VirtualGame } from "./virtual-league.ts";
import { playVirtual } from "./virtual-model.ts";
import { virtualMarkets } from "./virtual-prices.ts";
import { KICK_OFF, ROUND_LISTED, SET_CHAIN_PLACE } from "./virtual-statements.ts";

/** Puts the matches of a round on offer, each with the link of the chain that will decide it. False when they are there. */
export async function listRound(context: Context, game: VirtualGame, round: number): Promise<boolean> {
  const [listed] = await context.db.call(ROUND_LISTED, [virtualEventId(game, round, 0)]);
  if (listed) return false;
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    for (const [place, fixture] of fixturesOf(game, round).entries()) {
      await listMatch(inside, { game, round, place, fixture });
    }
  });
  return true;
}

type NewMatch = { game: VirtualGame; round: number; place: number; fixture: Fixture };

/** The row comes first: whoever lists the same round beside us waits there, and takes no second link. */
async function listMatch(context: Context, { game, round, place, fixture }: NewMatch): Promise<void> {
  const { db, now } = context;
  const id = virtualEventId(game, round, place);
  const league = `${game}-${Math.floor(round / SEASON_ROUNDS)}`;
  const texts = [LEAGUE_NAMES[game], fixture.home.names, fixture.away.names].map((names) =>
    JSON.stringify(names),
  );
  const values = [id, game, "virtual", league, ...texts, kickOffOf(game, round), "scheduled", 1n, now()];
  const [inserted] = await db.call(INSERT_EVENT, values);
  if (!inserted) return;
  const { chainId, index } = await takeLink(context, game);
  await db.call(SET_CHAIN_PLACE, [id, chainId, index]);

  const offered = virtualMarkets(game, fixture);
  for (const market of offered) {
    const { type, lineQuarters } = market;
    await db.call(INSERT_MARKET, [marketId(id, market), id, type, lineQuarters, marketPlace(market)]);
  }
  const rows = offered.flatMap((market) =>
    market.selections.map(({ key, price }) => ({
      market: marketId(id, market),
      type: market.type,
      key,
      price,
    })),
  );
  await db.call(INSERT_SELECTIONS, [
    rows.map(({ market, key }) => selectionId(market, key)),
    rows.map(({ market }) => market),
    rows.map(({ key }) => key),
    rows.map(() => null),
    rows.map(({ price }) => price),
    rows.map(({ type, key }) => placeOf(type, key)),
    1n,
  ]);
}

/** Closes the betting on a match, fixes what the stakes add to its link, and plays it: the score is told bit by bit. */
export async function kickOff(context: Context, eventId: string): Promise<void> {
  await context.db.transaction(async (db) => {
    const [event] = await db.call(LOCK_EVENT, [eventId]);
    if (event?.state !== "scheduled" && event?.state !== "suspended") return;
    if (event.startsAt > context.now()) return;
    const stakes = await db.call(STAKES_ON_EVENT, [eventId]);
    const entropy = await fixStakes({ ...context, db }, { game: event.game, round: eventId, stakes });
    const outcome = playVirtual(...(await matchOf({ ...context, db }, event, entropy)));
    await db.call(KICK_OFF, [eventId, entropy, JSON.stringify(outcome), context.now()]);
  });
}

async function matchOf(
  { db }: Context,
  { id, chainId, chainIndex }: EventRow,
  entropy: string,
): Promise<Parameters<typeof playVirtual>> {
  const named = readVirtualEventId(id);
  const fixture = named && fixturesOf(named.game, named.round)[named.place];
  if (!fixture || chainId === null || chainIndex === null) throw new Error(`${id} is no virtual match`);
  const link = await linkAt(db, { chainId, index: chainIndex });
  return [named.game, fixture, sharedDraw(named.game, { link, round: id, entropy })];
}

/** Ends a match whose time is over. Its stakes follow by settleBook. */
export async function blowWhistle(context: Context, eventId: string): Promise<void> {
  await context.db.transaction(async (db) => {
    const [event] = await db.call(LOCK_EVENT, [eventId]);
    if (event?.state !== "live" || !event.outcome) return;
    if (later(event.startsAt, PLAY_MS) > context.now()) return;
    await decideEvent({ ...context, db }, event, { score: event.outcome.score }, { reason: "full time" });
  });
}
