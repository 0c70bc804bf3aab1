import express, { Router } from "express";
import { stopwatch } from "../core/time.ts";
import type { Platform } from "../platform.ts";
import type { Metrics } from "./metrics.ts";

const VENDOR_BYTES_MAX = 64 * 1024;

/**
 * The wallet seam on its socket. Vendors are recognised by their signature alone: cookies, origin and
 * form tokens mean nothing here, and the body is handed on as the bytes that were signed.
 */
export function vendorRoutes(platform: Platform, metrics: Metrics): Router {
  const router = Router();
  router.post(
    "/vendor/:vendor/:command",
    express.raw({ type: () => true, limit: VENDOR_BYTES_MAX }),
    async (request, response, next) => {
      const elapsedMs = stopwatch();
      try {
        const answer = await platform.seam.handle({
          vendor: request.params.vendor,
          command: request.params.command,
          timestamp: request.get("X-Vendor-Timestamp") ?? "",
          signature: request.get("X-Vendor-Signature") ?? "",
          body: Buffer.isBuffer(request.body) ? request.body : new Uint8Array(),
        });
        response.status(answer.status).set(answer.headers).end(Buffer.from(answer.body));
        metrics.answered("vendor", answer.status, elapsedMs() / 1000);
      } catch (error) {
        next(error);
      }
    },
  );
  return router;
}
