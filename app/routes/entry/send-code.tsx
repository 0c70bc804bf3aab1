import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ChallengeField } from "#app/features/challenge/challenge-field.tsx";
import { TO_FIELD } from "#app/features/codes/asked-code.ts";
import { CodeFrame } from "#app/features/codes/code-frame.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { oneOf } from "#app/lib/paths/query.ts";
import { codeTexts } from "#app/pages/codes/code-texts.server.ts";
import { answerSendCode, type SendCodeAnswer } from "#app/pages/codes/send-code.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { CODE_PURPOSES } from "#server/verification/index.ts";

export const says: RouteSays = { who: "anybody", posts: "anybody", framed: true, whileClosed: "guests" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** A page in the frame of a form that needs a code (app/features/codes/code-field.tsx). */
export async function loader(args: LoaderFunctionArgs) {
  const { language } = await visitorOf(args);
  const { t } = await speechOf(language);
  const code = codeIn(args.request);
  return {
    title: t("codes.send.title"),
    texts: await codeTexts(language, "field", "send"),
    action: paths.sendCode({ ...code, field: TO_FIELD[code.channel] }),
    field: TO_FIELD[code.channel],
  };
}

export function action(args: ActionFunctionArgs) {
  return answerSendCode(args, codeIn(args.request));
}

function codeIn({ url }: Request) {
  const asked = new URL(url).searchParams;
  const channel = oneOf(["sms", "mail"], asked.get("channel"));
  return { purpose: oneOf(CODE_PURPOSES, asked.get("purpose")), channel } as const;
}

export default function SendCodePage() {
  const { texts, action, field } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as SendCodeAnswer | undefined;
  const { challenge, sent } = answer ?? {};
  return (
    <MoreTexts texts={texts}>
      <main id="main" className="main">
        <CodeFrame
          action={action}
          field={field}
          answer={answer}
          sent={sent}
          picture={challenge ? <ChallengeField challenge={challenge} answer={answer} /> : null}
        />
      </main>
    </MoreTexts>
  );
}
