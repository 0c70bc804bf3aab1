import { findPlayer, type Player, setPaymentPassword, setUpline } from "#server/accounts/index.ts";
import { registerPlayer } from "#server/accounts/parts.ts";
import { type Brand, setFlag } from "#server/brand/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { SECOND_MS } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import { receiveDeposit } from "#server/wallet/index.ts";
import { openBrand, PASSWORD, registrationOf } from "./brand.ts";
import type { TestContext } from "./database.ts";

export const PAYMENT_PASSWORD = "Pay-Sarv-2026";

/** A brand that lets money go to the upline. */
export async function uplineBrand(context: TestContext): Promise<Brand> {
  const brand = await openBrand(context);
  await setFlag(context, { brandId: brand.id, flag: "transferUpline", isOn: true });
  context.clock.forward(SECOND_MS);
  return brand;
}

export async function member(context: Context, brand: Brand, username: string): Promise<Player> {
  const made = await registerPlayer(context, {
    brand,
    language: "fa",
    registration: registrationOf(username),
  });
  const player = made.ok ? await findPlayer(context, made.value.playerId) : null;
  if (!player) throw new Error(`Nobody is called ${username}.`);
  return player;
}

/** A member with a payment password and money, below another one. */
export async function sender(
  context: Context,
  brand: Brand,
  { username, upline, minor }: { username: string; upline: Player; minor: bigint },
): Promise<Player> {
  const player = await member(context, brand, username);
  const playerId = player.id;
  await setPaymentPassword(context, { playerId, password: PASSWORD, paymentPassword: PAYMENT_PASSWORD });
  await setUpline(context, { playerId, uplineId: upline.id });
  const amount = money(minor, brand.asset);
  await receiveDeposit(context, { playerId, key: `seed:${playerId}`, amount, provider: "bank" });
  return player;
}
