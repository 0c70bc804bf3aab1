import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isolated } from "#app/features/cashier/isolated.ts";
import { SecurityDoors } from "#app/features/cashier/security-doors.tsx";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { MemberPage } from "#app/features/member-nav/member-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { titled } from "#app/lib/page-title.ts";
import { hasPaymentPassword } from "#server/accounts/index.ts";
import { payeesOf } from "#server/cashier/index.ts";
import { requirePlayer } from "#server/http/visitor.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** Where a player settles what concerns the account itself (M01). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requirePlayer(args);
  const { context, player, language } = visitor;
  const { t, timeZone } = await speakerOf(visitor);
  const { username, previousLoginAt } = player;
  return {
    texts: await textsOf(language, "cashier"),
    title: t("cashier.security.title"),
    greeting: t("cashier.security.greeting", { name: isolated(username) }),
    lastVisit:
      previousLoginAt &&
      t("cashier.security.lastVisit", { moment: formatMoment(previousLoginAt, language, timeZone) }),
    doors: {
      hasPassword: await hasPaymentPassword(context, player.id),
      payees: (await payeesOf(context, { playerId: player.id })).length,
    },
  };
}

export default function SecurityCenter() {
  const { texts, title, greeting, lastVisit, doors } = useLoaderData<typeof loader>();
  return (
    <MemberPage entry="account">
      <h1>{title}</h1>
      <p className="page__intro">
        {greeting} {lastVisit}
      </p>
      <MoreTexts texts={texts}>
        <SecurityDoors {...doors} />
      </MoreTexts>
    </MemberPage>
  );
}
