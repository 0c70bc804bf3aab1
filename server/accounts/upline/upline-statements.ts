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

export const SET_UPLINE: Statement<never> = {
  name: "accounts.set-upline",
  text: "update accounts.players set upline = $2::bigint where id = $1::bigint",
};
