import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { addressOf, type Device, type ResourceType } from "./app-domain.ts";
import { insertDomain, removeDomains } from "./store.ts";

type DomainRequest = {
  readonly brandId: string;
  readonly url: string;
  readonly device: Device;
  readonly resourceType: ResourceType;
  /** Smaller is offered first. */
  readonly position: number;
};

/**
 * Enters an address. Refused where it is not one that people could be sent to, and where it is in the
 * list already.
 */
export async function addDomain(
  { db, now, newId }: Context,
  { brandId, url, device, resourceType, position }: DomainRequest,
): Promise<Outcome<{ readonly url: string }, { reason: "badAddress" | "domainKnown" }>> {
  const address = addressOf(url, resourceType);
  if (address === null) return refuse({ reason: "badAddress" });
  const domain = { id: newId(), brandId, device, resourceType, url: address, position };
  const isNew = await insertDomain(db, { ...domain, addedAt: now() });
  return isNew ? done({ url: address }) : refuse({ reason: "domainKnown" });
}

/** Takes an address out of the list, for every device that it was entered for. */
export async function removeDomain(
  { db, now }: Context,
  { brandId, url }: { brandId: string; url: string },
): Promise<Outcome<{ readonly entries: number }, { reason: "unknownDomain" }>> {
  const entries = await removeDomains(db, brandId, url.trim(), now());
  return entries > 0 ? done({ entries }) : refuse({ reason: "unknownDomain" });
}
