import { CALLS } from "#server/calls/table.ts";
import { type App, openApp } from "./app.ts";
import { PASSWORD } from "./brand.ts";
import type { ServedSite } from "./served-site.ts";

let visits = 0;

/** An app of the house, from an address of its own. */
export function appOn({ port, context }: ServedSite): App {
  visits += 1;
  return openApp(CALLS, { port, address: `2001:db8:a99:${visits.toString(16)}::1`, now: context.now });
}

type SignIn = {
  readonly scopes?: readonly string[];
  readonly type?: "members" | "agents";
  readonly password?: string;
};

/** One in which somebody is signed in. */
export async function signedApp(
  site: ServedSite,
  username: string,
  { scopes = ["read", "play", "money"], password = PASSWORD, ...more }: SignIn = {},
): Promise<App> {
  const app = appOn(site);
  const payload = { username, password, scopes, ...more };
  app.token = (await app.call("login", { payload })).value.token;
  return app;
}
