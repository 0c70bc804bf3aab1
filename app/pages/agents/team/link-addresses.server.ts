import type { LinkAddress } from "#app/features/agent-home/registration-link-page.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import { domainsOf } from "#server/download/index.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";

/** A link at the address that was asked, and at every other one that the house offers. */
export async function linkAddresses(
  { context, brand }: Pick<Visitor, "context" | "brand">,
  { code, origin }: { readonly code: string; readonly origin: string },
): Promise<LinkAddress[]> {
  const path = paths.register({ affiliateCode: code });
  const domains = (await domainsOf(context, { brandId: brand.id })).map(({ id, url }) => ({
    at: id,
    origin: new URL(url).origin,
  }));
  const others = domains.filter((one) => one.origin !== origin);
  const each = new Map(others.map((one) => [one.origin, one.at]));
  return [
    { at: "", href: `${origin}${path}` },
    ...[...each].map(([other, at]) => ({ at, href: `${other}${path}` })),
  ];
}
