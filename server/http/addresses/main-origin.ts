import { brandAt } from "../../brand/index.ts";
import type { Visitor } from "../visitor/visitor.ts";

/**
 * The one origin under which search engines should know a brand, whichever of its doors was asked: the
 * house's own address where that is the brand's, else the one that was asked.
 */
export async function mainOrigin(
  { context, brand, platform }: Pick<Visitor, "context" | "brand" | "platform">,
  url: URL,
): Promise<string> {
  const { siteUrl } = platform.config;
  const main = await brandAt(context, new URL(siteUrl).host);
  return main?.id === brand.id ? siteUrl : url.origin;
}
