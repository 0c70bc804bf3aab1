import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { shownSteps } from "#app/components/steps.tsx";
import { BonusPage } from "#app/features/bonuses/bonus-page.tsx";
import { shownProgress } from "#app/features/bonuses/shown-bonus.ts";
import { bonusFacts, shownCounted, shownLoss } from "#app/features/bonuses/shown-bonus-page.ts";
import { shownOrigin } from "#app/features/bonuses/shown-origin.ts";
import { gamesOf, shownTerms } from "#app/features/bonuses/shown-terms.ts";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { zoneName } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { pageNumber } from "#app/lib/paths/query.ts";
import { bonusAtStake, countedFor, findBonus, giveUpBonus } from "#server/bonuses/index.ts";
import { gameNames } from "#server/catalogue/index.ts";
import { isId } from "#server/core/ids.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { bonusOrigins } from "#server/use-cases/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "bonusDetails" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** One bonus of a member's own (M09); `?end=1` asks whether to end it, with what is lost. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const bonusId = args.params.bonusId ?? "";
  const bonus = isId(bonusId) ? await findBonus(context, { playerId: player.id, bonusId }) : null;
  if (!bonus) throw new Response(null, { status: 404 });

  const speaker = await speakerOf(visitor);
  const query = new URL(args.request.url).searchParams;
  const page = pageNumber(query.get("pageNo"));
  const isActive = bonus.state === "active";
  const [atStake, { items, hasMore }] = await Promise.all([
    isActive ? bonusAtStake(context, player.id) : null,
    countedFor(context, { bonusId, page }),
  ]);
  const [originOf, nameOf] = await Promise.all([
    bonusOrigins(context, { player, language, bonuses: [bonus] }),
    gameNames(context, { language, games: [...items, ...gamesOf(bonus)] }),
  ]);
  return {
    id: bonusId,
    title: speaker.t("bonus.of", { amount: isolated(formatMoney(bonus.amount, language)) }),
    texts: await textsOf(language, "bonus"),
    facts: bonusFacts(bonus, atStake?.balance ?? null, speaker),
    origin: shownOrigin(originOf(bonus), speaker),
    progress: bonus.begunAt ? shownProgress(bonus, speaker) : null,
    terms: shownTerms(bonus, nameOf, speaker),
    counted: shownCounted(bonus, items, nameOf, speaker),
    steps: shownSteps(page, hasMore, (pageNo) => memberPaths.bonus(bonusId, pageNo ? { pageNo } : {})),
    mayEnd: isActive,
    loss: query.get("end") && atStake ? shownLoss(atStake, speaker) : null,
    done: query.get("done") === "ended" && !isActive ? speaker.t("bonus.done.ended") : null,
    timeZone: zoneName(language, brand.timeZone),
  };
}

const endForm = z.object({ seen: z.string().regex(/^\d{1,18}$/) });

/** Ends it at the member's wish. */
export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player } = visitor;
  const form = await readForm(args, endForm);
  if (!form.ok) return form.answer(400);
  const bonusId = args.params.bonusId ?? "";
  if (!isId(bonusId)) throw new Response(null, { status: 404 });
  const ended = await giveUpBonus(context, { playerId: player.id, bonusId, seen: BigInt(form.value.seen) });
  if (ended.ok) return redirect(memberPaths.bonus(bonusId, { done: "ended" }), 303);
  const { t } = await speakerOf(visitor);
  return form.answer(422, { "": [t(`bonus.reasons.${ended.refusal.reason}`)] });
}

export default function BonusDetail() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <BonusPage {...shown} answer={useActionData<typeof action>()} />
    </MoreTexts>
  );
}
