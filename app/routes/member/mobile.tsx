import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Notice } from "#app/components/notice.tsx";
import { CodeField } from "#app/features/codes/code-field.tsx";
import { CountrySelect } from "#app/features/entry-form/country-select.tsx";
import { MemberPage } from "#app/features/member-nav/member-page.tsx";
import { MobileForm } from "#app/features/proofs/proof-form.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { FormAnswer } from "#app/lib/form-answer.ts";
import { memberPaths } from "#app/lib/member-paths.ts";
import { titled } from "#app/lib/page-title.ts";
import { answerBinding } from "#app/recovery/bind-proof.server.ts";
import { shownProof } from "#app/recovery/proof-shown.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export function loader(args: LoaderFunctionArgs) {
  return shownProof(args, "mobile");
}

export function action(args: ActionFunctionArgs) {
  return answerBinding(args, "mobile");
}

export default function MobilePage() {
  const { title, texts, done, now, code, dialing } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as FormAnswer | undefined;
  return (
    <MemberPage entry="account">
      <h1>{title}</h1>
      {done ? <Notice kind="good">{done}</Notice> : null}
      <MoreTexts texts={texts}>
        <MobileForm
          action={memberPaths.mobile()}
          now={now}
          country={<CountrySelect {...dialing} answer={answer} />}
          code={<CodeField code={code} answer={answer} />}
          answer={answer}
        />
      </MoreTexts>
    </MemberPage>
  );
}
