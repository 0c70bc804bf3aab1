import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { gameTexts } from "#app/pages/lobby/game-texts.server.ts";
import { isUnlisted, setUnlisted } from "#server/catalogue/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requirePlayer } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "players" };

export const handle: PageHandle = { entry: "account" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const { context, player, language } = await requirePlayer(args);
  const { t } = await speechOf(language);
  return {
    title: t("games.shown.title"),
    texts: await gameTexts(language, "shown"),
    hidden: await isUnlisted(context, player.id),
  };
}

const shownForm = z.object({ shown: z.enum(["0", "1"]) });

/** Lets a player out of the lists of winners, or in again. */
export async function action(args: ActionFunctionArgs) {
  const { context, player } = await requirePlayer(args);
  const form = await readForm(args, shownForm);
  if (!form.ok) return form.answer(400);
  await setUnlisted(context, { playerId: player.id, unlisted: form.value.shown === "0" });
  return redirect(paths.winnerBoard(), 303);
}

export default function WinnerBoardPage() {
  const { texts, title, hidden } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <ShownForm title={title} hidden={hidden} answer={useActionData<typeof action>()} />
    </MoreTexts>
  );
}

type ShownFormProps = { title: string; hidden: boolean; answer: FormAnswer | undefined };

function ShownForm({ title, hidden, answer }: ShownFormProps) {
  const { t } = useSpeech();
  return (
    <PostForm className="stack panel" answer={answer} edition={String(hidden)}>
      <h1>{title}</h1>
      <p>{t("games.shown.text")}</p>
      <p role="status">{t(hidden ? "games.shown.isHidden" : "games.shown.isShown")}</p>
      <Button kind={hidden ? "quiet" : "primary"} name="shown" value={hidden ? "1" : "0"}>
        {t(hidden ? "games.shown.show" : "games.shown.hide")}
      </Button>
    </PostForm>
  );
}
