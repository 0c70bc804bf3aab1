import { z } from "zod";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { Context } from "../../../db/context.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import { forfeit, type PlayRefusal, playCard } from "../play/play-card.ts";
import { askHouse, leaveTable } from "./leave-table.ts";
import { type SitRefusal, sitDown } from "./sit-down.ts";

/** What somebody at the tables may want: every form of their page. */
export const tableForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("sit"), buyIn: z.string().regex(/^\d{1,12}$/) }),
  z.object({ intent: z.enum(["leave", "house", "forfeit"]), table: z.string().max(40) }),
  z.object({
    intent: z.literal("play"),
    table: z.string().max(40),
    turn: z.string().regex(/^\d{1,5}$/),
    act: z.string().min(1).max(100),
  }),
]);

export type TableWish = z.output<typeof tableForm>;

export type WishRefusal =
  | SitRefusal
  | PlayRefusal
  | { reason: "tableStarted" | "tableNotFound" | "houseOnlyOnTrial" };

type Wishing = { sessionId: string; playerRef: string; placeRef: string; wish: TableWish };

/** Does it, and answers with the table to look at; null for none. */
export async function carryOutTable(
  context: Context,
  walletOf: WalletOf,
  { sessionId, playerRef, placeRef, wish }: Wishing,
): Promise<Outcome<{ tableId: string | null }, WishRefusal>> {
  if (wish.intent === "sit") {
    const request = { sessionId, playerRef, placeRef, buyInMinor: BigInt(wish.buyIn) };
    return sitDown(context, walletOf, request);
  }
  const own = { tableId: wish.table, playerRef };
  if (wish.intent === "play") {
    return playCard(context, walletOf, { ...own, turn: Number(wish.turn), act: wish.act });
  }
  if (wish.intent === "forfeit") return forfeit(context, walletOf, own);
  const outcome = wish.intent === "leave" ? await leaveTable(context, own) : await askHouse(context, own);
  if (!outcome.ok) return refuse(outcome.refusal);
  return done({ tableId: wish.intent === "leave" ? null : wish.table });
}
