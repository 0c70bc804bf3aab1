/** A server that is full or away is asked again after a while. */
const REFUSED_MS = 15_000;

/** Every stream is ended by the server before this, and the next one begins with a message: a longer silence is a dead line. */
const SILENT_MS = 45_000;

type Hearing = {
  told(facts: string): void;
  /** Nothing is heard until the next message. */
  lost?(): void;
};

/** Listens to a stream of the server for as long as somebody looks at the page. Answers with the way to stop. */
export function listenTo(path: string, { told, lost = () => {} }: Hearing): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  function againAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      lost();
      open();
    }, ms);
  }

  function open(): void {
    close();
    if (document.visibilityState === "hidden" || typeof EventSource !== "function") return;
    const own = new EventSource(path);
    source = own;
    againAfter(SILENT_MS);
    own.addEventListener("message", ({ data }) => {
      againAfter(SILENT_MS);
      told(data);
    });
    own.addEventListener("error", () => {
      lost();
      if (own.readyState === EventSource.CLOSED) againAfter(REFUSED_MS);
    });
  }

  document.addEventListener("visibilitychange", open);
  open();
  return () => {
    document.removeEventListener("visibilitychange", open);
    close();
  };
}
