/** How the kit speaks to the wallet: each call signed, each answer checked, everything written into a history. */
import { Agent as HttpAgent, request as overHttp } from "node:http";
import { Agent as HttpsAgent, request as overHttps } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { isSigned, SIGNATURE_HEADER, signedHeaders, TIMESTAMP_HEADER } from "../signature.js";
import { BrokenRule, insist } from "./broken-rule.js";

const GIVE_UP_MS = 10_000;
const DECIDED_WITHIN_MS = 30_000;

/** An answer that never came: the call may have been done or not. */
const LOST = { status: 0, answer: null };

export function caller({ url, vendor, secret, version, answersWithinMs }) {
  const isSecure = new URL(url).protocol === "https:";
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 64 });
  const overWire = isSecure ? overHttps : overHttp;
  const history = [];
  const pathOf = (command) => `/vendor/${encodeURIComponent(vendor)}/${command}`;

  /**
   * One call. `ageS` makes it old, `secret` signs it with another one, `bytes` sends other bytes than were signed,
   * `signedFor` signs it for another command, `signature` replaces the signature. With `drop` the answer is thrown away: "answered" once it begins to
   * arrive, a number that many milliseconds after the call was sent.
   */
  function send(command, body, options = {}) {
    const said = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    const timestamp = Math.floor(Date.now() / 1000 - (options.ageS ?? 0)).toString();
    const key = { secret: options.secret ?? secret, version };
    const path = pathOf(options.signedFor ?? command);
    const headers = signedHeaders(key, { path, body: said, timestamp });
    if (options.signature !== undefined) headers[SIGNATURE_HEADER] = options.signature;
    const bytes = options.bytes ?? said;
    const began = performance.now();
    return exchange(command, headers, bytes, options.drop).then((heard) => {
      if (heard.status === 0) return heard;
      const told = { ...heard, command, began, ended: performance.now() };
      told.answer = believed(command, heard);
      if (!Buffer.isBuffer(body)) history.push({ ...told, body });
      return told;
    });
  }

  function exchange(command, headers, bytes, drop) {
    return new Promise((resolve) => {
      const address = new URL(pathOf(command), url);
      // Counted to the end of the answer: one that goes on for ever would hold the kit for ever.
      const signal = AbortSignal.timeout(GIVE_UP_MS);
      const call = overWire(address, { method: "POST", headers, agent, signal });
      const lose = () => {
        call.destroy();
        resolve(LOST);
      };
      call.on("error", () => resolve(LOST));
      if (typeof drop === "number") call.on("finish", () => setTimeout(lose, drop));
      call.on("response", (response) => {
        if (drop === "answered") return lose();
        const parts = [];
        response.on("data", (part) => parts.push(part));
        response.on("error", () => resolve(LOST));
        response.on("end", () =>
          resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(parts) }),
        );
      });
      call.end(bytes);
    });
  }

  function believed(command, { headers, bytes, status }) {
    const signature = headers[SIGNATURE_HEADER.toLowerCase()];
    const timestamp = headers[TIMESTAMP_HEADER.toLowerCase()] ?? "";
    const message = { timestamp, path: pathOf(command), body: bytes };
    const isTheirs = isSigned({ secret, version }, message, signature);
    insist("transport", isTheirs, `the answer to ${command} (HTTP ${status}) is not signed with the secret`);
    try {
      return JSON.parse(bytes.toString("utf8"));
    } catch {
      throw new BrokenRule("transport", `the answer to ${command} (HTTP ${status}) is no JSON`);
    }
  }

  /** Sends the same call again until it is decided, as a vendor should: it gives the answer alone. */
  async function ask(command, body) {
    const startedAt = performance.now();
    for (let pauseMs = 10; ; pauseMs = Math.min(pauseMs * 2, 1_000)) {
      const { status, answer, began, ended } = await send(command, body);
      if (status === 200) {
        const tookMs = ended - began;
        insist("12", tookMs < answersWithinMs, `${command} was answered after ${Math.round(tookMs)} ms`);
        return answer;
      }
      const mayRepeat = status === 0 || status === 503;
      insist(
        "transport",
        mayRepeat,
        () => `${command} was answered HTTP ${status} ${JSON.stringify(answer)}`,
      );
      const waitedMs = performance.now() - startedAt;
      insist("12", waitedMs < DECIDED_WITHIN_MS, `${command} was not decided within 30 s`);
      await sleep(pauseMs);
    }
  }

  return { send, ask, history, close: () => agent.destroy() };
}
