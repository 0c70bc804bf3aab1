import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { TermsPage } from "#app/features/security/terms-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { wayBack } from "#app/lib/browser/way-back.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { termsText } from "#server/content/index.ts";
import { safePath } from "#server/http/addresses/safe-path.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { agreeAsRead, owesAgreement } from "#server/http/visitor/require-agreed.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

/** `version` is what was read: nobody agrees to what came meanwhile. */
const termsForm = z.object({ version: z.string().max(40), redirectTo: wayBack });

export const handle: PageHandle = { entry: "account" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** Where the house asks a player to agree to the terms anew. Who owes nothing is sent on. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, brand, language } = visitor;
  const redirectTo = safePath(new URL(args.request.url).searchParams.get("redirectTo"), paths.home());
  if (!(await owesAgreement(visitor))) throw redirect(redirectTo);
  const { t } = await speechOf(language);
  const terms = await termsText(context, { language });
  return {
    texts: await textsOf(language, "security"),
    title: t("security.terms.title"),
    version: brand.termsVersion,
    body: terms?.body ?? null,
    redirectTo,
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const form = await readForm(args, termsForm);
  if (!form.ok) return form.answer(400);

  const { version, redirectTo } = form.value;
  const agreed = await agreeAsRead(visitor, version);
  if (agreed.ok) return redirect(safePath(redirectTo, paths.home()), 303);
  const { t } = await speechOf(visitor.language);
  return form.answer(409, { "": [t("security.terms.changedMeanwhile")] });
}

export default function Terms() {
  const { texts, ...page } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <TermsPage
        {...page}
        action={memberPaths.termsAsked()}
        Text={RichText}
        answer={useActionData<typeof action>()}
      />
    </MoreTexts>
  );
}
