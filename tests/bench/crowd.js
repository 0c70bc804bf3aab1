/**
 * Listeners of one stream, in a process of their own: `open` asks for so many more, `tell` for what was heard. They
 * are raw sockets that share one buffer, so that to listen costs as little as it can on the machine that is measured;
 * only where SAMPLED is set is what they hear read, and each event noted with the time that stands in it and the time
 * at which it came.
 */
import { connect } from "node:net";
import { getPriority, setPriority } from "node:os";

const { CROWD_PORT, CROWD_HOST, CROWD_PATH, CROWD_SAMPLED } = process.env;
const REQUEST = `GET ${CROWD_PATH} HTTP/1.1\r\nHost: ${CROWD_HOST}\r\n\r\n`;
const EVENT = /data: {"now":(\d+)(?:.*?"stakes":(\d+),"players":)?/g;
const buffer = Buffer.alloc(64 * 1024);
const AWAY_MIN_MS = 200;
const AWAY_SPREAD_MS = 400;

const heard = [];
let listeners = 0;

// In a house nobody's browser runs on the server's own processor.
if (!CROWD_SAMPLED) setPriority(Math.min(getPriority() + 5, 19));

/** Listens until the end: a stream ends by itself, and a browser comes back after a moment. */
function listen(who, onFirst) {
  let events = 0;
  const callback = (length) => {
    onFirst();
    if (CROWD_SAMPLED) events += note(who, buffer.latin1Slice(0, length), events === 0);
    return true;
  };
  const socket = connect({ port: CROWD_PORT, host: "localhost", onread: { buffer, callback } });
  socket.write(REQUEST);
  socket.on("error", () => {});
  socket.on("close", () => setTimeout(listen, AWAY_MIN_MS + Math.random() * AWAY_SPREAD_MS, who, onFirst));
}

/** The first event of a stream says how things stand; those after it say that they have changed. */
function note(who, text, isFirst) {
  const cameAt = performance.timeOrigin + performance.now();
  const events = [...text.matchAll(EVENT)];
  for (const [nth, [, saidAt, stakes = 0]] of events.entries())
    heard.push({
      who,
      stakes: Number(stakes),
      saidAt: Number(saidAt),
      cameAt,
      isPushed: !isFirst || nth > 0,
    });
  return events.length;
}

const opened = () =>
  new Promise((first) => {
    listeners += 1;
    listen(listeners, first);
  });

process.on("message", async (asked) => {
  if ("open" in asked) await Promise.all(Array.from({ length: asked.open }, opened));
  process.send("tell" in asked ? heard : []);
});
process.on("disconnect", () => process.exit());
