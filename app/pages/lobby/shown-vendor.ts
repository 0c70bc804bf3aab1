import { paths } from "#app/lib/paths/paths.ts";
import { vendorMark } from "#app/lib/vendor-mark.ts";
import type { Category } from "#server/catalogue/index.ts";
import type { ShownVendor } from "./vendor-hit.tsx";

type VendorPlace = {
  readonly code: string;
  readonly name: string;
  readonly category: Category;
  readonly games: number;
};

/** Called in loaders: a vendor with the way to its games. */
export function shownVendor({ code, name, category, games }: VendorPlace): ShownVendor {
  const href = paths.games(category, { vassalage: code });
  return { name, category, games, href, mark: vendorMark(code) };
}
