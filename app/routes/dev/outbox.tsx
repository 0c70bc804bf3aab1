import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Outbox } from "#app/features/codes/outbox.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { codeTexts } from "#app/pages/codes/code-texts.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "developers" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** What would have been sent. Where anything is really sent, or money is played with, there is no such page. */
export async function loader(args: LoaderFunctionArgs) {
  const { platform, language, brand } = await visitorOf(args);
  const { outbox } = platform.gateways;
  if (!outbox) throw new Response(null, { status: 404 });
  const { t } = await speechOf(language);
  const rows = await outbox(new URL(args.request.url).searchParams.get("to"));
  return {
    title: t("codes.outbox.title"),
    texts: await codeTexts(language, "outbox"),
    rows: rows.map(({ id, channel, recipient, subject, body, sentAt }) => ({
      id: String(id),
      channel,
      recipient,
      subject,
      body,
      when: formatMoment(sentAt, language, brand.timeZone),
    })),
  };
}

export default function OutboxPage() {
  const { title, texts, rows } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <h1>{title}</h1>
      <MoreTexts texts={texts}>
        <Outbox rows={rows} />
      </MoreTexts>
    </div>
  );
}
