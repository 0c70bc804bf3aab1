import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { wayBack } from "#app/lib/browser/way-back.ts";
import { FUNDS } from "#app/lib/funds.ts";
import { THEMES } from "#app/lib/page/theme.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { changeLanguage } from "#server/accounts/index.ts";
import { isLanguage, LANGUAGES } from "#server/core/languages.ts";
import { safePath } from "#server/http/addresses/safe-path.ts";
import { preferenceCookie } from "#server/http/browser/preferences.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { isPlayer, visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = {
  who: "anybody",
  posts: "anybody",
  bearsFloods: true,
  whileClosed: "postsOfGuests",
};

const preferencesForm = z.object({
  lang: z.string().refine(isLanguage).optional(),
  theme: z.enum(THEMES).optional(),
  funds: z.enum(FUNDS).optional(),
  lite: z.enum(["0", "1"]).optional(),
  redirectTo: wayBack,
});

export async function loader({ request }: LoaderFunctionArgs) {
  return { redirectTo: safePath(new URL(request.url).searchParams.get("redirectTo")) };
}

/**
 * Language, theme, funds and light mode of this browser; the language of a player is kept with the account too. One button of the header posts here and comes back to its page.
 */
export async function action(args: ActionFunctionArgs) {
  const visitor = await visitorOf(args);
  const { config } = visitor.platform;
  const form = await readForm(args, preferencesForm);
  if (!form.ok) return form.answer(400);

  const { lang, theme, funds, lite, redirectTo } = form.value;
  if (lang && isPlayer(visitor)) {
    await changeLanguage(visitor.context, { playerId: visitor.player.id, language: lang });
  }
  const headers = new Headers();
  if (lang) headers.append("Set-Cookie", preferenceCookie(config, "lang", lang));
  if (theme) headers.append("Set-Cookie", preferenceCookie(config, "theme", theme));
  if (funds) headers.append("Set-Cookie", preferenceCookie(config, "funds", funds));
  if (lite) headers.append("Set-Cookie", preferenceCookie(config, "lite", lite));
  return redirect(withoutLanguage(safePath(redirectTo)), { status: 303, headers });
}

/** `?lang=` outranks the cookie, so coming back to it would undo the choice. */
function withoutLanguage(path: string): string {
  const url = new URL(path, "http://site.invalid");
  url.searchParams.delete("lang");
  return `${url.pathname}${url.search}${url.hash}`;
}

export default function PreferencesPage() {
  const { t } = useSpeech();
  const { redirectTo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <PostForm action={paths.preferences()} answer={answer} reloadDocument className="stack">
      <h1>{t("site.preferences.title")}</h1>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {Object.entries(LANGUAGES).map(([code, { name, tag }]) => (
        <Button key={code} kind="quiet" name="lang" value={code} lang={tag}>
          {name}
        </Button>
      ))}
      {THEMES.map((theme) => (
        <Button key={theme} kind="quiet" name="theme" value={theme}>
          {t(`site.theme.${theme}`)}
        </Button>
      ))}
    </PostForm>
  );
}
