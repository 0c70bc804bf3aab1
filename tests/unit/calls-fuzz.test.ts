import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setAccountType, setUpline } from "#server/accounts/index.ts";
import { codesOf } from "#server/calls/openapi.ts";
import { CALLS } from "#server/calls/table.ts";
import { MINUTE_MS } from "#server/core/time.ts";
import { type App, openApp } from "#tests/setup/app.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { proofCount, proofSeed, tell } from "#tests/setup/proof.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

/** So many cases for each call; more by `npm run test:calls`. */
const CASES = proofCount("CASES", 20);

/** A case is answered in a hundredth of a second, or in ten where the machine does other things too. */
const WITHIN_MS = Math.max(30, CASES / 5) * MINUTE_MS;

let site: ServedSite;
let visits = 0;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

function anApp(token: string | null): App {
  visits += 1;
  const address = `2001:db8:f0:${visits.toString(16)}::1`;
  return Object.assign(openApp(CALLS, { port: site.port, address, now: site.context.now }), { token });
}

const field = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 40 }) },
  fc.constantFrom("", "0", "-1", "1e9", "٣", "\u0000", "'; drop table x; --", "../../etc", "x".repeat(400)),
  fc.constantFrom("RNG", "to-vendor", "real", "fav", "2026-01-01T00:00:00Z", "1.50", "NARD-takht-e-nard"),
  fc.nat().map(String),
);

/** What guesses at something is refused after some tries wherever it comes from: a row says so, or its own throttle does. */
const THROTTLED: ReadonlySet<string> = new Set([
  ...CALLS.filter(({ errors }) => errors.includes("tooMany")).map(({ name }) => name),
  ...["recoverByMobile", "MCS2_redeemPointReward"],
]);

/** Anything that JSON can say at the place of a field. */
const anything = fc.oneof(field, fc.jsonValue({ maxDepth: 3 }));

/** An agent reaches what members are turned away from. */
async function openAgent(): Promise<void> {
  const playerId = await newMember(site, "callFuzzAgent");
  await setAccountType(site.context, { playerId, accountType: 1 });
  await setUpline(site.context, { playerId, uplineId: null });
}

const WHO = {
  member: { username: "callFuzz" },
  agent: { username: "callFuzzAgent", type: "agents" },
};

/** A new one for each call: in the clock of the long form a token would be over long before the last. */
async function tokenOf(who: keyof typeof WHO): Promise<string> {
  const payload = { ...WHO[who], password: PASSWORD, scopes: ["read", "play", "money"] };
  return (await anApp(null).call("login", { payload })).value.token;
}

test(
  "whatever is sent, an answer is one of those that the document names, and no fault is written down",
  async () => {
    await newMember(site, "callFuzz");
    await openAgent();
    const before = site.logged().length;
    const changing = new Set(["logout", "renewToken", "changePassword"]);
    for (const call of CALLS.filter(({ name }) => !changing.has(name))) {
      const names =
        "shape" in call.payload ? Object.keys(call.payload.shape as object) : ["username", "ofAge", "terms"];
      const isRead = call.method === "GET";
      const payload = fc.record(Object.fromEntries(names.map((name) => [name, isRead ? field : anything])), {
        requiredKeys: [],
      });
      const isOfAgents = call.path.startsWith("/wps/agent") && call.token === "signed";
      const token = await tokenOf(isOfAgents ? "agent" : "member");
      await fc.assert(
        fc.asyncProperty(payload, async (sent) => {
          // So long that it is never refused for coming too soon.
          site.forward(1000);
          const heard = await anApp(token).call(call.name, { payload: sent });
          if (heard.code !== "OK") expect(codesOf(call), `${call.name} ${heard.code}`).toContain(heard.code);
          expect(heard.code).not.toBe(THROTTLED.has(call.name) ? "" : "tooMany");
          expect(heard.status, `${call.name} ${JSON.stringify(sent)}`).toBeLessThan(500);
        }),
        { numRuns: CASES, seed: proofSeed() },
      );
    }
    expect(site.logged().slice(before)).not.toMatch(/"level":"error"|"call"/);
    tell({ proof: "calls", calls: CALLS.length - changing.size, cases: CASES });
  },
  WITHIN_MS,
);
