import type { ContractTerms } from "#server/agents/index.ts";
import { WEIGHTS_MAX } from "./terms-form-schema.server.ts";

/** The products of some terms that count, in the order in which the form numbers them. */
export function weighedProducts({ products }: Pick<ContractTerms, "products">): string[] {
  const counting = Object.keys(products).filter((name) => (products[name] ?? 0) > 0);
  return counting.sort().slice(0, WEIGHTS_MAX);
}
