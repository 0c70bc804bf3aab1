import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { promiseHash } from "remix-utils/promise";
import { BannerCarousel } from "#app/features/banner-carousel/banner-carousel.tsx";
import { HelpPage } from "#app/features/help/help-page.tsx";
import { groupsOf, searchedFor } from "#app/features/help/shown-help.ts";
import { NoticeBar } from "#app/features/notice-bar/notice-bar.tsx";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { modalHref, paths } from "#app/lib/paths/paths.ts";
import { articlesWith, bannersOf, HELP_GROUPS, helpArticles, newsTitles } from "#server/content/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { audienceOf } from "#server/http/visitor/audience.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", kept: "everybody", search: "listed" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

/** `?q=` shows what was found. Every article is a place on the page; that of `#term` opens as a dialog as well (R14). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language } = visitor;
  const to = { language, audience: audienceOf(visitor) };
  const { speech, texts, banners, news, articles } = await promiseHash({
    speech: speechOf(language),
    texts: textsOf(language, "promotions"),
    banners: bannersOf(context, { group: "w_help", ...to }),
    news: newsTitles(context, to),
    articles: helpArticles(context, { language }),
  });
  const q = searchedFor(args.request.url);
  const found = articlesWith(q, articles);
  return {
    title: speech.t("promotions.guide.title"),
    description: speech.t("promotions.guide.description"),
    texts,
    banners,
    news,
    help: { q, found: found.length, groups: groupsOf(HELP_GROUPS, found) },
  };
}

export default function Help() {
  const { title, texts, banners, news, help } = useLoaderData<typeof loader>();
  useTermsByHash();
  return (
    <MoreTexts texts={texts}>
      <div className="page stack">
        <BannerCarousel banners={banners} />
        <NoticeBar notices={news} />
        <HelpPage {...help} title={title} action={paths.help()} Text={RichText} />
      </div>
    </MoreTexts>
  );
}

/** A hash never reaches the server, so the address becomes the one under which the server shows the terms (R14). */
function useTermsByHash() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== "#term" || search.includes("modal=")) return;
    navigate(modalHref(pathname + search + hash, "term"), { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate]);
}
