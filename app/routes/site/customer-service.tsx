import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { UnopenedService } from "#app/features/customer-service/unopened-service.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { memberPaths } from "#app/lib/member-paths.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { titled } from "#app/lib/page-title.ts";
import { serviceOf } from "#server/brand/index.ts";
import { isPlayer, visitorOf } from "#server/http/visitor.ts";
import { openService } from "#server/support/index.ts";
import { vipStanding } from "#server/vip/index.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export const handle: PageHandle = { frame: { sideMenu: false } };

/** Opens customer service in the place of this page. What cannot be opened is said here, and nobody is sent anywhere. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, brand, language, platform } = visitor;
  const playerId = isPlayer(visitor) ? visitor.player.id : null;
  const rank = playerId === null ? 0 : (await vipStanding(context, { playerId, language })).rank;
  const service = await serviceOf(context, brand.id);
  const key = { secret: platform.config.houseSecret, brandId: brand.id };
  const opened = openService({ service, key, rank });
  if (opened.ok) throw redirect(opened.value, { status: 303, headers: { "Cache-Control": "no-store" } });

  const { reason } = opened.refusal;
  const isBroken = reason !== "noEntry";
  if (isBroken) platform.log.warn("customer service", { reason });
  const { t } = await speechOf(language);
  const page = {
    texts: await textsOf(language, "states"),
    title: t("states.service.title"),
    isBroken,
    messagesHref: playerId === null ? null : memberPaths.messages(),
  };
  return data(page, { status: isBroken ? 503 : 200 });
}

export default function CustomerService() {
  const { texts, isBroken, messagesHref } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <UnopenedService isBroken={isBroken} messagesHref={messagesHref} />
    </MoreTexts>
  );
}
