import type { Statement } from "../../db/database.ts";
import type { Player } from "../player.ts";
import { PLAYER } from "../statements.ts";

export const UPLINE: Statement<Player> = {
  name: "accounts.upline",
  text: `
    select ${PLAYER} from accounts.players below
    join accounts.players player on player.id = below.upline
    where below.id = $1::bigint`,
};

/** The one who brings players by this code: a partner or an agent who is not shut out. */
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
