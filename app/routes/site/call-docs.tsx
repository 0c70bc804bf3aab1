import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CallList } from "#app/features/call-docs/call-list.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { CALL_MODULES, documentedCalls } from "#server/calls/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", search: "found" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** What calls there are for somebody who writes an app, made of the table of calls. */
export async function loader(args: LoaderFunctionArgs) {
  const { language } = await visitorOf(args);
  const { t } = await speechOf(language);
  const groups = Object.entries(CALL_MODULES).map(([module, name]) => ({
    module,
    title: t(`calls.docs.modules.${name}`),
    calls: documentedCalls()
      .filter((call) => `${call.module}` === module)
      .map(({ name: called, method, path, about }) => ({ name: called, method, path, about })),
  }));
  return { title: t("calls.docs.title"), texts: await textsOf(language, "calls"), groups };
}

export default function CallDocs() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <CallList {...shown} />
    </MoreTexts>
  );
}
