import type { Statement } from "../../db/database.ts";
import type { SocialIdentity } from "../../gateway/identity/index.ts";
import type { AccountType, PlayerState } from "../player.ts";

type Provider = SocialIdentity["provider"];

export type SocialPlayer = {
  readonly playerId: bigint;
  readonly state: PlayerState;
  readonly accountType: AccountType;
};

export const SOCIAL_PLAYER: Statement<SocialPlayer> = {
  name: "accounts.social-player",
  text: `
    select player.id as "playerId", player.state, player.account_type as "accountType"
    from accounts.social_links link join accounts.players player on player.id = link.player_id
    where link.brand_id = $1 and link.provider = $2 and link.subject = $3`,
};

export type SocialLink = { readonly provider: Provider; readonly label: string; readonly linkedAt: Date };

export const SOCIAL_LINKS: Statement<SocialLink> = {
  name: "accounts.social-links",
  text: `
    select provider, label, linked_at as "linkedAt" from accounts.social_links
    where player_id = $1::bigint order by linked_at, provider`,
};

/** Nobody gets what is somebody's, and nobody gets a second one of the same provider. */
export const LINK: Statement<{ readonly linked: boolean }> = {
  name: "accounts.link-social",
  text: `
    insert into accounts.social_links (brand_id, provider, subject, player_id, label, linked_at)
    values ($1, $2, $3, $4::bigint, $5, $6::timestamptz)
    on conflict do nothing returning true as linked`,
};

/** The player that an identity belongs to, and the identity that a player has at that provider. */
export const LINKED: Statement<{ readonly playerId: bigint; readonly subject: string }> = {
  name: "accounts.linked-social",
  text: `
    select player_id as "playerId", subject from accounts.social_links
    where brand_id = $1 and provider = $2 and (subject = $3 or player_id = $4::bigint)`,
};

export const UNLINK: Statement<{ readonly label: string }> = {
  name: "accounts.unlink-social",
  text: "delete from accounts.social_links where player_id = $1::bigint and provider = $2 returning label",
};

/**
 * Holds the player's row, so that of two who unlink at once the second one sees what the first has left. A way in is a
 * password that the player knows, a proven number where the brand lets it in, a proven address, and every account
 * elsewhere.
 */
export const OWN_WAYS_IN: Statement<{ readonly hasOwn: boolean }> = {
  name: "accounts.own-ways-in",
  text: `
    select has_password or ($2::boolean and mobile_verified_at is not null) or email_verified_at is not null as "hasOwn"
    from accounts.players where id = $1::bigint for no key update`,
};
