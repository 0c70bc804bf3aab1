import { z } from "zod";
import { type Asset, money } from "../../core/money.ts";
import type { PlayerVisitor } from "../../http/visitor/visitor.ts";
import { accountOf } from "../../wallet/index.ts";
import { amount, asAmount } from "../shapes.ts";

export const purse = z.object({ balance: amount, bonus: amount, held: amount });

/** What a player has of one asset; nought of what they have no account in. */
export async function purseOf({ context, player }: PlayerVisitor, asset: Asset) {
  const nought = money(0n, asset);
  const found = await accountOf(context, { playerId: player.id, asset });
  const { balance, bonus, held } = found ?? { balance: nought, bonus: nought, held: nought };
  return { balance: asAmount(balance), bonus: asAmount(bonus), held: asAmount(held) };
}
