import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { described } from "#app/i18n/described.server.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { formatDay } from "#app/lib/dates.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { listNotices } from "#server/content/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { audienceOf } from "#server/http/visitor/audience.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", kept: "everybody", search: "listed" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language, brand } = visitor;
  const { t } = await speechOf(language);
  const notices = await listNotices(context, { language, audience: audienceOf(visitor) });
  return {
    title: t("lobby.notices.title"),
    description: await described(visitor, "notices"),
    notices: notices.map(({ id, title, publishedAt }) => ({
      id,
      title,
      publishedOn: formatDay(publishedAt, language, brand.timeZone),
    })),
  };
}

export default function NoticesPage() {
  const { t } = useSpeech();
  const { title, notices } = useLoaderData<typeof loader>();
  return (
    <article className="page stack">
      <h1>{title}</h1>
      {notices.length === 0 ? (
        <EmptyState title={t("lobby.notices.empty")} text={t("lobby.notices.emptyText")} />
      ) : (
        <ul className="notice-list">
          {notices.map(({ id, title, publishedOn }) => (
            <li key={id} className="notice-list__item">
              <a className="notice-list__title" href={paths.notice(id)}>
                {title}
              </a>
              <span className="notice-list__day">{publishedOn}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
