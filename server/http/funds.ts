import type { Funds } from "#app/lib/funds.ts";
import { type Asset, type Money, money } from "../core/money.ts";
import { balancesOf } from "../wallet/index.ts";
import type { PlayerVisitor } from "./visitor.ts";

/** What a player plays with now, and how much of it there is. */
export type PlayedFunds = { readonly funds: Funds; readonly balance: Money };

/**
 * What was chosen in this browser; else own money as soon as there is any, and play money until then. The
 * header shows it and a game is opened with it, so that the two are never different.
 */
export async function playedFunds({
  context,
  player,
  brand,
  chosenFunds,
}: Pick<PlayerVisitor, "context" | "player" | "brand" | "chosenFunds">): Promise<PlayedFunds> {
  const balances = await balancesOf(context, { playerId: player.id });
  const of = (asset: Asset) => balances.find((balance) => balance.asset === asset) ?? money(0n, asset);
  const own = of(brand.asset);
  const funds = chosenFunds ?? (own.minor > 0n ? "real" : "trial");
  return { funds, balance: funds === "real" ? own : of("TRIAL") };
}
