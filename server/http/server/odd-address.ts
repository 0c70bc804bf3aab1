import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { siteUrl } from "../addresses/site-origin.ts";
import { clientAddress } from "../browser/client-address.ts";
import type { House } from "../gate/site-verdict.ts";
import { statesAnswer } from "../gate/states-answer.ts";
import type { Routes } from "../routes/route-book.ts";
import type { Metrics } from "./metrics.ts";

/** What Remix once asked its pages with. No page of ours does, and Remix answers with a fault in its log. */
const PARAMETER = "_data";

/** A page writes its own address into dozens of links. None of ours is a quarter as long. */
const ADDRESS_CHARACTERS_MAX = 4096;
/** But for a receipt that is checked: with the longest link and twenty steps to the root of its day. */
const RECEIPT_CHARACTERS_MAX = 6144;
const CHECKS_RECEIPT = /^\/verify(?:\.data)?\?/;

export function isLongAddress({ url = "/" }: Pick<IncomingMessage, "url">): boolean {
  return url.length > (CHECKS_RECEIPT.test(url) ? RECEIPT_CHARACTERS_MAX : ADDRESS_CHARACTERS_MAX);
}

/** An address that no page of ours leads to and that Remix stumbles over: it takes what follows two strokes for a host. */
export function isOddAddress({ url = "/" }: Pick<IncomingMessage, "url">): boolean {
  if (isLongAddress({ url })) return true;
  const [path = "", query] = url.split("?", 2);
  if (/^\/\/(?:\/*|.*\.data)$/.test(path)) return true;
  return query !== undefined && new URLSearchParams(query).has(PARAMETER);
}

type Options = {
  readonly platform: House;
  readonly metrics: Metrics;
  readonly styles: () => Promise<readonly string[]>;
  readonly routes: Routes;
};

/** Refuses odd addresses with a page that says so. */
export function oddAddress({ platform, metrics, styles, routes }: Options): RequestHandler {
  const { context, config, log } = platform;
  return async (request, response, next) => {
    if (!isOddAddress(request)) return next();
    try {
      const url = new URL(siteUrl(platform, request).slice(0, ADDRESS_CHARACTERS_MAX));
      log.debug("odd address", { method: request.method, path: url.pathname });
      url.searchParams.delete(PARAMETER);
      const { status, headers, html } = statesAnswer(
        { kind: "invalid", site: null },
        {
          message: request,
          url,
          clientAddress: clientAddress(request, config),
          now: context.now(),
          styles: await styles(),
          routes: routes(),
        },
      );
      response.status(status).set(headers).type("html").send(html);
      metrics.answered("page", status, 0);
    } catch (error) {
      next(error);
    }
  };
}
