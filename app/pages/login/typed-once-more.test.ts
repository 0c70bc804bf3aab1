import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { loader as agentDoor } from "#app/routes/entry/agent-login.tsx";
import { loader as memberDoor } from "#app/routes/entry/login.tsx";
import { setAccountType } from "#server/accounts/index.ts";
import { openSession } from "#server/accounts/parts.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { readConfig } from "#server/house/config.ts";
import { openSessionCookie } from "#server/http/browser/session-cookie.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { PASSWORD, PLACE } from "#tests/setup/brand.ts";
import { noSlider } from "#tests/setup/no-slider.ts";
import { openReach } from "#tests/setup/reached-players.ts";
import { answerLogin } from "./answer-login.server.ts";

const PAGE = "/member/securityCenter/devices";

const { context, brand, gateways, newPlayer } = await openReach();
await noSlider(context);
context.clock.forward(2 * SECOND_MS);
const config = readConfig({ LOG_LEVEL: "silent", HOST: "localhost", PORT: "3000" });
Object.assign(globalThis, { [Symbol.for("nard.platform")]: Promise.resolve({ config, context, gateways }) });

/** Somebody whose browser is remembered. */
async function remembered(accountType: 0 | 2) {
  const { playerId, username } = await newPlayer();
  await setAccountType(context, { playerId, accountType });
  const { token } = await openSession(context, { playerId, brand, place: PLACE, way: "remembered" });
  return { username, cookie: (await openSessionCookie(config, token)).split(";", 1)[0] ?? "" };
}

function asked(path: string, cookie: string, fields?: Record<string, string>): LoaderFunctionArgs {
  const headers = { "User-Agent": PLACE.device, Cookie: cookie };
  const sent = fields ? { method: "POST", body: new URLSearchParams(fields) } : {};
  const request = new Request(`http://nard.test${path}`, { headers, ...sent });
  return { request, context: { address: PLACE.address }, params: {} };
}

/** Where a page sends somebody to; null where it opens. */
async function ledTo(page: Promise<unknown>): Promise<string | null> {
  const answer = await page.catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get("Location") : null;
}

test.each([
  ["a member", 0, "/login", memberDoor, "members"],
  ["an agent", 2, "/agentLogin", agentDoor, "agents"],
] as const)(
  "L06 L15 %s whom the browser remembers types the password at their own door, and comes to the page",
  async (_, accountType, path, door, named) => {
    const { username, cookie } = await remembered(accountType);
    const login = (await ledTo(requireMember(asked(PAGE, cookie)))) ?? "";
    expect(login.split("?", 1)[0]).toBe(path);
    expect(await ledTo(door(asked(login, cookie)))).toBeNull();
    const fields = { username, password: PASSWORD, redirectTo: PAGE };
    const answer = await answerLogin(asked(login, cookie, fields), named);
    if (!(answer instanceof Response)) throw new Error("Nobody came in.");
    expect(answer.headers.get("Location")).toMatch(new RegExp(`^${PAGE}`));
    const [sid = ""] = answer.headers.getSetCookie().filter((line) => line.startsWith("sid="));
    expect(await ledTo(requireMember(asked(PAGE, sid.split(";", 1)[0] ?? "")))).toBeNull();
  },
);
