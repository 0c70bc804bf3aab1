import type { Funds } from "#app/lib/funds.ts";
import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import { accountOf } from "../../wallet/index.ts";
import type { PlayerVisitor } from "./visitor.ts";

/** What a player plays with now, and how much of it there is. */
export type PlayedFunds = {
  readonly funds: Funds;
  readonly balance: Money;
  /** What own money there is besides that can be played with and not be taken out. */
  readonly bonus: Money;
};

/**
 * What was chosen in this browser; else own money as soon as there is any, a bonus too, and play money until then. The
 * header shows it and a game is opened with it, so that the two are never different.
 */
export async function playedFunds({
  context,
  player,
  brand,
  chosenFunds,
}: Pick<PlayerVisitor, "context" | "player" | "brand" | "chosenFunds">): Promise<PlayedFunds> {
  const of = async (asset: Asset) =>
    (await accountOf(context, { playerId: player.id, asset })) ?? {
      balance: money(0n, asset),
      bonus: money(0n, asset),
    };
  const [own, trial] = await Promise.all([of(brand.asset), of("TRIAL")]);
  const hasOwn = own.balance.minor > 0n || own.bonus.minor > 0n;
  const funds = chosenFunds ?? (hasOwn ? "real" : "trial");
  return { funds, balance: (funds === "real" ? own : trial).balance, bonus: own.bonus };
}
