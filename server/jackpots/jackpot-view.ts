import { isId } from "../core/ids.ts";
import type { Money } from "../core/numbers/money.ts";
import { money } from "../core/numbers/money.ts";
import type { Context } from "../db/context.ts";
import { JACKPOT_GAME, type StakeList, ticketLine } from "../studio/index.ts";
import { jackpotBalance } from "../wallet/index.ts";
import { JACKPOT_ASSET } from "./draw-jackpot.ts";
import { DRAW, type DrawRow, OPEN_DRAW, POOL, WON_DRAWS } from "./statements.ts";

/** The pool as anybody may see it. */
export type JackpotView = {
  readonly amount: Money;
  readonly rateBasisPoints: number;
  /** A stake of one whole unit wins once in so many; where that is no whole number, the next one above. */
  readonly oneIn: bigint;
  /** Of the draw that the next stakes are in. */
  readonly commit: string | null;
};

const MINOR_IN_WHOLE = 100n;

/** Null while no pool is open. */
export async function jackpotView(context: Pick<Context, "db">): Promise<JackpotView | null> {
  const [pool] = await context.db.call(POOL, []);
  if (!pool?.isOpen) return null;
  const [[open], amount] = await Promise.all([
    context.db.call(OPEN_DRAW, []),
    jackpotBalance(context, JACKPOT_ASSET),
  ]);
  return {
    amount,
    rateBasisPoints: pool.rateBasisPoints,
    oneIn: (pool.oneInMinor + MINOR_IN_WHOLE - 1n) / MINOR_IN_WHOLE,
    commit: open?.commit ?? null,
  };
}

/** A draw that somebody won, with everything that checks it. */
export type WonDraw = {
  readonly drawId: string;
  readonly drawnAt: Date;
  readonly won: Money;
  readonly tickets: DrawRow["tickets"];
  readonly link: string;
  readonly entropy: string;
  readonly commit: string;
  readonly terminal: string;
  readonly place: number;
  readonly oneInMinor: bigint;
};

const SHOWN = 20;

/** The latest first. */
export async function wonDraws({ db }: Pick<Context, "db">): Promise<WonDraw[]> {
  return (await db.call(WON_DRAWS, [SHOWN])).flatMap(wonDrawOf);
}

/** One draw, whether or not somebody won it; null when there is none. */
export async function jackpotDraw({ db }: Pick<Context, "db">, drawId: string): Promise<DrawRow | null> {
  const [row] = isId(drawId) ? await db.call(DRAW, [drawId]) : [];
  return row ?? null;
}

/** The tickets of a draw that is over, as they were hashed; null when there is none. */
export async function jackpotTickets(
  context: Pick<Context, "db">,
  drawId: string,
): Promise<StakeList | null> {
  const draw = await jackpotDraw(context, drawId);
  if (!draw || draw.entropy === null) return null;
  return { game: JACKPOT_GAME, round: drawId, entropy: draw.entropy, stakes: draw.tickets.map(ticketLine) };
}

function wonDrawOf(row: DrawRow): WonDraw[] {
  const { id, drawnAt, wonMinor, tickets, link, entropy, commit, terminal, index: place, oneInMinor } = row;
  if (!drawnAt || wonMinor === null || link === null || entropy === null || oneInMinor === null) return [];
  const won = money(wonMinor, JACKPOT_ASSET);
  return [{ drawId: id, drawnAt, won, tickets, link, entropy, commit, terminal, place, oneInMinor }];
}
