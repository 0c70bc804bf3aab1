import { Link } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import type { ShownMessage } from "#server/http/live/live-message.ts";
import type { ShownRoom } from "#server/http/live/live-room-view.ts";
import { roomHref } from "./room-href.ts";

const WISHES = [
  { intent: "block", label: "chat.about.block", text: "chat.about.blockText" },
  { intent: "report", label: "chat.about.report", text: "chat.about.reportText" },
] as const;

/** What a member may do about somebody else's message. */
export function AboutMessage({ room, message }: { room: ShownRoom; message: ShownMessage }) {
  const { t } = useSpeech();
  const { seq, alias, name, body, moment } = message;
  return (
    <section className="panel chat-about stack" aria-labelledby="chat-about">
      <h2 id="chat-about" className="chat-about__title">
        {t("chat.about.title", { name: `\u2068${name}\u2069` })}
      </h2>
      <blockquote className="chat-about__said">
        <p dir="auto">{body}</p>
        <p className="chat__hour">{moment}</p>
      </blockquote>
      {alias === room.alias ? null : (
        <ul className="chat-about__wishes">
          {WISHES.map(({ intent, label, text }) => (
            <li key={intent}>
              <PostForm id={`chat-${intent}`} action={paths.chatRoom(room.code)}>
                <input type="hidden" name="intent" value={intent} />
                <input type="hidden" name="seq" value={seq} />
                <input type="hidden" name="redirectTo" value={roomHref(room)} />
                <Button kind="quiet">{t(label, { name: `\u2068${name}\u2069` })}</Button>
                <p className="field__hint">{t(text)}</p>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={roomHref(room)} preventScrollReset>
          {t("chat.about.back")}
        </Link>
      </p>
    </section>
  );
}
