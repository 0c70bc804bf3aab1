import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SecurityHub } from "#app/features/security/security-hub.tsx";
import { type Reached, securityGroups, subLoginGroups } from "#app/features/security/security-rows.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import {
  hasPaymentPassword,
  hasSecondFactor,
  isSubLoginType,
  passwordAgeOf,
  proofsOf,
  socialLinksOf,
} from "#server/accounts/index.ts";
import { payeesOf } from "#server/cashier/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { personaOf } from "#server/personas/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false, subLogins: true };

export const handle: PageHandle = { entry: "account" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** Where a player settles what concerns the account itself (M01). */
export async function loader(args: LoaderFunctionArgs) {
  const { context, player, language, brand } = await requireMember(args);
  const { id: playerId, username, previousLoginAt } = player;
  const { t } = await speechOf(language);
  const [proofs, age, hasMoneyPassword, payees, hasFactor, links, persona] = await Promise.all([
    proofsOf(context, playerId),
    passwordAgeOf(context, playerId),
    hasPaymentPassword(context, playerId),
    payeesOf(context, { playerId }),
    hasSecondFactor(context, playerId),
    socialLinksOf(context, playerId),
    personaOf(context, playerId),
  ]);
  const written = (moment: Date | null | undefined) =>
    moment ? formatMoment(moment, language, brand.timeZone) : null;
  const facts = {
    username: isolated(username),
    nickname: persona.nickname && isolated(persona.nickname),
    passwordSince: written(age?.passwordChangedAt),
    hasPaymentPassword: hasMoneyPassword,
    payees: payees.length,
    email: reached(proofs?.email, proofs?.emailVerifiedAt),
    mobile: reached(proofs?.mobile, proofs?.mobileVerifiedAt),
    hasSecondFactor: hasFactor,
    linked: links.length,
    lastVisit: written(previousLoginAt),
  };
  return {
    title: t("cashier.security.title"),
    greeting: t("cashier.security.greeting", { name: isolated(username) }),
    lastVisit: facts.lastVisit && t("cashier.security.lastVisit", { moment: facts.lastVisit }),
    groups: (isSubLoginType(player.accountType) ? subLoginGroups : securityGroups)(facts, t),
  };
}

function reached(address: string | null | undefined, verifiedAt: Date | null | undefined): Reached {
  if (!address) return "none";
  return verifiedAt ? "proven" : "told";
}

export default function SecurityCenter() {
  const { title, greeting, lastVisit, groups } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">
        {greeting} {lastVisit}
      </p>
      <SecurityHub groups={groups} />
    </>
  );
}
