import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { formatDay } from "#app/lib/dates.ts";
import { titled } from "#app/lib/page-title.ts";
import { paths } from "#app/lib/paths.ts";
import { findNotice } from "#server/content/index.ts";
import { visitorOf } from "#server/http/visitor.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const { context, language, brand } = await visitorOf(args);
  const notice = await findNotice(context, { noticeId: args.params.noticeId ?? "", language });
  if (!notice) throw new Response(null, { status: 404 });
  const { title, body, publishedAt } = notice;
  return { title, body, publishedOn: formatDay(publishedAt, language, brand.timeZone) };
}

export default function NoticePage() {
  const { t } = useSpeech();
  const { title, body, publishedOn } = useLoaderData<typeof loader>();
  return (
    <article className="page stack">
      <h1>{title}</h1>
      <p className="notice-list__day">{publishedOn}</p>
      <RichText html={body} />
      <p>
        <Link to={paths.notices()}>{t("lobby.notices.all")}</Link>
      </p>
    </article>
  );
}
