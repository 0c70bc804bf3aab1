import express, { type ErrorRequestHandler, type Response, Router } from "express";
import { handleCallback } from "../../cashier/index.ts";
import { stopwatch } from "../../core/time.ts";
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from "../../gateway/payments/index.ts";
import type { Platform } from "../../house/platform.ts";
import type { Metrics } from "../server/metrics.ts";

const CALLBACK_BYTES_MAX = 64 * 1024;
const RETRY_AFTER_S = "5";

/**
 * Where payment providers call. They are recognised by their signature alone: cookies, origin and form tokens mean
 * nothing here, and the body is handed on as the bytes that were signed. Each answer is a short code and says
 * nothing of the order.
 */
export function paymentRoutes(
  { context, payments }: Pick<Platform, "context" | "payments">,
  metrics: Metrics,
): Router {
  const router = Router();
  router.post(
    "/payments/:provider/callback",
    express.raw({ type: () => true, limit: CALLBACK_BYTES_MAX, inflate: false }),
    async (request, response, next) => {
      const elapsedMs = stopwatch();
      try {
        const { status, code } = await handleCallback(context, payments, {
          provider: request.params.provider,
          timestamp: request.get(TIMESTAMP_HEADER) ?? "",
          signature: request.get(SIGNATURE_HEADER) ?? "",
          body: Buffer.isBuffer(request.body) ? request.body : new Uint8Array(),
        });
        answer(response, status, code);
        metrics.answered("vendor", status, elapsedMs() / 1000);
      } catch (error) {
        next(error);
      }
    },
  );
  // Too long, packed, or broken off: what cannot be read has no signature that could hold.
  const unread: ErrorRequestHandler = (fault, _request, response, next) => {
    if (response.headersSent || !isUnreadable(fault)) return next(fault);
    payments.alarm({ kind: "unreadable", provider: "unknown" });
    answer(response, 400, "BAD_REQUEST");
  };
  router.use("/payments", unread);
  return router;
}

function isUnreadable(fault: unknown): boolean {
  return fault instanceof Error && "status" in fault && Number(fault.status) < 500;
}

function answer(response: Response, status: number, code: string): void {
  if (status === 503) response.set("Retry-After", RETRY_AFTER_S);
  if (status === 400) response.set("Connection", "close");
  response.set("Cache-Control", "no-store").status(status).json({ code });
}
