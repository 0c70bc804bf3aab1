import { createHmac } from "node:crypto";
import express, { type ErrorRequestHandler, type Response, Router } from "express";
import { MINUTE_MS, SECOND_MS, stopwatch } from "../../core/time.ts";
import type { Platform } from "../../house/platform.ts";
import { importFeed } from "../../studio/book/index.ts";
import { sameText } from "../posts/same-text.ts";
import type { Metrics } from "../server/metrics.ts";

const FEED_BYTES_MAX = 2 * 1024 * 1024;
const SKEW_MAX_MS = 5 * MINUTE_MS;

/**
 * Where the feed of the book calls: POST /feeds/book with CSV or JSON. It is recognised by its signature alone, as a
 * vendor is (HMAC-SHA256 over `timestamp.body`). The same news twice changes nothing, so a copy of a call does no harm.
 */
export function bookFeedRoutes(
  { context, config }: Pick<Platform, "context" | "config">,
  metrics: Metrics,
): Router {
  const router = Router();
  const { bookFeedSecret: secret } = config;
  if (!secret) return router;
  router.post(
    "/feeds/book",
    express.raw({ type: () => true, limit: FEED_BYTES_MAX, inflate: false }),
    async (request, response, next) => {
      const elapsedMs = stopwatch();
      try {
        const body = Buffer.isBuffer(request.body) ? request.body : new Uint8Array();
        const timestamp = request.get("X-Feed-Timestamp") ?? "";
        const signature = request.get("X-Feed-Signature") ?? "";
        const isFresh = isRecent(timestamp, context.now());
        if (!isFresh || !isSigned(secret, timestamp, body, signature))
          answer(response, 401, { code: "UNSIGNED" });
        else {
          const read = await importFeed(context, Buffer.from(body).toString("utf8"));
          if (read.ok) answer(response, 200, { code: "OK", ...read.imported });
          else answer(response, 400, { code: "UNREADABLE", why: read.why });
        }
        metrics.answered("vendor", response.statusCode, elapsedMs() / 1000);
      } catch (error) {
        next(error);
      }
    },
  );
  router.use("/feeds", unread);
  return router;
}

/** Seconds since 1970, as in the wallet protocol. */
function isRecent(timestamp: string, at: Date): boolean {
  return (
    /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) * SECOND_MS - at.getTime()) <= SKEW_MAX_MS
  );
}

function isSigned(secret: string, timestamp: string, body: Uint8Array, signature: string): boolean {
  const expected = createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest("hex");
  return sameText(expected, signature);
}

/** Too long, packed, or broken off: what cannot be read has no signature that could hold. */
const unread: ErrorRequestHandler = (fault, _request, response, next) => {
  const isTheirs = fault instanceof Error && "status" in fault && Number(fault.status) < 500;
  if (response.headersSent || !isTheirs) return next(fault);
  answer(response, 400, { code: "UNREADABLE" });
};

function answer(response: Response, status: number, body: Readonly<Record<string, unknown>>): void {
  response.set("Cache-Control", "no-store").status(status).json(body);
}
