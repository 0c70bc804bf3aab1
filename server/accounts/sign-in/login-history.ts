import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import type { LoginWay } from "../sessions/session-kinds.ts";

export type AttemptOutcome = "ok" | "wrong" | "blocked" | "excluded" | "otherDoor" | "stolen";

/** Somebody tried to come in as a player. */
export type LoginAttempt = {
  readonly id: bigint;
  readonly at: Date;
  readonly outcome: AttemptOutcome;
  readonly way: LoginWay;
  readonly address: string;
  readonly device: string;
};

const SHOWN_MAX = 50;

const HISTORY: Statement<LoginAttempt> = {
  name: "accounts.login-history",
  text: `
    select id, at, outcome, way, address, device from accounts.login_attempts
    where player_id = $1::bigint order by at desc, id desc limit ${SHOWN_MAX}`,
};

/** The last fifty tries to sign in as a player, the newest first. */
export function loginHistory({ db }: Pick<Context, "db">, playerId: bigint): Promise<LoginAttempt[]> {
  return db.call(HISTORY, [playerId]);
}
