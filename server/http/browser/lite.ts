import type { IncomingMessage } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import { readCookies } from "./preferences.ts";

type RequestArgs = { readonly request: Request; readonly context: AppLoadContext };

type Asked = {
  /** The path and query that were asked for. */
  readonly url: string;
  readonly cookie: string | null | undefined;
  readonly saveData: string | null | undefined;
};

/**
 * Whether a page goes out without script: `?lite=1` for this page, else what was chosen for this browser,
 * else a browser that was told to save data. Such pages are left to the usual way past every cache.
 */
export function isLite({ url, cookie, saveData }: Asked): boolean {
  const asked = /[?&]lite=([01])(?:&|$)/.exec(url)?.[1] ?? readCookies(cookie).get("lite");
  if (asked === "1" || asked === "0") return asked === "1";
  return saveData?.toLowerCase() === "on";
}

/** The same of a request as the loaders see it. A page in a frame is a few lines, and the page around it has script. */
export function isLiteRequest({ request, context }: RequestArgs): boolean {
  const url = new URL(request.url);
  if (context.routes?.at(url).framed) return true;
  const { headers } = request;
  return isLite({ url: url.search, cookie: headers.get("Cookie"), saveData: headers.get("Save-Data") });
}

/** The same before Remix has seen it. */
export function isLiteMessage({ url = "/", headers }: IncomingMessage): boolean {
  return isLite({ url, cookie: headers.cookie, saveData: headers["save-data"]?.toString() });
}
