type Listening = {
  readonly origin: string;
  readonly token: string;
  readonly headers?: Readonly<Record<string, string>>;
};

type Told = (event: string, data: unknown) => void;

const AGAIN_MS = 1000;

/**
 * Hears what happens to a player, and goes on where it was broken off, until it is stopped or the token ends. `asked` is
 * the query of the stream: `topics=balance,messages`. Answers with the way to stop.
 */
export function listen({ origin, token, headers = {} }: Listening, asked: string, told: Told): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let last = "";

  async function hear(): Promise<boolean> {
    const response = await fetch(`${origin}/api/live?${asked}`, {
      headers: { ...headers, Authorization: `Bearer ${token}`, "Last-Event-ID": last },
      signal,
    });
    if (!response.ok || !response.body) return response.status >= 429;
    let text = "";
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = (text + part.value).split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) tell(event);
    }
    return true;
  }

  function tell(event: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(event)?.[1] ?? "";
    if (field("data") === "" || signal.aborted) return;
    last = field("id") || last;
    told(field("event"), JSON.parse(field("data")));
  }

  async function goOn(): Promise<void> {
    while (!signal.aborted && (await hear().catch(() => true))) {
      await new Promise((again) => setTimeout(again, AGAIN_MS));
    }
  }

  void goOn();
  return () => stopping.abort();
}
