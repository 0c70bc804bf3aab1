import { money } from "../core/numbers/money.ts";
import type { Context } from "../db/context.ts";
import {
  clientSeedsOf,
  JACKPOT_GAME,
  linkAt,
  takeLink,
  ticketEntropy,
  ticketName,
  winningTickets,
} from "../studio/index.ts";
import {
  contributeToJackpot,
  jackpotBalance,
  payJackpot,
  type Staked,
  stakesAfter,
} from "../wallet/index.ts";
import {
  type DrawRow,
  GIVEN_BACK,
  HOLD_POOL,
  INSERT_DRAW,
  MARK_DRAWN,
  OPEN_DRAW,
  type PoolRow,
  SAVE_GIVEN_BACK,
  SAVE_MARK,
} from "./statements.ts";

/** What the pool holds and pays. Trial stakes are of another asset. */
export const JACKPOT_ASSET = "P";

const WHOLE_BASIS_POINTS = 10_000n;

/**
 * Draws for every stake of real money since the last time: its part goes into the pool, and it wins the whole of it
 * with a chance in proportion to its amount. One transaction for each part of the ledger, so a stake has one chance,
 * whoever does this and however often it is cut off. Nothing happens while the pool is closed, and what was staked
 * meanwhile takes no part.
 */
export async function drawJackpot(context: Context): Promise<void> {
  for (;;) {
    const isWhole = await context.db.transaction((db) => drawPart({ ...context, db }));
    if (isWhole) return;
  }
}

/** One part of it, in the transaction of the context. Until that ends, nobody else draws. True where there is no more. */
export async function drawPart(context: Context): Promise<boolean> {
  const [pool] = await context.db.call(HOLD_POOL, []);
  if (!pool) throw new Error("The house has lost its jackpot");
  const { mark, staked, isWhole } = await stakesAfter(context, { asset: JACKPOT_ASSET, mark: pool.mark });
  const taking = pool.isOpen ? staked : [];
  const { contributed, carry } = contributionOf(taking, pool);
  if (mark !== pool.mark) await context.db.call(SAVE_MARK, [mark, carry]);
  if (!pool.isOpen) return isWhole;
  const draw = await openDraw(context);
  const chances = await chancesOf(context, taking);
  if (taking.some(({ netMinor }) => netMinor > 0n))
    await decide(context, { pool, draw, chances, contributed });
  return isWhole;
}

/** What was given back is taken off what is staked next: the pool never gives any back. */
function contributionOf(staked: readonly Staked[], { rateBasisPoints, carry }: PoolRow) {
  const owed = staked.reduce((sum, { netMinor }) => sum + netMinor * BigInt(rateBasisPoints), carry);
  const contributed = owed > 0n ? owed / WHOLE_BASIS_POINTS : 0n;
  return { contributed, carry: owed - contributed * WHOLE_BASIS_POINTS };
}

/** What was staked and has a chance: what was given back has had its own, and is made up for first. */
async function chancesOf({ db }: Context, staked: readonly Staked[]): Promise<Staked[]> {
  if (staked.length === 0) return [];
  const rows = await db.call(GIVEN_BACK, [staked.map(({ playerId }) => playerId)]);
  const owed = new Map(rows.map(({ playerId, minor }) => [playerId, minor]));
  for (const { playerId, netMinor } of staked)
    if (netMinor < 0n) owed.set(playerId, (owed.get(playerId) ?? 0n) - netMinor);
  const chances = staked.flatMap((stake) => {
    const { playerId, netMinor } = stake;
    if (netMinor <= 0n) return [];
    const before = owed.get(playerId) ?? 0n;
    const madeUp = netMinor < before ? netMinor : before;
    if (madeUp > 0n) owed.set(playerId, before - madeUp);
    return madeUp < netMinor ? [{ ...stake, netMinor: netMinor - madeUp }] : [];
  });
  if (owed.size > 0) await db.call(SAVE_GIVEN_BACK, [[...owed.keys()], [...owed.values()]]);
  return chances;
}

/** The draw whose link is committed to, and shown, before the stakes that it decides are made. */
export async function openDraw(context: Context): Promise<DrawRow> {
  const [open] = await context.db.call(OPEN_DRAW, []);
  if (open) return open;
  const place = await takeLink(context, JACKPOT_GAME);
  const values = [context.newId(), place.chainId, place.index, place.terminal, place.commit, context.now()];
  await context.db.call(INSERT_DRAW, values);
  const [made] = await context.db.call(OPEN_DRAW, []);
  if (!made) throw new Error("A draw of the jackpot was not opened");
  return made;
}

type Part = { pool: PoolRow; draw: DrawRow; chances: readonly Staked[]; contributed: bigint };

async function decide(context: Context, { pool, draw, chances, contributed }: Part): Promise<void> {
  if (contributed > 0n) {
    const amount = money(contributed, JACKPOT_ASSET);
    const taken = await contributeToJackpot(context, { key: `jackpot-in:${draw.id}`, amount });
    if (!taken.ok) throw new Error(`The ledger refused a part of the jackpot: ${taken.refusal.reason}`);
  }
  const seeds = await clientSeedsOf(
    context,
    chances.map(({ playerId }) => playerId.toString()),
  );
  const tickets = chances.map(({ playerId, netMinor }) => ({
    name: ticketName(draw.id, seeds.get(playerId.toString()) ?? context.newId()),
    minor: netMinor.toString(),
  }));
  const link = await linkAt(context.db, draw);
  const entropy = ticketEntropy(tickets);
  const drawn = { link, round: draw.id, entropy };
  const win = await firstPaid(context, {
    draw,
    players: winningTickets(tickets, drawn, pool.oneInMinor).flatMap((nth) => chances[nth]?.playerId ?? []),
  });
  await context.db.call(MARK_DRAWN, [
    draw.id,
    entropy,
    link,
    JSON.stringify(tickets),
    contributed,
    pool.oneInMinor,
    win?.playerId ?? null,
    win?.minor ?? null,
    context.now(),
  ]);
  await openDraw(context);
}

/** One payout empties the pool: the first ticket that won has it, also while its account may not stake. */
async function firstPaid(
  context: Context,
  { draw, players }: { draw: DrawRow; players: readonly bigint[] },
): Promise<{ playerId: bigint; minor: bigint } | null> {
  const balance = await jackpotBalance(context, JACKPOT_ASSET);
  if (balance.minor === 0n) return null;
  for (const playerId of players) {
    const paid = await payJackpot(context, { playerId, key: `jackpot-win:${draw.id}`, amount: balance });
    if (paid.ok) return { playerId, minor: balance.minor };
  }
  return null;
}
