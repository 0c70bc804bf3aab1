import { SITE } from "./shared-site.ts";

type Case = (right: { readonly token: string; readonly foreign: string }) => {
  readonly headers: Readonly<Record<string, string>>;
  readonly token: string | null;
};

/** What a post of another page looks like. Each case is wrong in one thing alone. */
export const FORGERIES: Readonly<Record<string, Case>> = {
  "no Origin": ({ token }) => ({ headers: {}, token }),
  "Origin null": ({ token }) => ({ headers: { Origin: "null" }, token }),
  "Origin evil": ({ token }) => ({ headers: { Origin: "https://evil.invalid" }, token }),
  "Origin of a subdomain": ({ token }) => ({ headers: { Origin: "https://evil.nard.test" }, token }),
  "Origin by http": ({ token }) => ({ headers: { Origin: "http://nard.test" }, token }),
  "X-Forwarded-Host evil": ({ token }) => ({
    headers: { Origin: "https://evil.invalid", "X-Forwarded-Host": "evil.invalid" },
    token,
  }),
  "fetch metadata of another site": ({ token }) => ({
    headers: { Origin: SITE, "Sec-Fetch-Site": "cross-site" },
    token,
  }),
  "token missing": () => ({ headers: { Origin: SITE, "Sec-Fetch-Site": "same-origin" }, token: null }),
  "token of another session": ({ foreign }) => ({
    headers: { Origin: SITE, "Sec-Fetch-Site": "same-origin" },
    token: foreign,
  }),
};
