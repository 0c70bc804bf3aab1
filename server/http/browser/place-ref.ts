import { createHmac } from "node:crypto";
import type { Visitor } from "../visitor/visitor.ts";
import { networkOf } from "./client-networks.ts";

/**
 * A name for the network that a visitor comes from, for who has to know whether two come from one and not where they
 * are. It cannot be turned back without the house's secret.
 */
export function placeRefOf({ address, platform }: Pick<Visitor, "address" | "platform">): string {
  return createHmac("sha256", platform.config.sessionSecret)
    .update(`place|${networkOf(address)}`)
    .digest("hex");
}
