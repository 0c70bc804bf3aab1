import type { ShownMessage } from "#server/http/live/live-message.ts";

/** A server that is full or away is asked again after a while, and not by everybody at once. */
const REFUSED_MS = 15_000;
const REFUSED_SPREAD_MS = 10_000;
const MISSED_MS = 3000;

type Hearing = {
  /** The number of the last thing that the page knows. */
  since(): number;
  said(message: ShownMessage): void;
  removed(seq: number): void;
  /** More happened than can be told: the page has to come from the server again. */
  missed(): void;
};

/**
 * Listens to a room for as long as somebody looks at it: a browser has few connections to one house, and a tab in
 * the background would keep one. A stream ends by itself; the browser comes back with the number of the last event.
 */
export function listenToRoom(address: string, hearing: Hearing): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  function open(): void {
    close();
    if (document.visibilityState === "hidden") return;
    last = Math.max(last, hearing.since());
    const own = new EventSource(`${address}?since=${last}`);
    source = own;
    own.addEventListener("message", (event) => {
      hearing.said(JSON.parse(event.data));
      last = Number(event.lastEventId);
    });
    own.addEventListener("removal", (event) => {
      hearing.removed(JSON.parse(event.data).seq);
      last = Number(event.lastEventId);
    });
    own.addEventListener("missed", () => {
      close();
      hearing.missed();
      timer = setTimeout(open, MISSED_MS);
    });
    own.addEventListener("error", () => {
      if (own.readyState === EventSource.CLOSED)
        timer = setTimeout(open, REFUSED_MS + Math.floor(Math.random() * REFUSED_SPREAD_MS));
    });
  }

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  document.addEventListener("visibilitychange", open);
  open();
  return () => {
    document.removeEventListener("visibilitychange", open);
    close();
  };
}
