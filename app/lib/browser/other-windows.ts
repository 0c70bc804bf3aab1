import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { usePanel } from "../page/frame.ts";

const CHANNEL = "nard.visitor";

/**
 * Windows of one browser agree on who is here: each says it when it opens and when it changes, and one that shows
 * somebody else asks the server anew. So a page learns of the sign-in in the window that it opened (G10), and nothing
 * of a member stays in sight after a sign-out elsewhere. Whoever is typing is left alone: the server judges what they send.
 */
export function useOtherWindows(): void {
  const panel = usePanel();
  const { revalidate } = useRevalidator();
  const own = panel && (panel.player?.username ?? "");

  useEffect(() => {
    if (own === undefined || typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      if (data !== own && !isTyping()) revalidate();
    };
    channel.postMessage(own);
    return () => channel.close();
  }, [own, revalidate]);
}

const TYPED = 'main :is(textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"]))';

function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
