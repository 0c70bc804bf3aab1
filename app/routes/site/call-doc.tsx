import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CallPage, type ShownCall } from "#app/features/call-docs/call-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import type { Speech } from "#app/i18n/speech.tsx";
import { titled } from "#app/lib/page/page-title.ts";
import { type DocumentedCall, documentedCall } from "#server/calls/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.call.name, matches);

/** All that is known of one call. */
export async function loader(args: LoaderFunctionArgs) {
  const { language } = await visitorOf(args);
  const documented = documentedCall(args.params.call ?? "");
  if (!documented) throw new Response(null, { status: 404 });
  const call = shownCall(documented, await speechOf(language));
  return { texts: await textsOf(language, "calls"), call };
}

function shownCall(documented: DocumentedCall, { t }: Speech): ShownCall {
  const { token, scope, isSealed, needsKey, codes, module: _, ...told } = documented;
  const needs = [
    t(`calls.docs.token.${token}`),
    ...(scope ? [t(`calls.docs.scope.${scope}`)] : []),
    ...(needsKey ? [t("calls.docs.key")] : []),
    ...(isSealed ? [t("calls.docs.sealed")] : []),
  ];
  const refusals = codes.map(({ code, status, text }) => ({ code, status: `${status}`, message: t(text) }));
  return { ...told, needs, codes: refusals };
}

export default function CallDoc() {
  const { texts, call } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <CallPage call={call} />
    </MoreTexts>
  );
}
