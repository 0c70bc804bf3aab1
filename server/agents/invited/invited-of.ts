import type { Brand } from "../../brand/index.ts";
import { maskedName } from "../../core/text/masked-name.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";

export const INVITED_PAGE = 50;

export type InvitedState = "registered" | "deposited" | "playing";

type InvitedRow = {
  readonly id: bigint;
  readonly username: string;
  readonly at: Date;
  readonly state: InvitedState;
};

/** Those who came by any link of $1, the newest first; figures are read of those on the page alone. */
const INVITED_OF: Statement<InvitedRow> = {
  name: "agents.invited-of",
  text: `
    select came.player_id as id, player.username, came.at,
      case when figures.stake > 0 then 'playing' when figures.deposits > 0 then 'deposited' else 'registered' end as state
    from (
      select by_link.player_id, by_link.at
      from accounts.invitation_links link
      join accounts.link_registrations by_link on by_link.brand_id = link.brand_id and by_link.code = link.code
      where link.player_id = $1::bigint and ($3::bigint is null or by_link.player_id < $3::bigint)
      order by by_link.player_id desc limit $4::int
    ) came
    join accounts.players player on player.id = came.player_id
    left join lateral (
      select sum(b.deposits) as deposits, sum(b.valid_stake) as stake from figures.buckets b
      join ledger.assets asset on asset.id = b.asset_id and asset.code = $2
      where b.player_id = came.player_id
    ) figures on true
    order by came.player_id desc`,
};

/** Somebody who was invited, as whoever invited them sees it: how to reach them is not said, nor what they staked. */
export type Invited = { readonly name: string; readonly at: Date; readonly state: InvitedState };

export type InvitedShown = { readonly people: readonly Invited[]; readonly next: bigint | null };

/** A page of those whom a player has brought, by masked name (M11). */
export async function invitedOf(
  { db }: Pick<Context, "db">,
  {
    playerId,
    brand,
    before,
  }: {
    readonly playerId: bigint;
    readonly brand: Pick<Brand, "asset">;
    readonly before: bigint | null;
  },
): Promise<InvitedShown> {
  const rows = await db.call(INVITED_OF, [playerId, brand.asset, before, INVITED_PAGE + 1]);
  const page = rows.slice(0, INVITED_PAGE);
  return {
    people: page.map(({ username, at, state }) => ({ name: maskedName(username), at, state })),
    next: rows.length > INVITED_PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}
