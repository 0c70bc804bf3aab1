import createClient from "openapi-fetch";
import type { paths } from "./schema.ts";

type Access = {
  /** Of the house, like `https://nard.example`. */
  readonly origin: string;
  /** What a login has answered with. */
  readonly token?: string;
  readonly language?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * The calls of a house, typed by its own document: `client.GET("/wps/member/info")`. The folder stands alone, so an app
 * in TypeScript takes it as it is, with openapi-fetch beside it.
 */
export function openClient({ origin, token, language = "en", headers = {} }: Access) {
  return createClient<paths>({
    baseUrl: origin,
    headers: {
      "Accept-Language": language,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  });
}
