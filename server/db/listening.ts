import pg from "pg";
import { SECOND_MS } from "../core/time.ts";
import type { Listener } from "./database.ts";

/** A server that comes back is found soon, one that stays away is not asked all the time. */
const RETRY_MIN_MS = 100;
const RETRY_MAX_MS = 5 * SECOND_MS;

/** A connection that died without a word is noticed by asking it something. */
const PULSE_MS = 10 * SECOND_MS;
const ANSWER_MS = 5 * SECOND_MS;

type Listening = { listen(channel: string, listener: Listener): () => void; close(): Promise<void> };

/**
 * One connection of its own for everything that this process listens to: a pool gives connections away, and what
 * is said to a connection is said to nobody else. It is made at the first listener, and anew whenever it is lost.
 */
export function openListening(url: string): Listening {
  const channels = new Map<string, Set<Listener>>();
  let client: pg.Client | null = null;
  let isHearing = false;
  let isClosed = false;
  let work: Promise<void> | null = null;
  let wake = () => {};

  async function keepHearing(): Promise<void> {
    let pauseMs = RETRY_MIN_MS;
    while (!isClosed) {
      const began = await hear().catch(() => false);
      pauseMs = began ? RETRY_MIN_MS : Math.min(2 * pauseMs, RETRY_MAX_MS);
      if (!isClosed) await pause(pauseMs);
    }
  }

  /** Hears until the connection is lost. Answers whether it ever began. */
  async function hear(): Promise<boolean> {
    const own = clientOf(url);
    const lost = lossOf(own);
    client = own;
    own.on("notification", ({ channel, payload = "" }) => {
      for (const listener of channels.get(channel) ?? []) listener.heard(payload);
    });
    try {
      await own.connect();
      for (const channel of channels.keys()) await listenTo(own, channel);
      isHearing = true;
      for (const listeners of channels.values()) for (const listener of listeners) listener.begun();
      await untilSilent(own, lost);
      return true;
    } finally {
      isHearing = false;
      own.end().catch(() => {});
    }
  }

  function pause(forMs: number): Promise<void> {
    return new Promise((over) => {
      const timer = setTimeout(over, forMs);
      wake = () => {
        clearTimeout(timer);
        over();
      };
    });
  }

  return {
    listen(channel, listener) {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      work ??= keepHearing();
      // Where nothing is heard yet, the beginning is everybody's.
      if (client && isHearing) listenTo(client, channel).then(listener.begun, () => {});
      return () => void listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      wake();
      client?.end().catch(() => {});
      await work;
    },
  };
}

function clientOf(url: string): pg.Client {
  return new pg.Client({
    connectionString: url,
    application_name: "nard-listening",
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
}

async function listenTo(client: pg.Client, channel: string): Promise<void> {
  await inTurn(client, `listen ${client.escapeIdentifier(channel)}`);
}

/** The last thing that each connection was asked: a connection is asked one thing at a time. */
const asked = new WeakMap<pg.Client, Promise<unknown>>();

function inTurn(client: pg.Client, text: string): Promise<unknown> {
  const before = asked.get(client) ?? Promise.resolve();
  const answer = before.catch(() => {}).then(() => client.query(text));
  asked.set(client, answer);
  return answer;
}

/** Resolves when a connection is broken or ended, by whichever side. */
function lossOf(client: pg.Client): Promise<void> {
  return new Promise((lost) => {
    client.on("error", () => lost());
    client.on("end", () => lost());
  });
}

/** Resolves when a connection is lost, or gives no answer any more. */
async function untilSilent(client: pg.Client, lost: Promise<void>): Promise<void> {
  let pulse: NodeJS.Timeout | undefined;
  const silent = new Promise<void>((fell) => {
    pulse = setInterval(() => inTurn(client, "select 1").catch(() => fell()), PULSE_MS);
  });
  await Promise.race([lost, silent]);
  clearInterval(pulse);
}
