import type { Asset } from "#server/core/numbers/money.ts";
import type { Context } from "#server/db/context.ts";
import { playCard } from "#server/studio/tables/play/play-card.ts";
import { type TableView, tableView } from "#server/studio/tables/play/table-view.ts";
import { type CardGame, SEATS } from "#server/studio/tables/seats/open-match.ts";
import { sitDown } from "#server/studio/tables/seats/sit-down.ts";
import { openedSeat } from "./opened-seat.ts";
import type { StudioHouse } from "./studio-house.ts";

/** People at tables: what a test needs to have them sit down and play. */
type House = Pick<StudioHouse, "context" | "walletOf">;

export type Sitter = { playerRef: string; sessionId: string };

/** What every sitter has, and what a seat costs where a test does not say otherwise. */
export const FUNDS = 1_000_00n;
export const BUY_IN = 500n;

/** A player of whom nobody knows. */
export const NOBODY: Sitter = { playerRef: "0", sessionId: "" };

/** A player who has opened a card game. */
export async function sitter(
  context: Context,
  playerRef: string,
  { game, asset }: { game: CardGame; asset?: Asset },
): Promise<Sitter> {
  const sessionId = await openedSeat(context, playerRef, { vendor: "NARD", game, ...(asset && { asset }) });
  return { playerRef, sessionId };
}

/** As many new players as a table of the game has seats, or so many. */
export async function people(
  house: StudioHouse,
  game: CardGame,
  { many = SEATS[game], fundsMinor = FUNDS }: { many?: number; fundsMinor?: bigint } = {},
): Promise<Sitter[]> {
  const sitters: Sitter[] = [];
  while (sitters.length < many) {
    sitters.push(await sitter(house.context, await house.aPlayer(fundsMinor), { game }));
  }
  return sitters;
}

export function balancesOf(house: StudioHouse, sitters: readonly Sitter[]): Promise<bigint[]> {
  return Promise.all(sitters.map(({ playerRef }) => house.balanceMinor(playerRef)));
}

export async function seatAll(
  { context, walletOf }: House,
  sitters: readonly Sitter[],
  buyInMinor: bigint,
): Promise<string> {
  let tableId = "";
  for (const one of sitters) {
    const sat = await sitDown(context, walletOf, { ...one, buyInMinor });
    if (!sat.ok) throw new Error(sat.refusal.reason);
    tableId = sat.value.tableId;
  }
  return tableId;
}

export async function seenBy(
  context: Context,
  tableId: string,
  { playerRef }: Pick<Sitter, "playerRef">,
): Promise<TableView> {
  const view = await tableView(context, { tableId, playerRef });
  if (!view) throw new Error(`${playerRef} sees no table ${tableId}`);
  return view;
}

/** The seat whose turn it is, with what this player may do. */
export async function whoseTurn(
  context: Context,
  tableId: string,
  sitters: readonly Sitter[],
): Promise<{ one: Sitter; view: TableView; options: readonly string[] } | null> {
  for (const one of sitters) {
    const view = await seenBy(context, tableId, one);
    const options = view.card?.options ?? [];
    if (options.length > 0) return { one, view, options };
  }
  return null;
}

/** Everybody plays the first card that may be played, until so many turns are made or the match is over. */
export async function playOn(
  { context, walletOf }: House,
  tableId: string,
  sitters: readonly Sitter[],
  turns = 5000,
): Promise<void> {
  const at = new Map<number | null | undefined, Sitter>();
  for (const one of sitters) at.set((await seenBy(context, tableId, one)).own?.place, one);
  let next = sitters[0];
  for (let nth = 0; nth < turns && next; nth += 1) {
    const { card, turn } = await seenBy(context, tableId, next);
    const [act] = card?.options ?? [];
    if (act !== undefined) {
      const played = await playCard(context, walletOf, { ...next, tableId, turn, act });
      if (!played.ok) throw new Error(played.refusal.reason);
    } else if (card?.turn === null || at.get(card?.turn) === next) return;
    next = act === undefined ? at.get(card?.turn) : next;
  }
}
