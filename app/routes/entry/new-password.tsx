import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkEnded, LinkForm } from "#app/features/recovery/link-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { codeTexts } from "#app/pages/codes/code-texts.server.ts";
import { answerByLink, askedByLink } from "#app/pages/recovery/set-by-link.server.ts";
import { linkOwner, passwordHint } from "#server/accounts/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "anybody", posts: "anybody", whileClosed: "guests" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** The address carries a key: no other site learns it, and no memory keeps the page. */
export const headers: HeadersFunction = () => ({
  "Referrer-Policy": "same-origin",
  "Cache-Control": "private, no-store",
});

/** Looking at it spends nothing: mail programs follow links by themselves. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, t, say, settings, link } = await askedByLink(args);
  const owner = await linkOwner(visitor.context, link);
  const page = {
    title: t(owner ? "codes.newPassword.title" : "codes.newPassword.ended"),
    texts: await codeTexts(visitor.language, "newPassword", "reasons"),
    intro: owner && t("codes.newPassword.intro", { name: isolated(owner.username) }),
    action: paths.newPassword({ link: link.token }),
    rule: passwordHint(settings, say),
  };
  return data(page, { status: owner ? 200 : 410 });
}

export function action(args: ActionFunctionArgs) {
  return answerByLink(args);
}

export default function NewPasswordPage() {
  const { title, texts, intro, ...form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as FormAnswer | undefined;
  return (
    <>
      <h1>{title}</h1>
      <div className="entry__panel">
        <MoreTexts texts={texts}>
          {intro ? (
            <LinkForm {...form} intro={intro} answer={answer} />
          ) : (
            <LinkEnded href={paths.forget({ way: "mail" })} />
          )}
        </MoreTexts>
      </div>
    </>
  );
}
