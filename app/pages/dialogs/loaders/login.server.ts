import type { NavCategory, NavVendor } from "#app/lib/page/frame.ts";
import { modalHref, withoutModal } from "#app/lib/paths/paths.ts";
import { loadLoginForm } from "#app/pages/login/load-login-form.server.ts";
import { hotVendors } from "#server/catalogue/index.ts";
import { audienceOf } from "#server/http/visitor/audience.ts";
import { frameContent } from "#server/http/visitor/frame-content.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import type { GamesTab, LoginShown } from "../shown-dialog.ts";

/**
 * Beside the form, what there is to play (L07): a tab with the vendors of the hot games and one per
 * category. A category that has no vendors to choose from (FISH) leads to its page.
 */
export async function loadLogin(visitor: Visitor, url: URL): Promise<LoginShown | null> {
  if (audienceOf(visitor) === "members") return null;
  const { context, language } = visitor;
  const { nav } = await frameContent(visitor);
  const asked = nav.find(
    ({ category, vendors }) => category === url.searchParams.get("tab") && vendors.length > 0,
  );
  const by = url.searchParams.get("by") ?? undefined;
  const tabHref = (tab?: string) => modalHref(url.pathname + url.search, "login", { tab, by });
  const categories: GamesTab[] = nav.map(({ category, path, vendors }) => ({
    name: category,
    href: vendors.length > 0 ? tabHref(category) : path,
    isCurrent: category === asked?.category,
  }));
  const hot = (await hotVendors(context, { language })).flatMap(
    ({ category, code }) => vendorIn(nav, category, code) ?? [],
  );
  const redirectTo = withoutModal(url.pathname + url.search);
  return {
    modal: "login",
    login: await loadLoginForm(visitor, { door: "members", by: by ?? null, redirectTo }),
    tabs: [{ name: "hot", href: tabHref(), isCurrent: !asked }, ...categories],
    vendors: asked?.vendors ?? hot,
  };
}

function vendorIn(nav: readonly NavCategory[], category: string, code: string): NavVendor | undefined {
  return nav.find((entry) => entry.category === category)?.vendors.find((vendor) => vendor.code === code);
}
