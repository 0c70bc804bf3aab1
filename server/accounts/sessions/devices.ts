import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import { endSignIn } from "./end-sign-ins.ts";
import type { LoginWay } from "./session-kinds.ts";

/** A browser in which a player is signed in, or which may sign the player in again without a password. */
export type Device = {
  readonly family: string;
  readonly way: LoginWay;
  readonly signedInAt: Date;
  readonly usedAt: Date;
  /** Until when the browser is remembered; null for one that is not. */
  readonly rememberedUntil: Date | null;
  readonly address: string;
  /** An app that holds a token of its own. */
  readonly isApp: boolean;
  /** What the browser says it is. */
  readonly device: string;
};

const DEVICES: Statement<Device> = {
  name: "accounts.devices",
  text: `
    with open as (
      select family, way, created_at, seen_at, address, device, scopes from accounts.sessions
      where player_id = $1::bigint and purpose = 'play' and revoked_at is null and rotated_at is null
        and idle_until > $2::timestamptz and absolute_until > $2::timestamptz),
    kept as (
      select family, created_at, used_at, expires_at, address, device from accounts.remembered_logins
      where player_id = $1::bigint and revoked_at is null and expires_at > $2::timestamptz)
    select coalesce(open.family, kept.family) as family, coalesce(open.way, 'remembered') as way,
      coalesce(open.created_at, kept.created_at) as "signedInAt",
      greatest(open.seen_at, kept.used_at) as "usedAt", kept.expires_at as "rememberedUntil",
      coalesce(open.address, kept.address) as address, coalesce(open.device, kept.device) as device,
      open.scopes is not null as "isApp"
    from open full join kept on kept.family = open.family
    order by greatest(open.seen_at, kept.used_at) desc, family
    limit 100`,
};

/** Where a player is signed in now, the one used last first (M01). */
export function devicesOf({ db, now }: Pick<Context, "db" | "now">, playerId: bigint): Promise<Device[]> {
  return db.call(DEVICES, [playerId, now()]);
}

/** Signs a player out on one device of their own, and in every game. One of somebody else is refused as one that there is not. */
export async function closeDevice(
  context: Pick<Context, "db" | "now">,
  { playerId, family }: { readonly playerId: bigint; readonly family: string },
): Promise<Outcome<null, { reason: "unknownDevice" }>> {
  const devices = await devicesOf(context, playerId);
  if (!devices.some((device) => device.family === family)) return refuse({ reason: "unknownDevice" });
  await endSignIn(context, { playerId, family });
  return done(null);
}
