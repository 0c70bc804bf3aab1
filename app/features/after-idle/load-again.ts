const LOADED_AGAIN = "nard.loadedAgain";

type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** Where one is going; a form that answers in its place goes nowhere. */
export function wantedPlace(): Place {
  const { navigation, location: here } = __remixRouter.state;
  return navigation.location ?? here;
}

/** Has the wanted page made by the server, which needs no code of it here. Nothing comes after this. */
export function loadAgain(): Promise<never> {
  const wanted = wantedPlace();
  if (wanted.pathname === location.pathname && wanted.search === location.search) location.reload();
  else location.assign(addressOf(wanted));
  return new Promise(() => {});
}

/**
 * Whether the wanted page was not loaded again already, which is remembered from now on: a page must not
 * load itself for ever. Without storage nothing can be remembered, so nothing is loaded again.
 */
export function mayLoadAgain(): boolean {
  try {
    const wanted = addressOf(wantedPlace());
    if (sessionStorage.getItem(LOADED_AGAIN) === wanted) return false;
    sessionStorage.setItem(LOADED_AGAIN, wanted);
    return true;
  } catch {
    return false;
  }
}

/** The code of this page has arrived, so its next loss is a first one again. */
export function forgetLoss(): void {
  try {
    if (sessionStorage.getItem(LOADED_AGAIN) === addressOf(location)) sessionStorage.removeItem(LOADED_AGAIN);
  } catch {
    return;
  }
}

function addressOf({ pathname, search, hash }: Place): string {
  return `${pathname}${search}${hash}`;
}
