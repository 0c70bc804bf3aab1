import { findPlayer, type Player } from "#server/accounts/index.ts";
import { registerPlayer } from "#server/accounts/parts.ts";
import type { Brand } from "#server/brand/index.ts";
import { type Asset, money } from "#server/core/numbers/money.ts";
import type { Context } from "#server/db/context.ts";
import {
  balanceOf,
  execute,
  openAccounts,
  receiveDeposit,
  type WalletCommand,
} from "#server/wallet/index.ts";
import { registrationOf } from "./brand.ts";
import type { Brief } from "./wallet-stage.ts";

/** A member who has paid in, able to hold points. */
export async function paidMember(
  context: Context,
  brand: Brand,
  { username, cashMinor }: { username: string; cashMinor: bigint },
): Promise<Player> {
  const registration = registrationOf(username);
  const made = await registerPlayer(context, { brand, language: "fa", registration });
  const player = made.ok ? await findPlayer(context, made.value.playerId) : null;
  if (!player) throw new Error(`Nobody is called ${username}.`);
  const playerId = player.id;
  await openAccounts(context, { playerId, assets: ["PTS"] });
  const amount = money(cashMinor, "P");
  await receiveDeposit(context, { playerId, key: "first", amount, provider: "bank" });
  return player;
}

/** What a vendor orders for a player, with money unless it says otherwise; gives how it ended. */
export async function play(context: Context, playerId: bigint, brief: Brief): Promise<string> {
  const command = { scope: "STUDIO", asset: "P", at: context.now(), ...brief, playerId } as WalletCommand;
  const [answer] = await execute(context, [command]);
  return answer?.code ?? "no answer";
}

export async function minorOf(context: Context, playerId: bigint, asset: Asset): Promise<bigint> {
  return (await balanceOf(context, { playerId, asset })).minor;
}
