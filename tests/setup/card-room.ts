import type { Asset } from "#server/core/money.ts";
import type { Context } from "#server/db/context.ts";
import { ensureSeedPairs } from "#server/studio/seed-pair.ts";
import { insertSession } from "#server/studio/store.ts";
import type { CardGame } from "#server/studio/tables/open-match.ts";
import { playCard } from "#server/studio/tables/play-card.ts";
import { sitDown } from "#server/studio/tables/sit-down.ts";
import { type TableView, tableView } from "#server/studio/tables/table-view.ts";
import type { WalletOf } from "#server/studio/wallet-client.ts";

/** People at tables: what a test needs to have them sit down and play. */
type House = {
  context: Context;
  walletOf: WalletOf;
  tokenOf(playerRef: string, game: CardGame): Promise<string>;
};

export type Sitter = { playerRef: string; sessionId: string };

export async function sitter(
  { context, tokenOf }: House,
  playerRef: string,
  { game, asset = "TRIAL" }: { game: CardGame; asset?: Asset },
): Promise<Sitter> {
  const sessionId = context.newId();
  const walletToken = await tokenOf(playerRef, game);
  const openedAt = context.now();
  const session = { id: sessionId, playerRef, vendor: "NARD" as const, game, asset, walletToken, openedAt };
  await insertSession(context.db, session);
  await ensureSeedPairs(context, playerRef);
  return { playerRef, sessionId };
}

export async function seatAll(
  { context, walletOf }: Pick<House, "context" | "walletOf">,
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

/** Whose turn it is, with what this player may do. */
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
  { context, walletOf }: Pick<House, "context" | "walletOf">,
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
