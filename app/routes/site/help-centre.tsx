import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HelpPage } from "#app/features/help/help-page.tsx";
import { groupsOf, searchedFor } from "#app/features/help/shown-help.ts";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { described } from "#app/i18n/described.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { articlesWith, HELP_GROUPS, helpArticles } from "#server/content/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", kept: "everybody", search: "listed", whileClosed: "guests" };

export const handle: PageHandle = { frame: { header: false, sideMenu: false, footer: false } };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

/** The help centre alone, for windows that another page opened. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language } = visitor;
  const { t } = await speechOf(language);
  const q = searchedFor(args.request.url);
  const found = articlesWith(q, await helpArticles(context, { language }));
  return {
    title: t("promotions.guide.title"),
    description: await described(visitor, "helpCentre"),
    texts: await textsOf(language, "promotions"),
    help: { q, found: found.length, groups: groupsOf(HELP_GROUPS, found) },
    home: t("promotions.guide.home"),
  };
}

export default function HelpCentre() {
  const { title, texts, help, home } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <div className="page stack">
        <HelpPage {...help} title={title} action={paths.helpCentre()} Text={RichText}>
          <p>
            <a href={paths.home()}>{home}</a>
          </p>
        </HelpPage>
      </div>
    </MoreTexts>
  );
}
