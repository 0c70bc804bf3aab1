import type { MetaDescriptor } from "@remix-run/node";
import type { Frame } from "#app/lib/page/frame.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { LANGUAGES } from "#server/core/languages.ts";

/**
 * The house that runs this site, and how it is searched, for machines (schema.org). It is data and never run, so the
 * content policy has nothing to say about it.
 */
export function houseData({ brand, origin, language }: Frame): MetaDescriptor {
  const house = { "@id": `${origin}/#house` };
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@graph": [
        {
          ...house,
          "@type": "Organization",
          name: brand.name,
          url: `${origin}/`,
          logo: `${origin}/brand/icon-512.png`,
        },
        {
          "@type": "WebSite",
          name: brand.name,
          url: `${origin}/`,
          inLanguage: LANGUAGES[language].tag,
          publisher: house,
          potentialAction: {
            "@type": "SearchAction",
            target: { "@type": "EntryPoint", urlTemplate: `${origin}${paths.search()}?q={words}` },
            "query-input": "required name=words",
          },
        },
      ],
    },
  };
}
