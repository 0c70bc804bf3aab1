import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import type { ShownRoom } from "#server/http/live/live-room-view.ts";
import { roomHref } from "./room-href.ts";

/** The members whom one does not read, and the way to read them again. */
export function BlockedMembers({ room }: { room: ShownRoom }) {
  const { t } = useSpeech();
  const { blocked, code } = room;
  if (blocked.length === 0) return null;
  return (
    <details className="chat-rules">
      <summary>{t("chat.blocked.title", { count: blocked.length })}</summary>
      <PostForm id="chat-unblock" action={paths.chatRoom(code)} className="chat-blocked">
        <input type="hidden" name="intent" value="unblock" />
        <input type="hidden" name="redirectTo" value={roomHref(room)} />
        {blocked.map(({ alias, name }) => (
          <button key={alias} type="submit" className="chip" name="alias" value={alias}>
            {t("chat.blocked.unblock", { name: `\u2068${name}\u2069` })}
          </button>
        ))}
      </PostForm>
    </details>
  );
}
