import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { MessageList } from "#app/features/messages/message-list.tsx";
import { openedMessage, shownMessage } from "#app/features/messages/shown-message.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { zoneName } from "#app/lib/dates.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { pageNumber } from "#app/lib/paths/query.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { markAllRead, markRead, messagesOf } from "#server/messages/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "messages" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** A message is read once it was opened: `?message=` names it. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, player, language, brand } = await requireMember(args);
  const { timeZone } = brand;
  const { t } = await speechOf(language);
  const speaker = { language, t, timeZone };
  const query = new URL(args.request.url).searchParams;
  const messageId = query.get("message");
  const opened = messageId ? await markRead(context, { playerId: player.id, messageId }) : null;
  if (messageId && !opened) throw new Response(null, { status: 404 });

  const record = await messagesOf(context, { playerId: player.id, page: pageNumber(query.get("pageNo")) });
  return {
    title: t("messages.title"),
    texts: await textsOf(language, "messages"),
    place: { pageNo: record.page, totalPages: record.pageCount, timeZone: zoneName(language, timeZone) },
    unread: record.unread,
    opened: opened && openedMessage(opened, record.page, speaker),
    messages: record.rows.map((message) => shownMessage(message, record.page, speaker)),
  };
}

const readAllForm = z.object({});

/** Marks everything as read. */
export async function action(args: ActionFunctionArgs) {
  const { context, player } = await requireMember(args);
  const form = await readForm(args, readAllForm);
  if (!form.ok) return form.answer(400);
  await markAllRead(context, { playerId: player.id });
  return redirect(memberPaths.messages(), 303);
}

export default function MessagesPage() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <MoreTexts texts={texts}>
      <MessageList {...shown} answer={answer} />
    </MoreTexts>
  );
}
