import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type SerializeFrom,
} from "@remix-run/node";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { ChatRoom } from "#app/features/chat/chat-room.tsx";
import { withDone } from "#app/features/chat/room-href.ts";
import { WATCH_S } from "#app/features/chat/room-tools.tsx";
import { sayRefusal, statusOf } from "#app/features/chat/say-refusal.ts";
import type { Sent } from "#app/features/chat/use-sending.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { carryOutChat, chatForm, findRoom } from "#server/chat/index.ts";
import { safePath } from "#server/http/addresses/safe-path.ts";
import { shownMessage } from "#server/http/live/live-message.ts";
import { loadChatRoom, saidUntil } from "#server/http/live/live-room-view.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { isPlayer, visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", posts: "anybody", bearsFloods: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

export const handle: PageHandle = {
  looksAgainS: ({ room }: SerializeFrom<typeof loader>) => (room.isWatching ? WATCH_S : null),
};

/** What was written stands on the page already, put there by its own answer. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
  formData?.get("live") === "1" ? false : defaultShouldRevalidate;

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { t } = await speechOf(visitor.language);
  const room = await loadChatRoom(visitor, new URL(args.request.url), args.params.room);
  if (!room) throw new Response(null, { status: 404 });
  const description = `${room.topic}. ${t("chat.description")}`;
  const title = `${room.name} · ${t("chat.title")}`;
  return { texts: await textsOf(visitor.language, "chat"), room, title, description };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, brand, language } = visitor;
  const { t } = await speechOf(language);
  const room = await findRoom(context, { brandId: brand.id, code: args.params.room ?? "" });
  if (!room) throw new Response(null, { status: 404 });
  const form = await readForm(args, chatForm);
  if (!form.ok) return form.answer(400, { "": [t("chat.reasons.unreadable")] });
  if (!isPlayer(visitor)) return form.answer(403, { "": [t("chat.reasons.signedOut")] });

  const wish = form.value;
  const outcome = await carryOutChat(context, { player: visitor.player, room, wish });
  const reading = { language, timeZone: brand.timeZone };
  if (!outcome.ok) {
    const { refusal } = outcome;
    const until =
      "until" in refusal && refusal.until ? saidUntil(refusal.until, context.now(), reading) : null;
    const field = wish.intent === "write" ? "text" : "";
    const answer = form.answer(statusOf(refusal), { [field]: [sayRefusal(refusal, until, t)] });
    const values = { ...answer.data.values, key: context.newId() };
    return data({ ...answer.data, values }, { status: statusOf(refusal) });
  }
  const { written, done } = outcome.value;
  const back = safePath(wish.redirectTo ?? null, paths.chatRoom(room.code));
  if (written === null) return redirect(withDone(back, done), 303);
  if (wish.intent === "write" && wish.live) {
    const sent: Sent = { sent: shownMessage(written, reading), alias: written.alias, key: context.newId() };
    return data(sent);
  }
  return redirect(`${back}#m${written.seq}`, 303);
}

export default function ChatRoomPage() {
  const { texts, room } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer && "errors" in answer ? answer : undefined;
  return (
    <MoreTexts texts={texts}>
      <article className="page page--chat stack">
        <h1>{room.name}</h1>
        <ChatRoom key={room.code} room={room} answer={refused} />
      </article>
    </MoreTexts>
  );
}
