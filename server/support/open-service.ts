import type { Service, ServiceEntry, ServiceKind } from "../brand/index.ts";
import { type Outcome, refuse } from "../core/outcome.ts";
import { openPath, type SealKey } from "./sealed-path.ts";
import { serviceTarget, type TargetRefusal } from "./service-target.ts";

/** The type of an entry that is a web page. */
const WEB_PAGE = "3";

/** A member above this level is served by the VIP entry (F13). */
const VIP_ABOVE_RANK = 4;

export type ServiceRequest = {
  readonly service: Service;
  readonly key: SealKey;
  /** The VIP level of the player who asks; 0 for a visitor. */
  readonly rank: number;
};

export type ServiceRefusal = TargetRefusal | { readonly reason: "noEntry" | "unreadableEntry" };

/**
 * Where a visitor who asks for customer service is sent. It needs no database, so that it also answers while there
 * is none.
 */
export function openService({ service, key, rank }: ServiceRequest): Outcome<string, ServiceRefusal> {
  const entry = entryFor(service.entries, rank > VIP_ABOVE_RANK ? "VIP" : "LIVECHAT");
  if (!entry) return refuse({ reason: "noEntry" });
  const url = openPath(key, entry.path);
  return url === null ? refuse({ reason: "unreadableEntry" }) : serviceTarget(url, service.hosts);
}

/** The first page of its kind. A VIP for whom there is none is served as everybody is. */
function entryFor(entries: readonly ServiceEntry[], kind: ServiceKind): ServiceEntry | undefined {
  const pages = entries.filter(({ type }) => type === WEB_PAGE);
  const first = (wanted: ServiceKind) => pages.find(({ csType }) => csType === wanted);
  return first(kind) ?? first("LIVECHAT");
}
