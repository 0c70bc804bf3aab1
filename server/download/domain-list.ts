import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import type { AppDomain, Device } from "./app-domain.ts";
import { readDomains } from "./store.ts";

const allDomains = kept(SECOND_MS, ({ db }) => readDomains(db));

/**
 * The addresses of a brand that a device may use, in the operator's order: what is for everybody, and for
 * a phone (3) also what is for phones. Without a device, all of them.
 */
export async function domainsOf(
  context: Context,
  { brandId, device }: { brandId: string; device?: Device },
): Promise<AppDomain[]> {
  const rows = await allDomains(context);
  return rows
    .filter((row) => row.brandId === brandId)
    .filter((row) => device === undefined || row.device === 0 || row.device === device)
    .map(({ id, device: forDevice, resourceType, url }) => ({
      id,
      device: forDevice,
      resourceType,
      url,
      domainName: new URL(url).host,
    }));
}

/** One address of a brand, or null. */
export async function findDomain(
  context: Context,
  { brandId, domainId }: { brandId: string; domainId: string },
): Promise<AppDomain | null> {
  return (await domainsOf(context, { brandId })).find(({ id }) => id === domainId) ?? null;
}
