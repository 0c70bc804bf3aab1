import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { askedChallenge } from "#app/pages/challenge/asked-challenge.server.ts";
import { Gallery } from "#app/pages/gallery/gallery.tsx";
import { qrCode } from "#server/download/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "developers" };

const SPOKEN = ["book", "cashier", "chat", "codes", "lottery", "promotions", "rounds", "tables"] as const;

export const meta: MetaFunction = () => [{ title: "Gallery" }];

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  return {
    texts: await textsOf(visitor.language, ...SPOKEN),
    slider: await askedChallenge(visitor, "login"),
    letters: await askedChallenge(visitor, "login"),
    qrCode: await qrCode(new URL(args.request.url).href),
  };
}

/** Every element in every state, for whoever changes one. In the route table of development alone. */
export default function GalleryPage() {
  const { texts, ...codes } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <div className="page">
        <Gallery href={paths.gallery()} {...codes} />
      </div>
    </MoreTexts>
  );
}
