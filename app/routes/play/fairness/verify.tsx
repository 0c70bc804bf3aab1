import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Computation } from "#app/features/fairness/computation.tsx";
import { OfflineCheck } from "#app/features/fairness/offline-check.tsx";
import { VerifyForm } from "#app/features/fairness/verify-form.tsx";
import { verifyQuery } from "#app/features/fairness/verify-query.ts";
import { RoundReplay, shownReplay } from "#app/features/slot-machine/round-replay.tsx";
import { described } from "#app/i18n/described.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { VERIFY_PATH } from "#app/lib/paths/verify-paths.ts";
import { gameTexts } from "#app/pages/lobby/game-texts.server.ts";
import { localText } from "#server/core/languages.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { gameSheet, studioGames, verifyRound } from "#server/studio/index.ts";

export const says: RouteSays = { who: "anybody" };

const FIELD_OF = {
  gameUnknown: "game",
  mathRetired: "game",
  serverSeedMalformed: "serverSeed",
  clientSeedMalformed: "clientSeed",
  nonceMalformed: "nonce",
} as const;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { language } = visitor;
  const { t } = await speechOf(language);
  const query = new URL(args.request.url).searchParams;
  // This form knows the reels alone.
  if ((query.get("engine") ?? "slot") !== "slot") return redirect(`${VERIFY_PATH}?${query}`);
  const { values, round, lineBetMinor } = verifyQuery(query);
  const page = {
    title: t("play.verify.title"),
    description: await described(visitor, "verify"),
    texts: await gameTexts(language, "verify"),
    games: studioGames()
      .filter(({ engine }) => engine === "slot")
      .map(({ code, names }) => ({ value: code, text: `${localText(names, language)} (${code})` })),
    answer: { values, errors: {} },
  };
  if (!query.has("serverSeed")) return { ...page, result: null };

  const sheet = gameSheet(round.game, lineBetMinor === null ? {} : { lineBetMinor, asset: "TRIAL" });
  const computed = verifyRound({ ...round, lineBetMinor: sheet?.lineBet.minor ?? 1n, asset: "TRIAL" });
  if (!computed.ok || !sheet) {
    const reason = computed.ok ? "gameUnknown" : computed.refusal.reason;
    const errors = { [FIELD_OF[reason]]: [t(`reasons.${reason}`)] };
    return data({ ...page, answer: { values, errors }, result: null }, { status: 422 });
  }
  return {
    ...page,
    result: { commit: computed.value.commit, replay: shownReplay(computed.value, sheet, language) },
  };
}

export default function VerifyPage() {
  const { t } = useSpeech();
  const { title, texts, games, answer, result } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <h1>{title}</h1>
      <p className="page__intro">{t("play.verify.intro")}</p>
      <VerifyForm games={games} answer={answer} />
      {result ? (
        <RoundReplay title={t("play.verify.result")} commit={result.commit} {...result.replay} />
      ) : null}
      <Computation />
      <MoreTexts texts={texts}>
        <AnyOther />
        <OfflineCheck />
      </MoreTexts>
    </div>
  );
}

function AnyOther() {
  const { t } = useSpeech();
  return (
    <p>
      <a href={VERIFY_PATH}>{t("games.verify.title")}</a>
    </p>
  );
}
