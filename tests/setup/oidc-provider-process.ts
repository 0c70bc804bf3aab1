import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { IdentitySettings } from "#server/gateway/identity/index.ts";

export type IdentityHouse = {
  /** How our side is told of it: google as OpenID, facebook as OAuth 2. */
  readonly settings: { readonly [Name in keyof IdentitySettings]: NonNullable<IdentitySettings[Name]> };
  /** The same as variables of a process. */
  readonly environment: Readonly<Record<string, string>>;
  /** Whether it answers nothing at all, or nothing to our side, when somebody has come back. */
  away(isAway: boolean | "/token"): Promise<void>;
  close(): Promise<void>;
};

/** An identity provider in a process of its own (oidc-provider-process.js), for the site at `origin`. */
export async function identityHouse(origin: string): Promise<IdentityHouse> {
  const redirectUris = ["google", "facebook"].map((provider) => `${origin}/login/from/${provider}`);
  const child = spawn(process.execPath, ["tests/setup/oidc-provider-process.js"], {
    env: { ...process.env, REDIRECT_URIS: redirectUris.join(",") },
    stdio: ["pipe", "pipe", "ignore"],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const url = `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`;
  const settings = settingsOf(url);
  const { google, facebook } = settings;
  return {
    settings,
    environment: {
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      FACEBOOK_CLIENT_ID: facebook.clientId,
      FACEBOOK_CLIENT_SECRET: facebook.clientSecret,
      FACEBOOK_AUTHORIZE_URL: facebook.authorizeUrl,
      FACEBOOK_TOKEN_URL: facebook.tokenUrl,
      FACEBOOK_USERINFO_URL: facebook.userInfoUrl,
    },
    async away(isAway) {
      await fetch(`${url}/control/away`, { method: "POST", body: JSON.stringify({ away: isAway }) });
    },
    async close() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function settingsOf(url: string): IdentityHouse["settings"] {
  return {
    google: {
      issuer: url,
      clientId: "nard-google",
      clientSecret: "a secret that the house shares with google",
    },
    facebook: {
      clientId: "nard-facebook",
      clientSecret: "a secret that the house shares with facebook",
      authorizeUrl: `${url}/auth`,
      tokenUrl: `${url}/token`,
      userInfoUrl: `${url}/graph/me?fields=id,name,email`,
    },
  };
}
