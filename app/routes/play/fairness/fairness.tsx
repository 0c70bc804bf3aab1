import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GameFamilies, type ShownGame } from "#app/features/fairness/game-families.tsx";
import { described } from "#app/i18n/described.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { daysPath, RULES_FILE, recordPath, VERIFY_PATH } from "#app/lib/paths/verify-paths.ts";
import { gameTexts } from "#app/pages/lobby/game-texts.server.ts";
import { localText } from "#server/core/languages.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { studioGameOf } from "#server/studio/index.ts";
import { gameFiles } from "#server/studio/verify/index.ts";

export const says: RouteSays = { who: "anybody", search: "listed" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

/** How every game is decided: plainly in the visitor's language, exactly in one document, its numbers in a file each. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { language } = visitor;
  const { t } = await speechOf(language);
  const games = gameFiles().map(({ game, family, file, version, isLatest }): ShownGame => {
    const names = studioGameOf(game)?.names;
    const named = names ? localText(names, language) : game;
    const earlier = { game: named, version: formatWhole(version, language) };
    return { name: isLatest ? named : t("games.fairness.earlier", earlier), family, file };
  });
  return {
    title: t("games.fairness.title"),
    description: await described(visitor, "fairness"),
    texts: await gameTexts(language, "fairness", "days", "record"),
    games,
  };
}

export default function FairnessPage() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <Fairness {...shown} />
    </MoreTexts>
  );
}

function Fairness({ title, games }: { title: string; games: readonly ShownGame[] }) {
  const { t } = useSpeech();
  return (
    <div className="page stack">
      <h1>{title}</h1>
      <p className="page__intro">{t("games.fairness.intro")}</p>
      <p>
        <a href={RULES_FILE}>{t("games.fairness.exact")}</a> {t("games.fairness.exactNote")}
      </p>
      <GameFamilies games={games} />
      <p>
        <a className="button button--quiet" href={VERIFY_PATH}>
          {t("games.fairness.check")}
        </a>
      </p>
      <p>
        <a href={daysPath()}>{t("games.days.title")}</a>
      </p>
      <p>
        <a href={recordPath()}>{t("games.record.title")}</a>
      </p>
    </div>
  );
}
