import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { robotsTag } from "#server/http/answers/robots-header.ts";
import {
  CONNECT_TO,
  contentPolicy,
  FRAME_FROM,
  FRAMED_HEADERS,
  takeOrigins,
} from "#server/http/answers/security-headers.ts";
import { languageOf } from "#server/http/browser/language.ts";
import { inlineScripts, scriptHash, scriptLiteral } from "#server/http/cache/page-text.ts";
import { CLOSED_BOOK } from "#server/http/routes/route-book.ts";
import { faultReference } from "#server/http/server/fault-reference.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { withLabels } from "./components/fields/label-of.server.ts";
import { partsAreHere } from "./components/on-demand.tsx";
import { speechOf } from "./i18n/speech.server.ts";
import { SpeechProvider } from "./i18n/speech.tsx";
import { type Fragments, FragmentsProvider } from "./pages/fragments/fragment.tsx";
import { fragmentsFor } from "./pages/fragments/fragments.server.tsx";

export { serve } from "#server/house/main.ts";

/**
 * Renders to one string: nothing on our pages is deferred, and a string costs two thirds of a stream.
 * Remix would stream the loaders' data behind the page; here it is read first and put in before `</body>`.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const handoff = await readText(remixContext.serverHandoffStream);
  const { serverHandoffStream: _read, ...withoutStream } = remixContext;
  const speech = await speechOf(await languageOf(request));
  const fragments = await fragmentsOf(request, loadContext);
  await partsAreHere();
  const page = withLabels(
    renderToString(
      <SpeechProvider speech={speech}>
        <FragmentsProvider value={fragments}>
          <RemixServer context={withoutStream} url={request.url} />
        </FragmentsProvider>
      </SpeechProvider>,
    ),
  );
  const html = `<!DOCTYPE html>${withoutStream.renderMeta?.didRenderScripts ? withData(unhurried(page), handoff) : page}`;

  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  const says = (loadContext.routes ?? CLOSED_BOOK).at(new URL(request.url));
  const robots = robotsTag(says, status);
  if (robots) headers.set("X-Robots-Tag", robots);
  const connectTo = takeOrigins(headers, CONNECT_TO);
  const frameFrom = takeOrigins(headers, FRAME_FROM);
  const isFramed = says.framed ?? false;
  if (isFramed) for (const [name, value] of Object.entries(FRAMED_HEADERS)) headers.set(name, value);
  if (import.meta.env.PROD) {
    const scripts = inlineScripts(html).map(scriptHash);
    const visitor = await visitorOf({ request, context: loadContext }).catch(() => null);
    const widgetOrigin = visitor?.platform.gateways.captcha?.widget.origin;
    const embedding = { isFramed, widgetOrigin, frameFrom };
    headers.set("Content-Security-Policy", contentPolicy(scripts, connectTo, embedding));
  }
  return new Response(html, { status, headers });
}

/** None where nobody knows who is asked, at a foreign host: the page that says so stands without a frame. */
async function fragmentsOf(request: Request, context: AppLoadContext): Promise<Fragments | null> {
  const visitor = await visitorOf({ request, context }).catch(() => null);
  return visitor && fragmentsFor(visitor, new URL(request.url).pathname);
}

async function readText(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? new Response(stream).text() : "";
}

const PRELOAD = '<link rel="modulepreload" ';

/**
 * A page is read before it wakes up: over a slow line what is seen comes first, and its script after it.
 * Built sites alone: in development React compares the tags and would warn of an attribute that it did not write.
 */
function unhurried(page: string): string {
  const first = page.indexOf(PRELOAD);
  if (first < 0 || !import.meta.env.PROD) return page;
  return page.slice(0, first) + page.slice(first).replaceAll(PRELOAD, `${PRELOAD}fetchpriority="low" `);
}

/** The same call that Remix's own stream makes in the browser, with all of the data at once. */
function withData(page: string, handoff: string): string {
  const controller = "window.__remixContext.streamController";
  const script = `<script>${controller}.enqueue(${scriptLiteral(handoff)});${controller}.close();</script>`;
  const end = page.lastIndexOf("</body>");
  return end < 0 ? page : `${page.slice(0, end)}${script}${page.slice(end)}`;
}

/** A fault reaches the log with a reference, and the visitor with the same reference and nothing else. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  faultReference(error, { request, context });
};
