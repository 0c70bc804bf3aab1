import type { Server, ServerResponse } from "node:http";
import type { ChatEvent } from "../../chat/index.ts";
import { SECOND_MS, stopwatch } from "../../core/time.ts";
import { type Reading, shownMessage } from "./live-message.ts";

/**
 * A stream ends by itself: a browser that is gone without a word costs no more than this, and who may listen is asked
 * again each time.
 */
export const STREAM_MS = 30 * SECOND_MS;

/** Some end sooner by this part, so that those who came together, as after a restart, do not all come back together. */
const SOONER_PART = 6;
/** Has no factor in common with it, so that each of those who follow each other ends at a moment of its own. */
const SOONER_STEP_MS = 1_999;
const HEARTBEAT_MS = 10 * SECOND_MS;

/** Every stream is looked at once in a second, a lane of them at each tick: what is sent meanwhile waits less long. */
const LANES = 20;
const TICK_MS = SECOND_MS / LANES;

/** What a browser has not taken yet. One that is so far behind comes back and asks for what it needs. */
const WAITING_BYTES_MAX = 64 * 1024;

const HEARTBEAT = Buffer.from(":\n\n");
const MISSED = Buffer.from("event: missed\ndata:\n\n");

/** Between two streams. Everybody waits a little differently, so that nobody comes at once. */
const RETRY_MIN_MS = 200;
const RETRY_SPREAD_MS = 400;

/** `no-transform` keeps compressors away, which would hold back what is sent; the last one speaks to nginx. */
const HEAD = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
  Connection: "close",
} as const;

const encodings = new WeakMap<ChatEvent, Map<string, Buffer>>();

/** An event as it goes over the wire: made once for everybody who reads in one language, and sent as it is. */
export function encodedEvent(event: ChatEvent, reading: Reading): Buffer {
  const made = encodings.get(event) ?? new Map<string, Buffer>();
  encodings.set(event, made);
  const key = `${reading.language} ${reading.timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const buffer = Buffer.from(eventText(event, reading));
  made.set(key, buffer);
  return buffer;
}

function eventText(event: ChatEvent, reading: Reading): string {
  const [name, facts] =
    event.kind === "message"
      ? ["message", shownMessage(event.message, reading)]
      : ["removal", { seq: event.removedSeq }];
  return `id: ${event.seq}\nevent: ${name}\ndata: ${JSON.stringify(facts)}\n\n`;
}

export type LiveStream = {
  send(part: Buffer): void;
  /** Too much happened to be told one by one: the page has to be loaded again. */
  sendMissed(): void;
  /** A last part, for a listener who may be one no more. */
  end(part: Buffer): void;
};

export type LiveStreams = {
  readonly count: number;
  /** Opens an event stream; `onEnd` is called once, whoever ends it. */
  open(response: ServerResponse, onEnd: () => void): LiveStream;
};

type Open = {
  readonly response: ServerResponse;
  readonly socket: ServerResponse["socket"];
  readonly endsAtMs: number;
  heartbeatAtMs: number;
  isOver: boolean;
};

export type StreamTimes = { readonly clock?: () => number; readonly lastsMs?: number };

/**
 * The event streams of this process, on the raw response and without chunks: a write is one buffer that is the same
 * for everybody. One clock ticks for all of them.
 */
export function liveStreams({ clock = stopwatch(), lastsMs = STREAM_MS }: StreamTimes = {}): LiveStreams {
  const lanes = Array.from({ length: LANES }, () => new Set<Open>());
  let count = 0;
  let opened = 0;
  let ticks = 0;
  let ticking: NodeJS.Timeout | undefined;

  const laneOf = (nth: number) => lanes[nth % LANES] as Set<Open>;

  function tick(): void {
    const nowMs = clock();
    ticks += 1;
    for (const stream of laneOf(ticks)) tend(stream, nowMs);
  }

  return {
    get count() {
      return count;
    },
    open(response, onEnd) {
      const openedAtMs = clock();
      const endsAtMs = openedAtMs + lastsMs - ((opened * SOONER_STEP_MS) % (lastsMs / SOONER_PART));
      const { socket } = response;
      const stream: Open = { response, socket, endsAtMs, heartbeatAtMs: openedAtMs, isOver: false };
      const lane = laneOf(opened).add(stream);
      count += 1;
      opened += 1;
      ticking ??= setInterval(tick, TICK_MS).unref();
      response.once("close", () => {
        lane.delete(stream);
        stream.isOver = true;
        count -= 1;
        if (count === 0) ticking = void clearInterval(ticking);
        onEnd();
      });
      response.useChunkedEncodingByDefault = false;
      response.writeHead(200, HEAD);
      response.write(`retry: ${RETRY_MIN_MS + (Math.floor(openedAtMs) % RETRY_SPREAD_MS)}\n\n`);
      return {
        send: (part) => write(stream, part),
        sendMissed: () => end(stream, MISSED),
        end: (part) => end(stream, part),
      };
    },
  };
}

/** Ends a stream whose time is over, or whose server takes nobody in any more, and lets the others be felt. */
function tend(stream: Open, nowMs: number): void {
  const { response, endsAtMs, heartbeatAtMs } = stream;
  if (stream.isOver) {
    // Anybody who reads nothing never lets the end through, and would keep the place for ever.
    if (nowMs >= endsAtMs + HEARTBEAT_MS) response.destroy();
    return;
  }
  if (nowMs >= endsAtMs || isClosing(response)) end(stream);
  else if (nowMs - heartbeatAtMs >= HEARTBEAT_MS) {
    stream.heartbeatAtMs = nowMs;
    write(stream, HEARTBEAT);
  }
}

function end(stream: Open, part?: Buffer): void {
  if (stream.isOver) return;
  stream.isOver = true;
  stream.response.end(part);
}

/** A server that closes waits for its answers, and a stream is one that does not end by itself. */
function isClosing({ req }: ServerResponse): boolean {
  const { server } = req.socket as typeof req.socket & { server?: Server };
  return server?.listening === false;
}

/**
 * To the socket itself: what a response does around each write costs as much as the write, and here it does nothing.
 */
function write(stream: Open, part: Buffer): void {
  const { socket } = stream;
  if (stream.isOver || !socket) return;
  if (socket.writableLength > WAITING_BYTES_MAX) end(stream);
  else socket.write(part);
}
