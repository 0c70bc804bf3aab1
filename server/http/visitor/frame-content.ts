import { promiseHash } from "remix-utils/promise";
import { formatYear } from "#app/lib/dates.ts";
import type { FrameContent, NavCategory } from "#app/lib/page/frame.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { licencesOf } from "../../brand/index.ts";
import { CATEGORIES, type Category, navMenu } from "../../catalogue/index.ts";
import { localText } from "../../core/languages.ts";
import type { Visitor } from "./visitor.ts";

/** What the frame says to everybody alike (app/pages/fragments/fragments.server.tsx writes it). */
export async function frameContent({
  context,
  brand,
  language,
}: Pick<Visitor, "context" | "brand" | "language">): Promise<FrameContent> {
  const { menu, licences } = await promiseHash({
    menu: navMenu(context, language),
    licences: licencesOf(context, brand.id),
  });
  const vendorsOf = (category: Category) => menu.find((entry) => entry.category === category)?.vendors ?? [];
  return {
    brand: { name: localText(brand.name, language) },
    nav: CATEGORIES.map((category) => navCategory(category, vendorsOf(category))),
    licences,
    minimumAge: brand.minimumAge,
    year: formatYear(context.now(), language, brand.timeZone),
  };
}

type Vendors = Awaited<ReturnType<typeof navMenu>>[number]["vendors"];

/** Every category has its place, also while it has no game: its page says so and names others. */
function navCategory(category: Category, vendors: Vendors): NavCategory {
  return {
    category,
    path: categoryPath(category),
    vendors: vendors.map(({ code, name }) => ({ code, name, path: vendorPath(category, code) })),
  };
}

/** R09: the lottery has an address of its own. */
function categoryPath(category: Category): string {
  return category === "LOTT" ? paths.lottery() : paths.games(category);
}

/** F07: a vendor leads to its category, and that of slots is remembered; the page of FB's sports is its own. */
function vendorPath(category: Category, vendor: string): string {
  if (category === "SPORTS" && vendor === "FB") return paths.sportsVendor();
  return paths.vendorTab(category, vendor);
}
