import type { ServerOptions } from "node:http";
import { SECOND_MS } from "../../core/time.ts";

export type ConnectionTimes = {
  /** A head is whole by then. */
  readonly headMs: number;
  /** So is a body. */
  readonly requestMs: number;
  /** So long a connection waits for the next request. */
  readonly keptMs: number;
  /** How often it is looked who is late: what is late is noticed no sooner. */
  readonly lookedAtEachMs: number;
};

/**
 * A proxy in front of us keeps its connections for a minute: were ours kept for less, it would now and then send a post
 * into one that closes. Node itself looks for those who are late only twice a minute.
 */
export const CONNECTION_TIMES: ConnectionTimes = {
  headMs: 10 * SECOND_MS,
  requestMs: 30 * SECOND_MS,
  keptMs: 65 * SECOND_MS,
  lookedAtEachMs: SECOND_MS,
};

export function connectionOptions(times: ConnectionTimes = CONNECTION_TIMES): ServerOptions {
  return {
    headersTimeout: times.headMs,
    requestTimeout: times.requestMs,
    keepAliveTimeout: times.keptMs,
    connectionsCheckingInterval: times.lookedAtEachMs,
  };
}
