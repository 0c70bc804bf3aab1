import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CheckedReceipt } from "#app/features/fairness/checked-receipt.tsx";
import { CheckedRound } from "#app/features/fairness/checked-round.tsx";
import { LinkForm } from "#app/features/fairness/link-form.tsx";
import { NumberForm } from "#app/features/fairness/number-form.tsx";
import { OfflineCheck } from "#app/features/fairness/offline-check.tsx";
import { described } from "#app/i18n/described.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { daysPath, recordPath, VERIFY_PATH } from "#app/lib/paths/verify-paths.ts";
import { gameTexts } from "#app/pages/lobby/game-texts.server.ts";
import { askedRound, numberedGames, typedIn } from "#app/pages/play/asked-round.server.ts";
import { checkedLink } from "#app/pages/play/checked-link.server.ts";
import { shownReceipt } from "#app/pages/play/shown-receipt.server.ts";
import { defaultBrand } from "#server/brand/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { isLink } from "#server/studio/verify/index.ts";

export const says: RouteSays = { who: "anybody" };

const NOTHING: FormAnswer = { values: {}, errors: {} };

type Reason = Extract<Awaited<ReturnType<typeof askedRound>>, { reason: string }>["reason"] | "engineUnknown";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language, brand } = visitor;
  const { t } = await speechOf(language);
  const query = new URL(args.request.url).searchParams;
  const page = {
    title: t("games.verify.title"),
    description: await described(visitor, "verify"),
    texts: await gameTexts(language, "verify"),
    games: numberedGames(language),
    others: [
      { href: daysPath(), text: t("games.days.title") },
      { href: recordPath(), text: t("games.record.title") },
    ],
    link: NOTHING,
    number: NOTHING,
    round: null,
    receipt: null,
  };
  const refused = (form: "link" | "number", values: FormAnswer["values"], reason: Reason) => {
    const field = form === "link" ? "address" : "number";
    return data(
      { ...page, [form]: { values, errors: { [field]: [t(`reasons.${reason}`)] } } },
      { status: 422 },
    );
  };

  const typed = typedIn(query);
  if (typed) {
    const asked = await askedRound(visitor, typed);
    if ("to" in asked) return redirect(asked.to);
    if ("reason" in asked) return refused(typed.form, typed.values, asked.reason);
    const days = { timeZone: (await defaultBrand(context)).timeZone, now: context.now() };
    const receipt = shownReceipt(asked.receipt, { t, language, timeZone: brand.timeZone, days });
    return data({ ...page, receipt });
  }
  if (!isLink(query)) return data(page);
  const checked = await checkedLink(visitor, query);
  return checked.ok
    ? data({ ...page, round: checked.value })
    : refused("link", { address: `${VERIFY_PATH}?${query}` }, checked.refusal.reason);
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

function VerifyAny({ title, games, others, link, number, round, receipt }: VerifyAnyProps) {
  const { t } = useSpeech();
  const isAnswered = round !== null || receipt !== null;
  return (
    <div className="page stack">
      <h1>{title}</h1>
      {round ? <CheckedRound {...round} /> : null}
      {receipt ? <CheckedReceipt {...receipt} /> : null}
      {isAnswered ? (
        <h2>{t("games.verify.another")}</h2>
      ) : (
        <p className="page__intro">{t("games.verify.intro")}</p>
      )}
      <LinkForm answer={link} />
      <NumberForm games={games} answer={number} />
      <OfflineCheck />
      {others.map(({ href, text }) => (
        <p key={href}>
          <a href={href}>{text}</a>
        </p>
      ))}
    </div>
  );
}
