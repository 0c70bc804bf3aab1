type Listening = {
  readonly origin: string;
  readonly token: string;
  readonly headers?: Readonly<Record<string, string>>;
};

type Refused = { readonly code: string; readonly message: string; readonly fields: readonly string[] };

type Told = (event: string, data: unknown) => void;

const AGAIN_MS = 1000;

/**
 * Hears what happens to a player, and goes on where it was broken off, until it is stopped or the token ends. `asked` is
 * the query of the stream: `topics=balance,messages`. Whatever ends it for good is told as `ended`, with the code and
 * sentence of the house. Answers with the way to stop.
 */
export function listen({ origin, token, headers = {} }: Listening, asked: string, told: Told): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let last = "";
  let isOver = false;

  async function hear(): Promise<boolean> {
    const response = await fetch(`${origin}/api/live?${asked}`, {
      headers: { ...headers, Authorization: `Bearer ${token}`, "Last-Event-ID": last },
      signal,
    });
    if (!response.ok || !response.body) return response.status >= 429 || isRefused(response);
    let text = "";
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = (text + part.value).split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) tell(event);
    }
    return !isOver;
  }

  async function isRefused(response: Response): Promise<false> {
    const { code, message, fields } = (await response.json().catch(() => ({}))) as Partial<Refused>;
    if (!signal.aborted) told("ended", { code: code ?? "unknownError", message, fields });
    return false;
  }

  function tell(event: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(event)?.[1] ?? "";
    if (field("data") === "" || signal.aborted) return;
    last = field("id") || last;
    const data = JSON.parse(field("data"));
    isOver = field("event") === "ended" && data.code !== "tooMany";
    told(field("event"), data);
  }

  async function goOn(): Promise<void> {
    while (!signal.aborted && (await hear().catch(() => true))) {
      await new Promise((again) => setTimeout(again, AGAIN_MS));
    }
  }

  void goOn();
  return () => stopping.abort();
}
