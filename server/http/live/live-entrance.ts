import type { Request, Response } from "express";
import type { Platform } from "../../house/platform.ts";
import { siteUrl } from "../addresses/site-origin.ts";
import { networkOf } from "../browser/client-networks.ts";
import { headersOf } from "../server/remix-adapter.ts";
import { type Visitor, visitorOf } from "../visitor/visitor.ts";

export type ListenerLimits = { readonly all: number; readonly perAddress: number };

/** Many people share an address behind one mobile network, and a process has only so much memory. */
export const LISTENERS: ListenerLimits = { all: 10_000, perAddress: 100 };

const RETRY_AFTER_S = "30";

type Entrance = {
  /** Answers with the way to leave, or with null where there is no place. */
  enter(request: Request): (() => void) | null;
};

/** Counts who listens: all in all, and from one address. */
export function openEntrance(streams: { readonly count: number }, limits: ListenerLimits): Entrance {
  const perAddress = new Map<string, number>();

  function leave(address: string): void {
    const left = (perAddress.get(address) ?? 1) - 1;
    if (left > 0) perAddress.set(address, left);
    else perAddress.delete(address);
  }

  return {
    enter(request) {
      const address = networkOf(request.ip ?? "unknown");
      const many = perAddress.get(address) ?? 0;
      if (streams.count >= limits.all || many >= limits.perAddress) return null;
      perAddress.set(address, many + 1);
      return () => leave(address);
    },
  };
}

/** The visitor who asks to listen; null at a host that is none of ours. */
export async function listenerIn(platform: Platform, request: Request): Promise<Visitor | null> {
  const asked = new globalThis.Request(siteUrl(platform, request), { headers: headersOf(request) });
  try {
    return await visitorOf({ request: asked, context: { address: request.ip ?? "unknown" } });
  } catch (thrown) {
    if (thrown instanceof globalThis.Response) return null;
    throw thrown;
  }
}

export function refuseListener(response: Response, status: number): void {
  response.status(status).set("Cache-Control", "no-store").type("text").send("");
}

export function refuseFull(response: Response): void {
  refuseListener(response.set("Retry-After", RETRY_AFTER_S), 503);
}
