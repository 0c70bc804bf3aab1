import type { Statement } from "../db/database.ts";
import type { Player } from "./player.ts";
import { PLAYER } from "./statements.ts";

export const UPLINE: Statement<Player> = {
  name: "accounts.upline",
  text: `
    select ${PLAYER} from accounts.players below
    join accounts.players player on player.id = below.upline
    where below.id = $1::bigint`,
};

/** Any number that nothing else in the house locks. */
export const HOLD_UPLINES: Statement<never> = {
  name: "accounts.hold-uplines",
  text: "select pg_advisory_xact_lock(7301055)",
};

/** Whether $1 is $2, or stands anywhere above $2. */
export const IS_ABOVE: Statement<{ readonly above: boolean }> = {
  name: "accounts.is-above",
  text: `
    with recursive line (id) as (
      select $2::bigint
      union
      select player.upline from line join accounts.players player on player.id = line.id
      where player.upline is not null
    )
    select exists (select 1 from line where id = $1::bigint) as above`,
};

export const COUNT_BELOW: Statement<{ readonly total: number }> = {
  name: "accounts.count-below",
  text: "select count(*)::int as total from accounts.players where upline = $1::bigint",
};

/** Who brings players by this code: a partner or an agent who is not shut out. */
export const INVITER: Statement<{ readonly id: bigint }> = {
  name: "accounts.inviter",
  text: `
    select player.id from accounts.invitation_links link
    join accounts.players player on player.id = link.player
    where link.brand = $1 and link.code = $2 and account_type in (1, 2) and state = 'active'`,
};

export const SET_UPLINE: Statement<never> = {
  name: "accounts.set-upline",
  text: "update accounts.players set upline = $2::bigint where id = $1::bigint",
};
