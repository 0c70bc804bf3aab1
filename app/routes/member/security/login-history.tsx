import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deviceWords } from "#app/features/security/device-words.ts";
import { LoginHistoryPage } from "#app/features/security/login-history-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { formatMoment, zoneName } from "#app/lib/dates.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { placeWords } from "#app/pages/security/place-words.server.ts";
import { securityTexts } from "#app/pages/security/security-texts.server.ts";
import { loginHistory } from "#server/accounts/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";

export const says: RouteSays = { who: "members", subLogins: true };

export const handle: PageHandle = { entry: "account" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const { t } = await speechOf(language);
  const { timeZone } = brand;
  const attempts = await loginHistory(context, player.id);
  return {
    texts: await securityTexts(language, "history"),
    title: t("security.history.title"),
    timeZone: zoneName(language, timeZone),
    attempts: await Promise.all(
      attempts.map(async ({ id, at, outcome, way, device, address }) => ({
        id: String(id),
        when: formatMoment(at, language, timeZone),
        outcome: t(`security.history.outcomes.${outcome}`),
        isGood: outcome === "ok",
        way: t(`security.history.ways.${way}`),
        device: deviceWords(device, t),
        place: await placeWords(visitor, address),
      })),
    ),
  };
}

export default function LoginHistory() {
  const { texts, ...page } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <LoginHistoryPage {...page} />
    </MoreTexts>
  );
}
