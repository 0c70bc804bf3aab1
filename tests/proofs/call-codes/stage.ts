import { defaultBrand } from "#server/brand/index.ts";
import type { CallCode } from "#server/calls/codes.ts";
import { refusalEnvelope } from "#server/calls/envelope.ts";
import { CALLS } from "#server/calls/table.ts";
import { MINUTE_MS } from "#server/core/time.ts";
import { type App, openApp } from "#tests/setup/app.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import type { ServedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../cast.ts";

/** What a caller was told. */
export type ToldCode = { readonly status: number; readonly code: string; readonly message: string };

/** Brings a refusal about by asking a house that runs; `headers` carries the caller's language. */
export type Scene = (headers: Readonly<Record<string, string>>) => Promise<ToldCode>;
export type Scenes = Partial<Record<CallCode, Scene>>;

export type SignedIn = { readonly app: App; readonly playerId: bigint; readonly username: string };

/** Where scenes play: everybody comes from an address of their own. */
export type Stage = {
  readonly site: ServedSite;
  anApp(address?: string): App;
  signedIn(scopes?: readonly string[]): Promise<SignedIn>;
  /** What no app would send. */
  raw(path: string, init: RequestInit): Promise<ToldCode>;
  /** With the house changed for as long as it is asked. */
  during(
    change: () => Promise<unknown>,
    ask: () => Promise<ToldCode>,
    undo: () => Promise<unknown>,
  ): Promise<ToldCode>;
  brandId(): Promise<string>;
};

export const ALL = ["read", "play", "money"] as const;

export function openStage(site: ServedSite): Stage {
  const { context, port } = site;
  let visits = 0;
  const anAddress = () => {
    visits += 1;
    return `2001:db8:c0de:${visits.toString(16)}::1`;
  };
  const anApp = (address = anAddress()): App => openApp(CALLS, { port, address, now: context.now });
  return {
    site,
    anApp,
    async signedIn(scopes = ALL) {
      visits += 1;
      const username = `codes${visits}`;
      const playerId = await newMember(site, username);
      const app = anApp();
      const payload = { username, password: PASSWORD, scopes };
      app.token = (await app.call("login", { payload })).value.token;
      return { app, playerId, username };
    },
    async raw(path, init) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        ...init,
        headers: { "X-Forwarded-For": anAddress(), "Content-Type": "application/json", ...init.headers },
      });
      return { status: response.status, ...refusalEnvelope.strict().parse(await response.json()) };
    },
    async during(change, ask, undo) {
      await change();
      site.forward(MINUTE_MS);
      const told = await ask();
      await undo();
      site.forward(MINUTE_MS);
      return told;
    },
    brandId: async () => (await defaultBrand(context)).id,
  };
}
