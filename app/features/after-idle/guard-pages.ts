import type { Translate } from "#app/i18n/translate.ts";
import { whenIdle } from "#app/lib/browser/when-idle.ts";
import { forgetLoss, loadAgain, mayLoadAgain } from "./load-again.ts";
import { lostPage } from "./lost-page.tsx";
import { offerWhenSlow } from "./offer-when-slow.ts";

/** After this time, code that neither arrives nor fails counts as lost. */
const CODE_TIMEOUT_MS = 120_000;

type Route = (typeof __remixRouter.routes)[number];

/**
 * R22: keeps going from page to page whole where the code of a page is lost: gone since the site was
 * renewed, or stopped on its way. Remix would load the page again that one was about to leave, as often
 * as code is lost; instead the wanted page is loaded from the server, once, and where its code is lost
 * again, a page says so. A page that takes long can be had from the server before that.
 */
export function guardPages(t: Translate): void {
  // A browser may have been idle before the page came to life.
  if (typeof __remixRouter === "undefined") {
    whenIdle(() => guardPages(t));
    return;
  }
  forgetLoss();
  guardRoutes(__remixRouter.routes, t);
  offerWhenSlow(t);
}

/** Asks for a page's code before Remix does, which then finds it in the browser, or finds what stands in for it. */
function guardRoutes(routes: readonly Route[], t: Translate): void {
  for (const route of routes) {
    const { id, lazy, children = [] } = route;
    const address = __remixManifest.routes[id]?.module;
    if (lazy && address) {
      route.lazy = async () => {
        if (!(await arrives(address))) {
          if (mayLoadAgain()) return loadAgain();
          __remixRouteModules[id] = lostPage(t("site.loadFailed.title"));
        }
        return lazy();
      };
    }
    guardRoutes(children, t);
  }
}

async function arrives(address: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), CODE_TIMEOUT_MS);
  });
  const code = import(/* @vite-ignore */ address).then(
    () => true,
    () => false,
  );
  const isHere = await Promise.race([code, tooLate]);
  clearTimeout(timer);
  return isHere;
}
