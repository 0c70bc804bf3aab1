import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { findBrand } from "../brand-book.ts";
import { deleteServiceEntry, deleteServiceHost, saveServiceEntry, saveServiceHost } from "../store.ts";
import type { ServiceEntry } from "./service-entry.ts";
import { siteOf } from "./site-book.ts";

export type Service = {
  readonly entries: readonly ServiceEntry[];
  /** The only hosts to which an entry may lead. */
  readonly hosts: readonly string[];
};

const HOST = /^(?=.{1,255}$)[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;

/** Where a brand sends those who ask for help. */
export async function serviceOf(context: Context, brandId: string): Promise<Service> {
  const site = await siteOf(context, brandId);
  return { entries: site?.serviceEntries ?? [], hosts: site?.serviceHosts ?? [] };
}

/** Enters a way to customer service, or replaces the one in its place. */
export async function setServiceEntry(
  context: Context,
  { brandId, ...entry }: ServiceEntry & { readonly brandId: string },
): Promise<Outcome<null, { reason: "unknownBrand" }>> {
  if (!(await findBrand(context, brandId))) return refuse({ reason: "unknownBrand" });
  await saveServiceEntry(context.db, brandId, entry);
  return done(null);
}

export async function removeServiceEntry(
  { db }: Pick<Context, "db">,
  { brandId, csPosition }: { readonly brandId: string; readonly csPosition: number },
): Promise<Outcome<null, { reason: "unknownServiceEntry" }>> {
  const known = await deleteServiceEntry(db, brandId, csPosition);
  return known ? done(null) : refuse({ reason: "unknownServiceEntry" });
}

/** Lets entries of a brand lead to a host. */
export async function allowServiceHost(
  context: Context,
  { brandId, host }: { readonly brandId: string; readonly host: string },
): Promise<Outcome<null, { reason: "unknownBrand" | "badHost" }>> {
  if (!HOST.test(host)) return refuse({ reason: "badHost" });
  if (!(await findBrand(context, brandId))) return refuse({ reason: "unknownBrand" });
  await saveServiceHost(context.db, brandId, host);
  return done(null);
}

/** From now on nobody is sent there, whatever the entries say. */
export async function forbidServiceHost(
  { db }: Pick<Context, "db">,
  { brandId, host }: { readonly brandId: string; readonly host: string },
): Promise<Outcome<null, { reason: "unknownHost" }>> {
  const known = await deleteServiceHost(db, brandId, host);
  return known ? done(null) : refuse({ reason: "unknownHost" });
}
