import type { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { ShownRoom } from "#server/http/live/live-room-view.ts";
import { roomHref } from "./room-href.ts";

export const WRITE_FORM = "chat-write";

/** Below this many letters left, the counter speaks. */
const COUNTED_FROM = 60;

type WriteFormProps = {
  room: ShownRoom;
  /** Names the post: a new one after each message. */
  postKey: string;
  answer: FormAnswer | undefined;
  via: ReturnType<typeof useFetcher>["Form"];
};

/** One line of text. Without script it is posted and the room comes back; with script only the answer does. */
export function WriteForm({ room, postKey, answer, via }: WriteFormProps) {
  const { t } = useSpeech();
  const [typedLetters, setTypedLetters] = useState(0);
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  useEffect(() => {
    if (postKey) setTypedLetters(0);
  }, [postKey]);
  const left = room.lettersMax - typedLetters;
  return (
    <PostForm
      id={WRITE_FORM}
      // The end of the address leads to the form where a refusal is answered with a page.
      action={`${paths.chatRoom(room.code)}#${WRITE_FORM}`}
      answer={answer}
      edition={postKey}
      className="chat__form"
      via={via}
    >
      <input type="hidden" name="intent" value="write" />
      <input type="hidden" name="key" value={postKey} />
      <input type="hidden" name="redirectTo" value={roomHref(room)} />
      {isAlive ? <input type="hidden" name="live" value="1" /> : null}
      <Field
        name="text"
        label={t("chat.form.label")}
        answer={answer}
        defaultValue={room.typed}
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
        required
        onInput={(event) => setTypedLetters([...event.currentTarget.value].length)}
      />
      <Button kind="primary">{t("chat.form.send")}</Button>
      <output
        className={left < 0 ? "chat__left chat__left--over" : "chat__left"}
        htmlFor={`${WRITE_FORM}-text`}
      >
        {left < 0 ? t("chat.form.over", { count: -left }) : null}
        {left >= 0 && left < COUNTED_FROM ? t("chat.form.left", { count: left }) : null}
      </output>
    </PostForm>
  );
}
