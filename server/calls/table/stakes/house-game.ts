import { z } from "zod";
import { FUNDS, type Funds } from "#app/lib/funds.ts";
import { findGame, type Game } from "../../../catalogue/index.ts";
import type { Asset } from "../../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import { CLOSED, type Closed, whyClosed } from "../../../http/play/why-closed.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import { type EngineName, playerSessions, studioGameOf } from "../../../studio/index.ts";
import type { CallRefusal } from "../../call.ts";
import { text } from "../../shapes.ts";

/** How a caller names a game of the house, and what it is played with. */
export const named = {
  nodeId: text(60).min(1).meta({ description: "As a list of games names it." }),
  funds: z.enum(FUNDS).default("real").meta({ description: "Own money, or play money." }),
};

/** Of whoever names a game that there is not, or that is played otherwise. */
export const UNKNOWN_ERRORS = ["gameUnknown", "notPlayedSo"] as const;

export const TABLE_ERRORS = [...UNKNOWN_ERRORS, ...CLOSED] as const;

type Unknown = (typeof UNKNOWN_ERRORS)[number];

type Named = { readonly nodeId: string; readonly funds: Funds };

export type HouseTable = { readonly game: Game; readonly asset: Asset; readonly funds: Funds };

/** A game of the house that is played in this way, whether it is open or not. */
export async function houseTable(
  { context, language, brand }: Pick<PlayerVisitor, "context" | "language" | "brand">,
  engine: EngineName,
  { nodeId, funds }: Named,
): Promise<Outcome<HouseTable, CallRefusal<Unknown>>> {
  const game = await findGame(context, { nodeId, language });
  if (!game) return refuse({ reason: "gameUnknown" });
  const ours = studioGameOf(game.code);
  if (ours?.vendor !== game.vendor || ours.engine !== engine) return refuse({ reason: "notPlayedSo" });
  return done({ game, asset: funds === "real" ? brand.asset : "TRIAL", funds });
}

/** The same, where this player may stake in it now. */
export async function openTable(
  visitor: PlayerVisitor,
  engine: EngineName,
  named: Named,
): Promise<Outcome<HouseTable, CallRefusal<Unknown | Closed>>> {
  const table = await houseTable(visitor, engine, named);
  if (!table.ok) return table;
  const reason = await whyClosed(visitor, table.value);
  return reason ? refuse({ reason }) : table;
}

/** The seat that the player has there; null where they have not sat down within a day. */
export async function seatAt(
  { context, player }: PlayerVisitor,
  { game, asset }: HouseTable,
): Promise<string | null> {
  const opened = await playerSessions(context, { playerRef: `${player.id}` });
  const seat = opened.find((known) => known.code === game.code && known.asset === asset);
  return seat?.sessionId ?? null;
}
