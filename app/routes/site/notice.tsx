import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NoticeSteps } from "#app/features/notices/notice-steps.tsx";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { firstWords } from "#app/i18n/described.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { noticeAmongAll } from "#server/http/visitor/notice-among-all.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", kept: "everybody", search: "found" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const found = await noticeAmongAll(visitor, args.params.noticeId ?? "");
  if (!found) throw new Response(null, { status: 404 });
  const { previousId, nextId, ...notice } = found;
  return {
    ...notice,
    description: firstWords(notice.body),
    texts: await textsOf(visitor.language, "dialogs"),
    previousHref: previousId && paths.notice(previousId),
    nextHref: nextId && paths.notice(nextId),
  };
}

export default function NoticePage() {
  const { title, body, publishedOn, texts, ...place } = useLoaderData<typeof loader>();
  return (
    <article className="page stack">
      <h1>{title}</h1>
      <p className="notice-list__day">{publishedOn}</p>
      <RichText html={body} />
      <MoreTexts texts={texts}>
        <NoticeSteps {...place} />
      </MoreTexts>
    </article>
  );
}
