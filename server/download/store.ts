import type { Database, Statement } from "../db/database.ts";
import type { AppDomain } from "./app-domain.ts";

export type DomainRow = Omit<AppDomain, "domainName"> & { readonly brandId: string };

const DOMAINS: Statement<DomainRow> = {
  name: "download.domains",
  text: `
    select id, brand_id as "brandId", device, resource_type as "resourceType", url
    from download.domains
    where removed_at is null
    order by position, added_at, id`,
};

const ADD_DOMAIN: Statement<{ id: string }> = {
  name: "download.add_domain",
  text: `
    insert into download.domains (id, brand_id, device, resource_type, url, position, added_at)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (brand_id, device, url) where removed_at is null do nothing
    returning id`,
};

const REMOVE_DOMAINS: Statement<{ id: string }> = {
  name: "download.remove_domains",
  text: `
    update download.domains set removed_at = $3
    where brand_id = $1 and removed_at is null and (url = $2 or url = $2 || '/')
    returning id`,
};

/** A new id with each address: the picture of its code is kept for ever under the id. */
const SAVE_OWN_DOMAIN: Statement<never> = {
  name: "download.save_own_domain",
  text: `
    insert into download.domains (id, brand_id, device, resource_type, url, is_own, added_at)
    select $1::uuid, $2, 0, 'WEB', $3, true, $4::timestamptz
    where not exists (
      select from download.domains
      where brand_id = $2 and device = 0 and url = $3 and removed_at is null and not is_own)
    on conflict (brand_id) where is_own
    do update set id = excluded.id, url = excluded.url where domains.url <> excluded.url`,
};

const OFFLINE_PAGES_OFF: Statement<{ brandId: string }> = {
  name: "download.offline_pages_off",
  text: `select brand_id as "brandId" from download.offline_pages where not is_on`,
};

const SAVE_OFFLINE_PAGE: Statement<never> = {
  name: "download.save_offline_page",
  text: `
    insert into download.offline_pages (brand_id, is_on) values ($1, $2)
    on conflict (brand_id) do update set is_on = excluded.is_on`,
};

/** Every address of every brand, in the order in which they are offered. */
export const readDomains = (db: Database): Promise<DomainRow[]> => db.call(DOMAINS, []);

export type NewDomain = DomainRow & { readonly position: number; readonly addedAt: Date };

/** False where the address is in the list already. */
export async function insertDomain(db: Database, domain: NewDomain): Promise<boolean> {
  const { id, brandId: brand, device, resourceType, url, position, addedAt } = domain;
  const rows = await db.call(ADD_DOMAIN, [id, brand, device, resourceType, url, position, addedAt]);
  return rows.length > 0;
}

/** How many entries of the list had this address. */
export async function removeDomains(db: Database, brand: string, url: string, at: Date): Promise<number> {
  return (await db.call(REMOVE_DOMAINS, [brand, url, at])).length;
}

type OwnDomain = {
  readonly id: string;
  readonly brand: string;
  readonly url: string;
  readonly addedAt: Date;
};

export async function saveOwnDomain(db: Database, { id, brand, url, addedAt }: OwnDomain): Promise<void> {
  await db.call(SAVE_OWN_DOMAIN, [id, brand, url, addedAt]);
}

export async function readBrandsWithoutOfflinePage(db: Database): Promise<ReadonlySet<string>> {
  return new Set((await db.call(OFFLINE_PAGES_OFF, [])).map(({ brandId: brand }) => brand));
}

export async function saveOfflinePage(db: Database, brand: string, isOn: boolean): Promise<void> {
  await db.call(SAVE_OFFLINE_PAGE, [brand, isOn]);
}
