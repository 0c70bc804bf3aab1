import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type SerializeFrom,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PlayNoticeLine } from "#app/features/limits/play-notice.tsx";
import { looksAgainS } from "#app/features/rounds/looks-again.ts";
import { RoundPage } from "#app/features/rounds/round-page.tsx";
import { shownRecall, shownTable } from "#app/features/rounds/shown-table.ts";
import { refusedIn } from "#app/features/rounds/stakes/stake-answer.ts";
import { tableForm } from "#app/features/rounds/stakes/table-form.ts";
import { autoIn, autoRange, spotIn } from "#app/features/rounds/stakes/typed-choice.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { roundTablePath } from "#app/lib/paths/rounds-paths.ts";
import { noticeOfPlay } from "#app/pages/play/notice-of-play.server.ts";
import { numbersOf } from "#app/pages/play/numbers-of.server.ts";
import { recordPathOf } from "#app/pages/play/record-path.server.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import { checkPathOf } from "#server/http/records/check-path.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requirePlayer } from "#server/http/visitor/visitor.ts";
import { seatOf } from "#server/studio/index.ts";
import { cashOut, placeRoundStake, recallStake, roundTable } from "#server/studio/rounds/index.ts";

export const says: RouteSays = { who: "players", isGame: true };

export const handle: PageHandle = {
  frame: { sideMenu: false, slim: true },
  looksAgainS: ({ table, recall }: SerializeFrom<typeof loader>) => (recall ? null : looksAgainS(table)),
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.table.name, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requirePlayer(args);
  const { context, player, language, brand } = visitor;
  const playerRef = player.id.toString();
  const { sessionId = "" } = args.params;
  const seat = await seatOf(context, { sessionId, playerRef });
  const asked = seat && { sessionId, playerRef, game: seat.game.code, asset: seat.asset };
  const table = asked && (await roundTable(context, asked));
  if (!seat || !table) throw new Response(null, { status: 404 });

  const wagerId = new URL(args.request.url).searchParams.get("round");
  const recalled = wagerId ? await recallStake(context, { playerRef, wagerId }) : null;
  if (wagerId && recalled?.game.code !== seat.game.code) throw new Response(null, { status: 404 });
  const { asset } = seat;
  const recordPath = recordPathOf(visitor);
  return {
    texts: await textsOf(language, "rounds"),
    table: shownTable({ table, sessionId, asset, language, formRef: context.newId(), recordPath }),
    recall:
      recalled &&
      shownRecall({
        recalled,
        sessionId,
        language,
        timeZone: brand.timeZone,
        checkPath: checkPathOf(visitor),
        recordPath,
      }),
    numbersHref: numbersOf(seat.game.code),
    notice: await noticeOfPlay(visitor, asset, await speechOf(language)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context, player, platform, language } = await requirePlayer(args);
  const { t } = await speechOf(language);
  const { sessionId = "" } = args.params;
  const form = await readForm(args, tableForm);
  if (!form.ok) return form.answer(400, { "": [t("reasons.unreadable")] });

  const playerRef = player.id.toString();
  const asked = form.value;
  const wallet = platform.studioWallet;
  if (asked.intent === "cashOut") {
    const left = await cashOut(context, wallet, { playerRef, wagerId: asked.wagerId });
    if (!left.ok) return form.answer(422, { "": [t(`reasons.${left.refusal.reason}`)] });
  } else {
    const { formRef, roundId, stake } = asked;
    const auto = autoIn(asked.auto, language);
    if (auto === "malformed")
      return form.answer(422, { auto: [t("reasons.autoMalformed", autoRange(language))] });
    const choice = asked.spot === undefined ? { auto } : { spot: spotIn({ ...asked, spot: asked.spot }) };
    const stakeMinor = BigInt(stake);
    const request = { sessionId, playerRef, formRef, roundId, stakeMinor, choice };
    const wager = await placeRoundStake(context, wallet, request);
    if (!wager.ok) {
      const { reason } = wager.refusal;
      const field = reason === "stakeNotOffered" ? "stake" : "";
      return form.answer(reason === "wagerConflict" ? 409 : 422, { [field]: [t(`reasons.${reason}`)] });
    }
  }
  return asked.live ? data({ done: true as const }) : redirect(roundTablePath(sessionId), 303);
}

export default function Round() {
  const { texts, notice, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <RoundPage {...shown} answer={refusedIn(useActionData<typeof action>())}>
        {notice ? <PlayNoticeLine {...notice} /> : null}
      </RoundPage>
    </MoreTexts>
  );
}
