import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ShownDoor } from "#app/features/download/door.tsx";
import { DownloadPage } from "#app/features/download/download-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { localText } from "#server/core/languages.ts";
import { type AppDomain, domainsOf } from "#server/download/index.ts";
import { CONNECT_TO } from "#server/http/answers/security-headers.ts";
import { isLiteRequest } from "#server/http/browser/lite.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = {
  who: "anybody",
  kept: "everybody",
  search: "listed",
  at: { "/download": { search: "found", whileClosed: "guests" } },
};

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  pageMeta({ title: page?.title, description: page?.description, path: paths.download() }, matches);

/** The page measures how fast the other doors answer, so its content policy has to name them. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** R16: /down, and /download with the same page. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, language, brand: house } = await visitorOf(args);
  const { t } = await speechOf(language);
  const brand = localText(house.name, language);
  const doors = (await domainsOf(context, { brandId: house.id })).map(shownDoor);
  const page = {
    texts: await textsOf(language, "download"),
    title: t("download.title", { brand }),
    description: t("download.description", { brand }),
    brand,
    doors,
    isLite: isLiteRequest(args),
  };
  const own = new URL(args.request.url).origin;
  const others = doors.flatMap(({ origin }) => (origin === null || origin === own ? [] : origin));
  return data(page, { headers: { [CONNECT_TO]: [...new Set(others)].join(" ") } });
}

function shownDoor({ id, device, resourceType, url, domainName }: AppDomain): ShownDoor {
  const origin = resourceType === "WEB" ? new URL(url).origin : null;
  return { id, domainName, url, isForPhones: device === 3, origin };
}

export default function Download() {
  const { texts, brand, doors, isLite } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <DownloadPage brand={brand} doors={doors} isLite={isLite} />
    </MoreTexts>
  );
}
