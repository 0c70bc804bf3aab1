import express, {
  type ErrorRequestHandler,
  type NextFunction,
  type Request,
  type Response,
  Router,
} from "express";
import { stopwatch } from "../../core/time.ts";
import type { Platform } from "../../house/platform.ts";
import { BODY_MAX_BYTES, type ForeignResponse, type Seam } from "../../vendors/index.ts";
import type { Metrics } from "../server/metrics.ts";

/**
 * The wallet seam on its socket. Vendors are recognised by their signature alone: cookies, origin and
 * form tokens mean nothing here, and the body is handed on as the bytes that were signed. What stands behind a
 * vendor's code is a command of wallet v1, or an address of the vendor's own dialect.
 */
export function vendorRoutes({ seam }: Pick<Platform, "seam">, metrics: Metrics): Router {
  const router = Router();
  router.post(
    ["/vendor/:vendor", "/vendor/:vendor/*"],
    // Packed bytes are not the ones that were signed, so nothing is unpacked.
    express.raw({ type: () => true, limit: BODY_MAX_BYTES, inflate: false }),
    unread,
    async (request: Request, response: Response, next: NextFunction) => {
      const elapsedMs = stopwatch();
      try {
        const answer = await answerOf(seam, request);
        response.status(answer.status).set(answer.headers).end(Buffer.from(answer.body));
        metrics.answered("vendor", answer.status, elapsedMs() / 1000);
      } catch (error) {
        next(error);
      }
    },
  );
  return router;
}

/** What stands for a body that was too long or packed: longer than any that the seam reads. */
const TOO_LONG = Buffer.alloc(BODY_MAX_BYTES + 1);

/** A body that was not read is refused in the vendor's own words, signed like every other answer. */
const unread: ErrorRequestHandler = (fault, request, response, next) => {
  if (!(fault instanceof Error && "status" in fault && Number(fault.status) < 500)) return next(fault);
  request.body = TOO_LONG;
  response.set("Connection", "close");
  next();
};

function answerOf(seam: Seam, request: Request): Promise<ForeignResponse> {
  const vendor = request.params.vendor ?? "";
  const path = request.params[0] ?? "";
  const body = Buffer.isBuffer(request.body) ? request.body : new Uint8Array();
  const address = request.ip ?? "";
  if (!seam.isForeign(vendor)) {
    const timestamp = request.get("X-Vendor-Timestamp") ?? "";
    const signature = request.get("X-Vendor-Signature") ?? "";
    return seam.handle({ vendor, command: path, timestamp, signature, body, address });
  }
  const query = request.originalUrl.split("?")[1] ?? "";
  return seam.handleForeign({
    vendor,
    path,
    method: request.method,
    headers: headersOf(request),
    query,
    body,
    address,
  });
}

/** One text for each name; a header that was sent twice is none that a signature could be in. */
function headersOf({ headers }: Request): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === "string" ? value : undefined]),
  );
}
