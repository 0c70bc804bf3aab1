import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { z } from "zod";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { wayBack } from "#app/lib/browser/way-back.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { safePath } from "#server/http/addresses/safe-path.ts";
import { preferenceCookie } from "#server/http/browser/preferences.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requirePlayer } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "players" };

const balanceForm = z.object({ redirectTo: wayBack });

export async function loader(args: LoaderFunctionArgs) {
  await requirePlayer(args);
  return null;
}

/** Shows or hides the balance in the header, for whoever looks over a shoulder. */
export async function action(args: ActionFunctionArgs) {
  const { balanceHidden, platform } = await requirePlayer(args);
  const form = await readForm(args, balanceForm);
  if (!form.ok) return form.answer(400);

  const cookie = preferenceCookie(platform.config, "balance", balanceHidden ? "shown" : "hidden");
  return redirect(safePath(form.value.redirectTo), { status: 303, headers: { "Set-Cookie": cookie } });
}

export default function BalancePage() {
  const { t } = useSpeech();
  return (
    <PostForm action={paths.toggleBalance()} answer={useActionData<typeof action>()} className="stack">
      <Button kind="primary">{t("site.balance.toggle")}</Button>
    </PostForm>
  );
}
