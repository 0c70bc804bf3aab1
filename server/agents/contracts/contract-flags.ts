import type { BRAND_FLAGS } from "../../brand/index.ts";
import { CONTRACT_KINDS, type ContractKind } from "./terms.ts";

/** The switch of a brand for each kind of contract, by the names that the specification gives them (A02). */
export const CONTRACT_FLAGS = {
  dividend: "divtypereq",
  daily: "dailysalreqtype",
  hourly: "contracthoursalreq",
  realtime: "realtimesalreqtype",
} as const satisfies Record<ContractKind, (typeof BRAND_FLAGS)[number]>;

/** The kind that a switch opens; null for a switch of something else. */
export function contractKindOf(flag: (typeof BRAND_FLAGS)[number]): ContractKind | null {
  return CONTRACT_KINDS.find((kind) => CONTRACT_FLAGS[kind] === flag) ?? null;
}
