import type { Request, RequestHandler, Response } from "express";
import { type BucketSize, openTokenBuckets } from "../../core/bounds/token-buckets.ts";
import { SECOND_MS } from "../../core/time.ts";
import { pageAddress } from "../addresses/page-address.ts";
import { safePath } from "../addresses/safe-path.ts";
import { siteUrl } from "../addresses/site-origin.ts";
import { DATA_TYPE, refusedAnswer } from "../answers/reload-answer.ts";
import { clientAddress } from "../browser/client-address.ts";
import { networkOf } from "../browser/client-networks.ts";
import type { House } from "../gate/site-verdict.ts";
import { languageAsked, statesAnswer } from "../gate/states-answer.ts";
import type { StatesBook } from "../gate/states-book.ts";
import { statesTexts } from "../gate/states-texts.ts";
import { originHolds } from "../posts/guard.ts";
import type { Routes } from "../routes/route-book.ts";
import { isGuarded } from "../routes/route-says.ts";
import type { Metrics } from "../server/metrics.ts";

/**
 * What a household may post to the doors. In every window that the exact limits count (per-address.ts,
 * login-limits.ts) it is several times what they let through, so that only a flood ever meets it.
 */
export const FLOOD: BucketSize = { holds: 40, refillMs: SECOND_MS };

type Options = {
  readonly platform: House;
  readonly book: StatesBook;
  readonly metrics: Metrics;
  readonly styles: () => Promise<readonly string[]>;
  readonly routes: Routes;
  readonly size?: BucketSize;
};

/**
 * Turns a flood of logins away before anything is read or rendered for it (T2): the exact limits know whom they let in,
 * and to ask them costs as much as a page. A post that no page of ours has sent is counted apart, so that another site
 * cannot use up what a household has.
 */
export function doorFlood({
  platform,
  book,
  metrics,
  styles,
  routes,
  size = FLOOD,
}: Options): RequestHandler {
  const { context, config } = platform;
  const buckets = openTokenBuckets(() => context.now().getTime(), size);

  function isLetIn(request: Request): boolean {
    const network = networkOf(clientAddress(request, config));
    return buckets.take(originHolds(request.headers, config.origins) ? network : `${network} foreign`);
  }

  async function turnAway(request: Request, response: Response, url: URL): Promise<void> {
    const { byHost } = await book.current();
    const page = new URL(safePath(pageAddress(url)), url);
    const { status, headers, html } = statesAnswer(
      { kind: "flood", site: byHost.get(url.host) ?? null },
      {
        message: request,
        url: page,
        clientAddress: clientAddress(request, config),
        now: context.now(),
        styles: await styles(),
        routes: routes(),
      },
    );
    response.status(status).set(headers);
    const { text } = statesTexts(languageAsked({ message: request, url: page })).flood;
    if (url.pathname.endsWith(".data")) response.type(DATA_TYPE).send(refusedAnswer(text));
    else response.type("html").send(html);
    metrics.answered("post", status, 0);
  }

  return (request, response, next) => {
    if (request.method !== "POST") return next();
    const url = new URL(siteUrl(platform, request));
    if (!isGuarded(routes().at(url)) || isLetIn(request)) return next();
    turnAway(request, response, url).catch(next);
  };
}
