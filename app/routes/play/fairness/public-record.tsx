import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PublicRecord } from "#app/features/fairness/public-record.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { titled } from "#app/lib/page/page-title.ts";
import { gameTexts } from "#app/pages/lobby/game-texts.server.ts";
import { recordAsked } from "#app/pages/play/record-asked.server.ts";
import { shownRecord } from "#app/pages/play/shown-record.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { publicRecord } from "#server/studio/index.ts";

export const says: RouteSays = { who: "anybody", kept: "guests" };

const LISTED = 50;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** What the house publishes of itself without being asked: what was called off or given back, and its chains. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, language, brand } = await visitorOf(args);
  const asked = recordAsked(args.request);
  if (!asked) throw new Response(null, { status: 404 });
  const speaker = { ...(await speechOf(language)), timeZone: brand.timeZone };
  const record = await publicRecord(context, { ...asked, limit: LISTED });
  return {
    title: speaker.t("games.record.title"),
    texts: await gameTexts(language, "record"),
    record: shownRecord(record, asked.before, speaker),
  };
}

export default function PublicRecordPage() {
  const { texts, title, record } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <Page title={title} record={record} />
    </MoreTexts>
  );
}

function Page({ title, record }: Pick<ReturnType<typeof useLoaderData<typeof loader>>, "title" | "record">) {
  const { t } = useSpeech();
  return (
    <div className="page stack">
      <h1>{title}</h1>
      <p className="page__intro">{t("games.record.intro")}</p>
      <PublicRecord {...record} />
    </div>
  );
}
