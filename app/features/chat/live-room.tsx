import { useRevalidator } from "@remix-run/react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import type { ShownRoom } from "#server/http/live/live-room-view.ts";
import { listenToRoom } from "./listen-to-room.ts";
import type { Said } from "./use-said.ts";

export type LiveRoomProps = {
  room: ShownRoom;
  said: Said;
  box: RefObject<HTMLDivElement>;
};

/** Nearer to the lower edge than this, somebody reads the newest message. */
const EDGE_PX = 48;

/** Adds what is said to the page, and leaves what is being read where it is. */
export function LiveRoom({ room, said, box }: LiveRoomProps) {
  const { t } = useSpeech();
  const { revalidate } = useRevalidator();
  const { code, lastSeq, blocked } = room;
  const { add, remove, messages } = said;
  const since = useRef(lastSeq);
  since.current = Math.max(since.current, lastSeq);
  const whom = blocked.join(" ");

  // Blocked members are told to the server by a new stream.
  useEffect(() => {
    const address = `${paths.chatRoom(code)}/live`;
    const hearing = { since: () => since.current, said: add, removed: remove, missed: revalidate };
    return whom === null ? undefined : listenToRoom(address, hearing);
  }, [code, whom, add, remove, revalidate]);

  const fresh = useKeptPlace(box, messages.at(-1)?.seq ?? 0, messages.length);
  if (fresh === 0) return null;
  return (
    <button type="button" className="chip chat__fresh" onClick={() => box.current?.scrollTo({ top: 0 })}>
      {t("chat.fresh", { count: fresh })}
    </button>
  );
}

/** Keeps the place of who has scrolled up. Answers with how many messages came below since. */
function useKeptPlace(box: RefObject<HTMLDivElement>, newest: number, count: number): number {
  const height = useRef(0);
  const known = useRef({ newest, count });
  const [fresh, setFresh] = useState(0);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const grown = element.scrollHeight - height.current;
    const more = newest > known.current.newest ? count - known.current.count : 0;
    // The box is filled from its lower edge: there its scroll position is nought, and above it less.
    if (height.current > 0 && -element.scrollTop > EDGE_PX) {
      element.scrollTop -= grown;
      if (more > 0) setFresh((before) => before + more);
    }
    height.current = element.scrollHeight;
    known.current = { newest, count };
  }, [box, newest, count]);

  useEffect(() => {
    const element = box.current;
    const atEdge = () => {
      if (element && -element.scrollTop <= EDGE_PX) setFresh(0);
    };
    element?.addEventListener("scroll", atEdge, { passive: true });
    return () => element?.removeEventListener("scroll", atEdge);
  }, [box]);

  return fresh;
}
