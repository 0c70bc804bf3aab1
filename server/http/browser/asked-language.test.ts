import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { readConfig } from "../../house/config.ts";
import { sendResponse } from "../server/remix-adapter.ts";
import { withAskedLanguage } from "./asked-language.ts";

const config = readConfig({ LOG_LEVEL: "silent", PORT: "3000" });

test("I02 the language of an address lasts for who has chosen none, beside other cookies, and changes nobody's choice", async () => {
  const page = () =>
    new Response("page", { headers: { "Set-Cookie": "visit=1", "Content-Type": "text/html" } });
  const server = createServer(withAskedLanguage({ config }, (_, to) => void sendResponse(page(), to)));
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const kept = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { Accept: "text/html", ...headers },
    });
    return answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  };
  expect(await kept("/rng?lang=en")).toEqual(["lang=en", "visit=1"]);
  expect(await kept("/rng?a=1&lang=vi")).toEqual(["lang=vi", "visit=1"]);
  for (const path of ["/rng", "/rng?lang=xx", "/rng?slang=en"]) expect(await kept(path)).toEqual(["visit=1"]);
  expect(await kept("/rng?lang=en", { Cookie: "lang=fa" })).toEqual(["visit=1"]);
  expect(await kept("/rng?lang=en", { Accept: "application/json" })).toEqual(["visit=1"]);
  expect(await kept("/login?lang=en", {}, "POST")).toEqual(["visit=1"]);
  await new Promise((closed) => server.close(closed));
});
