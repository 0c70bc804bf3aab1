import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Notice } from "#app/components/notice.tsx";
import { Seeds } from "#app/features/fairness/seeds.tsx";
import { shownSeeds } from "#app/features/fairness/shown-seeds.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { titled } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { pageNumber } from "#app/lib/paths/query.ts";
import { stakePlaceOf } from "#app/pages/play/stake-place.server.ts";
import { isTrialType } from "#server/accounts/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requirePlayer } from "#server/http/visitor/visitor.ts";
import { rotateSeeds, seedsView } from "#server/studio/index.ts";

export const says: RouteSays = { who: "players" };

const WORDS_MAX = 200;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requirePlayer(args);
  const { context, player, language, brand } = visitor;
  const { t } = await speechOf(language);
  const placeOf = stakePlaceOf(visitor);
  const hasRecords = !isTrialType(player.accountType);
  const query = new URL(args.request.url).searchParams;
  const page = pageNumber(query.get("pageNo"));
  const seeds = await seedsView(context, { playerRef: player.id.toString(), page });
  return {
    title: t("play.seeds.title"),
    rotated: query.has("rotated"),
    seeds: seeds && shownSeeds(seeds, { language, timeZone: brand.timeZone, placeOf, hasRecords }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context, player, language } = await requirePlayer(args);
  const { t } = await speechOf(language);
  // Words as they are: what is hashed of them is what was typed.
  const clientSeed = z.string({ error: t("reasons.required") }).max(WORDS_MAX);
  const form = await readForm(args, z.object({ clientSeed, pairId: z.string().max(100).optional() }));
  if (!form.ok) return form.answer(400);

  const rotated = await rotateSeeds(context, { ...form.value, playerRef: player.id.toString() });
  if (!rotated.ok) {
    const { reason } = rotated.refusal;
    return form.answer(reason === "seedsChanged" ? 409 : 422, {
      [reason === "clientSeedMissing" ? "clientSeed" : ""]: [
        reason === "roundOpen"
          ? t("play.seeds.gameOpen")
          : t(`reasons.${reason === "clientSeedMissing" ? "required" : reason}`),
      ],
    });
  }
  return redirect(paths.seeds({ rotated: "1" }), 303);
}

export default function SeedsPage() {
  const { t } = useSpeech();
  const { title, rotated, seeds } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="page stack">
      <h1>{title}</h1>
      <p className="page__intro">{t("play.seeds.intro")}</p>
      {rotated ? <Notice kind="good">{t("play.seeds.rotated")}</Notice> : null}
      {seeds ? (
        <Seeds seeds={seeds} answer={answer} />
      ) : (
        <Notice kind="info">{t("reasons.seedsMissing")}</Notice>
      )}
      <p>
        <a href={paths.verify()}>{t("play.seeds.verifyLink")}</a>
      </p>
    </div>
  );
}
