import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import { checkCode } from "../../verification/index.ts";
import { isAgentType } from "../account-type.ts";
import type { Place, Player } from "../player.ts";
import { PLAYER } from "../statements.ts";
import { insertAttempt } from "../store.ts";

export type MobileLogin = {
  readonly brandId: string;
  /** As canonicalMobile says it. */
  readonly mobile: string;
  /** What was sent to that number for the purpose `login`. */
  readonly code: string;
  readonly place: Place;
  /** The network that tries, as sendCode was given it. */
  readonly network?: string;
};

export type MobileLoginRefusal = {
  readonly reason: "wrongNumberOrCode" | "blocked" | "excluded" | "agentsElsewhere";
};

const BY_MOBILE: Statement<Player> = {
  name: "accounts.player-by-proven-mobile",
  text: `
    select ${PLAYER} from accounts.players player
    where player.brand_id = $1 and player.mobile = $2 and player.mobile_verified_at is not null`,
};

/** The player of a number: of all who name it, the one who has proved it. Also somebody who is shut out. */
export async function playerByMobile(
  { db }: Pick<Context, "db">,
  { brandId, mobile }: Pick<MobileLogin, "brandId" | "mobile">,
): Promise<Player | null> {
  const [player] = await db.call(BY_MOBILE, [brandId, mobile]);
  return player ?? null;
}

/**
 * Whether somebody holds the phone of a player (L02). A number that nobody has proved costs the same and is answered
 * the same as a wrong code (T7); that a player is shut out, or works for the house, is told only to who has the phone.
 * What is wrong is written down here, who comes in by complete-login.ts. Counts no tries at the door; a code itself
 * bears five.
 */
export async function logInByMobile(
  context: Context,
  { brandId, mobile, code, place, network }: MobileLogin,
): Promise<Outcome<{ player: Player }, MobileLoginRefusal>> {
  const player = await playerByMobile(context, { brandId, mobile });
  const asked = { brandId, purpose: "login", channel: "sms", to: mobile, network } as const;
  const checked = await checkCode(context, { ...asked, code });
  const outcome = outcomeOf(player, checked.ok);
  if (outcome === "ok" && player) return done({ player });

  const attempt = { brand: brandId, player: player?.id ?? null, outcome, way: "sms", at: context.now() };
  await insertAttempt(context.db, { ...attempt, ...place });
  if (outcome === "otherDoor") return refuse({ reason: "agentsElsewhere" });
  return refuse({ reason: outcome === "blocked" || outcome === "excluded" ? outcome : "wrongNumberOrCode" });
}

function outcomeOf(
  player: Player | null,
  isRight: boolean,
): "ok" | "wrong" | "blocked" | "excluded" | "otherDoor" {
  if (!player || !isRight) return "wrong";
  if (player.state !== "active") return player.state;
  return isAgentType(player.accountType) ? "otherDoor" : "ok";
}
