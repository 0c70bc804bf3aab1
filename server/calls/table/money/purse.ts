import { z } from "zod";
import { type Asset, money } from "../../../core/numbers/money.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import { accountsOf } from "../../../wallet/index.ts";
import { amount, asAmount } from "../../shapes.ts";

export const purse = z.object({ balance: amount, bonus: amount, held: amount });

/** What a player has to play with, and points; nought of what they have no account in. */
export async function pursesOf({ context, player, brand }: PlayerVisitor) {
  const accounts = await accountsOf(context, { playerId: player.id });
  const purseOf = (asset: Asset) => {
    const nought = money(0n, asset);
    const { balance, bonus, held } = accounts.get(asset) ?? { balance: nought, bonus: nought, held: nought };
    return { balance: asAmount(balance), bonus: asAmount(bonus), held: asAmount(held) };
  };
  return { real: purseOf(brand.asset), trial: purseOf("TRIAL"), points: purseOf("PTS") };
}
