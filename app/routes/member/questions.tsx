import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { OwnQuestions } from "#app/features/customer-service/own-questions.tsx";
import { shownOwnQuestion } from "#app/features/customer-service/shown-question.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { isId } from "#server/core/ids.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { questionsOf } from "#server/support/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "questions" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** What a member asked the house, and what was answered (M16). `?before=` names the question after which a page begins. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, player, brand, language } = await requireMember(args);
  const before = new URL(args.request.url).searchParams.get("before");
  if (before !== null && !isId(before)) throw new Response(null, { status: 404 });
  const speaker = await speakerOf({ language, brand });
  const { questions, next } = await questionsOf(context, { playerId: player.id, before });
  return {
    texts: await textsOf(language, "states"),
    title: speaker.t("states.service.own.title"),
    questions: questions.map((question) => shownOwnQuestion(question, speaker)),
    next: next && memberPaths.questions({ before: next }),
  };
}

export default function QuestionsPage() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <OwnQuestions {...shown} />
    </MoreTexts>
  );
}
