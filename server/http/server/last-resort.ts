import type { ErrorRequestHandler } from "express";
import fa from "../../../locales/fa/site.json" with { type: "json" };
import type { Log } from "../../log/log.ts";
import { newReference } from "./fault-reference.ts";

/**
 * What a visitor sees when even the page of errors could not be made. It needs neither database nor
 * React, and carries a reference that the log line has too, never a message from the machine.
 */
export function lastResort(log: Log): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    const reference = newReference();
    if (status >= 500)
      log.error("unanswered", { reference, method: request.method, path: request.path, error });
    const { title, text } = fa.error;
    response.status(status).type("html").set("Cache-Control", "no-store");
    response.send(
      `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text.replace("{{reference}}", reference)}</p>`,
    );
  };
}

function statusOf(error: unknown): number {
  const status =
    typeof error === "object" && error !== null && "status" in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
}
