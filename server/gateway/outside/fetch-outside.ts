import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { publicAddress } from "../geo/special-addresses.ts";

/** Of the newer protocol only this much is given out to the world at all. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet("2000::", 3, "ipv6");

/** Whether the world can reach an address: whoever names another wants to see what only we can reach. */
function isOutside(text: string): boolean {
  const address = publicAddress(text);
  return address !== null && (isIP(address) === 4 || GLOBAL.check(address, "ipv6"));
}

export type OutsideOptions = {
  readonly bytesMax: number;
  readonly withinMs: number;
  /** Only where something is tried out: http, and addresses inside our network. */
  readonly mayBeInside: boolean;
};

/**
 * Fetches what a stranger named. The name is resolved once, the addresses are judged, and the connection goes to one
 * that was judged; nobody is followed elsewhere. Throws for everything that is not a whole answer in time.
 */
export async function fetchOutside(address: string, options: OutsideOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.withinMs);
  const isLate = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("There was no answer in time.")));
  });
  return Promise.race([fetchNow(new URL(address), options, signal), isLate]);
}

async function fetchNow(url: URL, options: OutsideOptions, signal: AbortSignal): Promise<Buffer> {
  const { mayBeInside, bytesMax } = options;
  if (url.protocol !== "https:" && !(mayBeInside && url.protocol === "http:")) throw new Error("Not https.");
  if (url.username || url.password) throw new Error("The address carries a name.");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host, { all: true });
  const [judged] = found;
  if (!judged || (!mayBeInside && !found.every(({ address }) => isOutside(address)))) {
    throw new Error("The address is not outside.");
  }
  const answer = await answerFrom(url, judged, signal);
  return readAll(answer, bytesMax);
}

function answerFrom(
  url: URL,
  { address, family }: { address: string; family: number },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const toJudged: LookupFunction = (_host, { all }, give) =>
    all ? give(null, [{ address, family }]) : give(null, address, family);
  const send = url.protocol === "https:" ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const asked = send(
      url,
      { lookup: toJudged, agent: false, signal, headers: { Accept: "image/*" } },
      resolve,
    );
    asked.on("error", reject);
    asked.end();
  });
}

async function readAll(answer: IncomingMessage, bytesMax: number): Promise<Buffer> {
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw new Error(`The answer is HTTP ${answer.statusCode}.`);
  }
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > bytesMax) throw new Error("The answer is too long.");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
