import { bannersOf, newsTitles, seedContent } from "#server/content/index.ts";
import { studioGames } from "#server/studio/index.ts";
import { testContext } from "#tests/setup/database.ts";

const CATEGORIES = ["RNG", "ELOTT", "LOTT", "LIVE", "SPORTS", "CRASH", "FISH", "PVP", "ESPORTS", "COCKFIGHT"];

/** What our home page shows, as plain data for the same page in other frameworks. */
export async function homeData() {
  const context = await testContext();
  await seedContent(context);
  const cards = studioGames().map(({ vendor, code, names, rtpBasisPoints }) => ({
    nodeId: `${vendor}-${code}`,
    name: names.fa,
    vendor,
    image: `/studio/${code}-card.svg`,
    rtp: rtpBasisPoints === null ? null : `${rtpBasisPoints / 100}%`,
  }));
  const vendors = [...new Set(cards.map(({ vendor }) => vendor))];
  const nav = CATEGORIES.map((category) => ({
    name: category,
    path: `/${category.toLowerCase()}`,
    vendors: category === "RNG" ? vendors.map((name) => ({ name, path: `/rng?vassalage=${name}` })) : [],
  }));
  const rails = [
    { id: "hot", title: "hot", href: "/rng?list=hot", games: cards.slice(0, 6) },
    ...vendors.map((vendor) => ({
      id: vendor,
      title: vendor,
      href: `/rng?vassalage=${vendor}`,
      games: cards.filter((card) => card.vendor === vendor),
    })),
  ];
  return {
    brand: "نرد",
    nav,
    banners: await bannersOf(context, { group: "w_home", language: "fa" }),
    news: await newsTitles(context, { language: "fa" }),
    rails,
  };
}
