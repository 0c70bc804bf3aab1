import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Config } from "../../house/config.ts";

/** An address with a port, as some proxies write it: `192.0.2.1:443`, `[2001:db8::1]:443`, `[2001:db8::1]`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/**
 * Where a request comes from. Each proxy of ours adds the address it was called from at the end of X-Forwarded-For,
 * so as many from the end are believed as proxies are configured; what stands before them is anybody's text. The
 * same rule as Express has for a number of proxies, and here because cached pages are asked before Express.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  { trustedProxies }: Pick<Config, "trustedProxies">,
): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "");
  const calledFrom = forwarded === "" ? [] : forwarded.split(",").reverse();
  const way = [socket.remoteAddress ?? "", ...calledFrom];
  return withoutPort((way[Math.min(trustedProxies, way.length - 1)] ?? "").trim());
}

/** `unknown` where a proxy wrote what is no address. */
function withoutPort(text: string): string {
  const [, six, four] = WITH_PORT.exec(text) ?? [];
  const address = six ?? four ?? text;
  return isIP(address) === 0 ? "unknown" : address;
}
