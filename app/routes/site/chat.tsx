import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { HouseRules } from "#app/features/chat/house-rules.tsx";
import { RoomList } from "#app/features/chat/room-list.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { listRooms } from "#server/chat/index.ts";
import { LANGUAGES, localText } from "#server/core/languages.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

/** The same for everybody: what is somebody's own stands in the rooms. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, brand, language } = await visitorOf(args);
  const { t } = await speechOf(language);
  const rooms = await listRooms(context, brand.id);
  return {
    title: t("chat.title"),
    description: t("chat.description"),
    texts: await textsOf(language, "chat"),
    rooms: rooms.map((room) => ({
      code: room.code,
      name: localText(room.names, language),
      topic: localText(room.topics, language),
      tag: room.language && LANGUAGES[room.language].tag,
      ownName: room.language && LANGUAGES[room.language].name,
      slowS: room.slowS,
      isQuiet: room.state === "quiet",
    })),
  };
}

export default function ChatPage() {
  const { texts, ...page } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <Rooms {...page} />
    </MoreTexts>
  );
}

type RoomsProps = Omit<Awaited<ReturnType<typeof loader>>, "texts">;

function Rooms({ title, rooms }: RoomsProps) {
  const { t } = useSpeech();
  return (
    <article className="page stack">
      <h1>{title}</h1>
      {rooms.length === 0 ? (
        <EmptyState title={t("chat.noRooms")} text={t("chat.noRoomsText")} />
      ) : (
        <>
          <p className="page__intro">{t("chat.intro")}</p>
          <RoomList rooms={rooms} />
          <HouseRules />
        </>
      )}
    </article>
  );
}
