import { Agent, type IncomingMessage, request } from "node:http";
import { SIGNATURE_HEADER, TIMESTAMP_HEADER, type WalletAnswer } from "#server/vendors/protocol.ts";
import {
  isSignedBy,
  keyOf,
  type SigningKey,
  signMessage,
  walletPath,
} from "#server/vendors/seam/signature.ts";
import { HOUSE_SCOPE } from "./money-orders.ts";
import { secretOf } from "./secrets.ts";

/** What came of one attempt to reach the seam: an answer that it signed, or none. */
export type Reply = { status: number; answer: WalletAnswer } | null;

export type VendorCall = { vendor: string; command: string; body: string };

/** Vendors give up after two to three seconds. */
const GIVE_UP_MS = 2500;

const agents = new Map<number, Agent>();

/** Thrown when an answer is not signed as every answer has to be. */
export class Unsigned extends Error {
  override name = "Unsigned";
}

/** One attempt, over the wire of one node. Null when no whole answer came in time. */
export function callVendorRoute(
  port: number,
  { vendor, command, body }: VendorCall,
  { giveUpMs = GIVE_UP_MS, forged = false }: { giveUpMs?: number; forged?: boolean } = {},
): Promise<Reply> {
  const key = keyOf(secretOf(vendor) ?? "");
  const path = vendor === HOUSE_SCOPE ? `/house/${command}` : walletPath(vendor, command);
  const bytes = new TextEncoder().encode(body);
  const timestamp = Math.floor(Date.now() / 1000).toString();
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": bytes.byteLength,
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: signMessage(forged ? keyOf(`${key.secret} guessed`) : key, {
      timestamp,
      path,
      body: bytes,
    }),
  };
  return new Promise((resolve, reject) => {
    const call = request({ agent: agentOf(port), port, host: "127.0.0.1", path, method: "POST", headers });
    const timer = setTimeout(() => call.destroy(new Error("No answer in time.")), giveUpMs);
    call.on("error", () => settle(() => resolve(null)));
    call.on("response", (response) => {
      readBody(response).then(
        (said) => settle(() => resolve(replyIn({ key, path }, response, said))),
        () => settle(() => resolve(null)),
      );
    });
    call.end(bytes);

    function settle(tell: () => void): void {
      clearTimeout(timer);
      try {
        tell();
      } catch (fault) {
        reject(fault);
      }
    }
  });
}

export function closeVendorCalls(): void {
  for (const agent of agents.values()) agent.destroy();
  agents.clear();
}

type Asked = { key: SigningKey; path: string };

function replyIn({ key, path }: Asked, response: IncomingMessage, body: Uint8Array): Reply {
  const status = response.statusCode ?? 0;
  const timestamp = String(response.headers[TIMESTAMP_HEADER.toLowerCase()] ?? "");
  const signature = String(response.headers[SIGNATURE_HEADER.toLowerCase()] ?? "");
  if (!isSignedBy(key, { timestamp, path, body }, signature)) {
    throw new Unsigned(`An answer with status ${status} is not signed.`);
  }
  return { status, answer: JSON.parse(new TextDecoder().decode(body)) as WalletAnswer };
}

async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  if (!response.complete) throw new Error("The answer broke off.");
  return Buffer.concat(chunks);
}

function agentOf(port: number): Agent {
  const known = agents.get(port);
  if (known) return known;
  const agent = new Agent({ keepAlive: true, maxSockets: 96 });
  agents.set(port, agent);
  return agent;
}
