import type { Translate } from "#app/i18n/translate.ts";
import { wantedPlace } from "./load-again.ts";

/** A page that has not come by now may be had from the server instead. */
const SLOW_MS = 15_000;

/** Shows a link to the wanted page once it takes long: a new document needs neither code nor data here. */
export function offerWhenSlow(t: Translate): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let offer: HTMLElement | null = null;
  let isWaiting = false;
  __remixRouter.subscribe(({ navigation }) => {
    const waits = navigation.state === "loading";
    if (waits === isWaiting) return;
    isWaiting = waits;
    clearTimeout(timer);
    offer?.remove();
    offer = null;
    if (waits) {
      timer = setTimeout(() => {
        offer = showOffer(t);
      }, SLOW_MS);
    }
  });
}

function showOffer(t: Translate): HTMLElement {
  const { pathname, search, hash } = wantedPlace();
  const offer = document.createElement("p");
  offer.className = "slow-page";
  offer.setAttribute("role", "status");
  const link = document.createElement("a");
  link.href = `${pathname}${search}${hash}`;
  // A target keeps it from being followed within the page (app/pages/fragments/plain-links.ts).
  link.target = "_self";
  link.textContent = t("site.tryAgain");
  offer.append(`${t("site.loadFailed.slow")} `, link);
  document.body.append(offer);
  return offer;
}
