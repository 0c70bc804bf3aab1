import type { Brand } from "../../brand/index.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";

export const LINKS_PAGE = 50;

export type RegistrationLink = {
  readonly code: string;
  readonly nth: number;
  readonly accountType: 0 | 2;
  readonly channel: string;
  readonly usesLeft: number | null;
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
  readonly madeAt: Date;
  /** Browsers that opened it, each once a day. */
  readonly visits: number;
  readonly registrations: number;
  /** How many of those who came by it have paid in. */
  readonly depositors: number;
  /** Their valid stake, in minor units of the brand's money. */
  readonly turnover: bigint;
};

/** Links first, in the order of their index; only those on the page are counted. */
const LINKS_OF: Statement<RegistrationLink> = {
  name: "agents.links-of",
  text: `
    select link.code, link.nth::int as nth, link.account_type as "accountType", link.channel,
      link.uses_left as "usesLeft", link.ends_at as "endsAt", link.ended_at as "endedAt", link.made_at as "madeAt",
      seen.visits, came.registrations, came.depositors, came.turnover
    from (
      select * from accounts.invitation_links
      where player_id = $1::bigint and nth < $3::int and ($4::text is null or code = $4) order by nth desc limit $5::int
    ) link,
    lateral (
      select coalesce(sum(visits), 0)::int as visits from accounts.link_visits
      where brand_id = link.brand_id and code = link.code
    ) seen,
    lateral (
      select count(*)::int as registrations, (count(*) filter (where figures.deposits > 0))::int as depositors,
        coalesce(sum(figures.stake), 0)::int8 as turnover
      from accounts.link_registrations by_link
      left join lateral (
        select sum(b.deposits) as deposits, sum(b.valid_stake) as stake from figures.buckets b
        join ledger.assets asset on asset.id = b.asset_id and asset.code = $2
        where b.player_id = by_link.player_id
      ) figures on true
      where by_link.brand_id = link.brand_id and by_link.code = link.code
    ) came
    order by link.nth desc`,
};

type Asked = {
  readonly playerId: bigint;
  readonly brand: Pick<Brand, "asset">;
  /** The last one of the page before; null on the first. */
  readonly before: number | null;
};

export type LinksShown = { readonly links: readonly RegistrationLink[]; readonly next: number | null };

/** A page of an agent's links with what came of each (A05), the newest first. */
export async function linksOf(
  { db }: Pick<Context, "db">,
  { playerId, brand, before }: Asked,
): Promise<LinksShown> {
  const most = LINKS_PAGE + 1;
  const rows = await db.call(LINKS_OF, [playerId, brand.asset, before ?? 32_767, null, most]);
  const links = rows.slice(0, LINKS_PAGE);
  return { links, next: rows.length > LINKS_PAGE ? (links.at(-1)?.nth ?? null) : null };
}

/** One link of an agent's own; null for any other. */
export async function linkOf(
  { db }: Pick<Context, "db">,
  { playerId, brand, code }: Omit<Asked, "before"> & { readonly code: string },
): Promise<RegistrationLink | null> {
  const [link] = await db.call(LINKS_OF, [playerId, brand.asset, 32_767, code, 1]);
  return link ?? null;
}
