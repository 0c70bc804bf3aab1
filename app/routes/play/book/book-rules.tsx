import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BookNav } from "#app/features/book/book-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { bookTexts, speakerOf } from "#app/pages/book/load-book.server.ts";
import { returnOf } from "#app/pages/book/sport-tabs.server.ts";
import { formatAmount, money } from "#server/core/numbers/money.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { BOOK_TERMS, resultHours } from "#server/studio/book/index.ts";

export const says: RouteSays = { who: "anybody", search: "listed" };

export const handle: PageHandle = { frame: { sideMenu: false, footer: false, slim: true } };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.rules[0] }, matches);

const RULES = [
  "start",
  "price",
  "payout",
  "limits",
  "related",
  "void",
  "push",
  "deadHeat",
  "football",
  "results",
  "cancel",
  "virtual",
] as const;

/** The house rules of the book, with its limits as they are. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const speaker = await speakerOf(visitor);
  const { language, t } = speaker;
  const shown = (minor: bigint) => formatAmount(money(minor, "P"), language);
  const holes = {
    min: shown(BOOK_TERMS.lineMinMinor),
    max: shown(BOOK_TERMS.slipMaxMinor),
    payout: shown(BOOK_TERMS.payoutMaxMinor),
    rtp: returnOf("virtual-league", speaker) ?? "",
    hours: await resultHours(visitor.context.db),
  };
  return {
    title: t("book.rules.title"),
    texts: await bookTexts(speaker),
    rules: RULES.map((rule) => t(`book.rules.${rule}`, holes)),
  };
}

export default function BookRulesPage() {
  const { texts, title, rules } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <div className="page book">
        <h1>{title}</h1>
        <BookNav here="rules" />
        <ol className="book-rules prose">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </div>
    </MoreTexts>
  );
}
