import type { LoaderFunctionArgs } from "@remix-run/node";
import { speechOf } from "#app/i18n/speech.server.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { LANGUAGES, localText } from "#server/core/languages.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", whileClosed: "always" };

const png = (name: string, side: number) => ({
  src: `/brand/${name}.png`,
  sizes: `${side}x${side}`,
  type: "image/png",
});

/** What the site is called and looks like as an app, in the language of the page that named it (`?lang=`). */
export async function loader(args: LoaderFunctionArgs) {
  const { brand, language } = await visitorOf(args);
  const { t } = await speechOf(language);
  const { tag, direction } = LANGUAGES[language];
  const name = localText(brand.name, language);
  const manifest = {
    id: paths.home(),
    name,
    short_name: name,
    description: t("download.manifest.description", { brand: name }),
    lang: tag,
    dir: direction,
    start_url: paths.home(),
    scope: paths.home(),
    display: "standalone",
    // Ivory paper and lapis, as in app/styles/tokens.css.
    background_color: "#fbf7ef",
    theme_color: "#1f3a6e",
    icons: [
      png("icon-192", 192),
      png("icon-512", 512),
      { ...png("icon-maskable-512", 512), purpose: "maskable" },
      { src: "/brand/mark.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
