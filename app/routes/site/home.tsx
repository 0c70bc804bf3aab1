import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { Frame } from "#app/lib/page/frame.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { HomePage } from "#app/pages/lobby/home-page.tsx";
import { houseData } from "#app/pages/lobby/house-data.ts";
import { loadHome } from "#app/pages/lobby/load-home.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "anybody", kept: "everybody", search: "listed" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const page = pageMeta({ title: data?.title, description: data?.description }, matches);
  const frame = matches.find(({ id }) => id === "root")?.data as Frame | undefined;
  return frame ? [...page, houseData(frame)] : page;
};

export function loader(args: LoaderFunctionArgs) {
  return loadHome(args);
}

export default function Home() {
  const { texts, ...home } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <HomePage {...home} />
    </MoreTexts>
  );
}
