import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CheckedRound } from "#app/features/fairness/checked-round.tsx";
import { LinkForm } from "#app/features/fairness/link-form.tsx";
import { OfflineCheck } from "#app/features/fairness/offline-check.tsx";
import { described } from "#app/i18n/described.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { pageMeta } from "#app/lib/page-title.ts";
import { paths } from "#app/lib/paths.ts";
import { stakeListPath, VERIFY_PATH } from "#app/lib/verify-paths.ts";
import { gameTexts } from "#app/pages/lobby/game-texts.server.ts";
import { whyCalledOff } from "#app/pages/play/called-off.server.ts";
import { checkedInWords } from "#app/pages/play/checked-in-words.server.ts";
import { publishedStakes } from "#app/pages/play/published-stakes.server.ts";
import { MINUTE_MS } from "#server/core/time.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { perAddress } from "#server/http/tries/per-address.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import {
  asksForWalk,
  linkKey,
  listedAs,
  readLink,
  verifyAny,
  withStakes,
} from "#server/studio/verify/index.ts";

export const says: RouteSays = { who: "anybody" };

/** A walk along a whole chain is a third of a second of work. */
const takeWalk = perAddress({ tries: 20, windowMs: MINUTE_MS });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language, address } = visitor;
  const { t } = await speechOf(language);
  const query = new URL(args.request.url).searchParams;
  const pasted = query.get("address");
  const page = {
    title: t("games.verify.title"),
    description: await described(visitor, "verify"),
    texts: await gameTexts(language, "verify"),
    values: { address: pasted ?? "" },
    errors: {},
    result: null,
  };
  const refused = (reason: "linkUnreadable" | "engineUnknown", typed: string) =>
    data(
      { ...page, values: { address: typed }, errors: { address: [t(`reasons.${reason}`)] } },
      { status: 422 },
    );

  if (pasted !== null) {
    const link = readLink(pasted);
    return link?.has("engine") ? redirect(`${VERIFY_PATH}?${link}`) : refused("linkUnreadable", pasted);
  }
  if (!query.has("engine")) return data(page);

  const walks = !asksForWalk(query) || takeWalk(context, address).ok;
  const named = query.has("stakes") ? null : listedAs(query);
  const list = named && (await publishedStakes(context, named));
  const houseKey = linkKey(visitor.platform.config.houseSecret).x;
  const checked = verifyAny(list ? withStakes(query, list.stakes) : query, { walks, houseKey });
  if (!checked.ok) return refused(checked.refusal.reason, `${VERIFY_PATH}?${query}`);
  const replayHref = query.get("engine") === "slot" ? paths.verify(Object.fromEntries(query)) : null;
  const listHref = list && stakeListPath(list);
  const whyOff = await whyCalledOff(context, query);
  const words = checkedInWords(checked.value, query, { t, language });
  const result = { round: checked.value, words, whyOff, notWalked: !walks, replayHref, listHref };
  return data({ ...page, result });
}

export default function VerifyAnyPage() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <VerifyAny {...shown} />
    </MoreTexts>
  );
}

type VerifyAnyProps = Omit<ReturnType<typeof useLoaderData<typeof loader>>, "texts">;

function VerifyAny({ title, values, errors, result }: VerifyAnyProps) {
  const { t } = useSpeech();
  return (
    <div className="page stack">
      <h1>{title}</h1>
      {result ? (
        <>
          <CheckedRound {...result} />
          <h2>{t("games.verify.another")}</h2>
        </>
      ) : (
        <p className="page__intro">{t("games.verify.intro")}</p>
      )}
      <LinkForm answer={{ values, errors }} />
      <OfflineCheck />
    </div>
  );
}
