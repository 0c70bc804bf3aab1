import { useFetcher, useRevalidator } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { ShownMessage } from "#server/http/live/live-message.ts";
import type { ShownRoom } from "#server/http/live/live-room-view.ts";
import type { Said } from "./use-said.ts";
import { WRITE_FORM } from "./write-form.tsx";

/** What script gets for a message that was written. */
export type Sent = { readonly sent: ShownMessage; readonly alias: string; readonly key: string };

/** Sends without leaving the page: the text stands in the room at once, and back in the form if it was refused. */
export function useSending(room: ShownRoom, { add }: Said) {
  const fetcher = useFetcher<Sent | FormAnswer>();
  const { revalidate } = useRevalidator();
  const [own, setOwn] = useState<{ alias: string; key: string } | null>(null);
  const judged = useRef(fetcher.data);
  const isNextReady = useRef(false);
  const { data, state } = fetcher;

  useEffect(() => {
    if (state === "submitting") writeInto("");
  }, [state]);

  useEffect(() => {
    if (state === "submitting" || !data || data === judged.current) return;
    judged.current = data;
    if ("sent" in data) {
      add(data.sent);
      setOwn({ alias: data.alias, key: data.key });
      return;
    }
    isNextReady.current = false;
    writeInto(data.values.text ?? "");
    // Anybody who is not signed in any more sees the page of a guest, with the text on it.
    if (data.refused === "staleForm" || data.errors[""]) revalidate();
  }, [data, state, add, revalidate]);

  // What was sent too early goes now, under the key of its own.
  useEffect(() => {
    if (!own || !isNextReady.current) return;
    isNextReady.current = false;
    document.querySelector<HTMLButtonElement>(`#${WRITE_FORM} button`)?.click();
  }, [own]);

  /** A message waits in the form until the one before it has its answer. */
  function keepOrder(event: FormEvent) {
    if (state !== "submitting" || !(event.target instanceof HTMLElement) || event.target.id !== WRITE_FORM)
      return;
    event.preventDefault();
    event.stopPropagation();
    isNextReady.current = true;
  }

  // Until it is among the messages: between the two it would be gone for a blink.
  const isSending = state === "submitting" || (state === "loading" && data !== judged.current);
  const sending = isSending ? (fetcher.formData?.get("text") ?? null) : null;
  const refused = data && !("sent" in data) ? data : undefined;
  return {
    via: fetcher.Form,
    keepOrder,
    answer: refused,
    sending: typeof sending === "string" ? sending : null,
    postKey: refused?.values.key ?? own?.key ?? room.key,
    alias: own?.alias ?? room.alias,
  };
}

/** What somebody has begun to write meanwhile is theirs. */
function writeInto(text: string): void {
  const field = document.querySelector<HTMLInputElement>(`#${WRITE_FORM} [name="text"]`);
  if (field && (text === "" || field.value === "")) field.value = text;
}
