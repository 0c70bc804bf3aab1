import { afterAll, beforeAll, expect, test } from "vitest";
import { setAccountType } from "#server/accounts/index.ts";
import { endAgent, proposeContract } from "#server/agents/index.ts";
import { answerContract } from "#server/agents/parts.ts";
import { defaultBrand, setFlag } from "#server/brand/index.ts";
import { messagesOf } from "#server/messages/index.ts";
import { valueIn } from "#tests/setup/cashier-stage.ts";
import { wages } from "#tests/setup/pay-stage.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember, signedIn } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

test("A01 who was an agent reads what they signed and were paid, does nothing with it, and sees no team", async () => {
  const { context } = site;
  const [former, plain] = [await newMember(site, "former"), await newMember(site, "plain")];
  await setAccountType(context, { playerId: former, accountType: 1 });
  const { id: brandId } = await defaultBrand(context);
  await setFlag(context, { brandId, flag: "realtimesalreqtype", isOn: true });
  // What a brand says is kept for a moment.
  site.forward(2000);
  const offered = await proposeContract(context, {
    by: { operator: "mina" },
    secondParty: former,
    terms: wages(100),
  });
  const { contractId } = valueIn(offered);
  const signed = { contractId, by: { playerId: former }, answer: "agree", version: 1 } as const;
  expect(await answerContract(context, signed)).toMatchObject({ ok: true });
  expect(await endAgent(context, former)).toMatchObject({ ok: true });

  const { rows } = await messagesOf(context, { playerId: former, page: 1 });
  expect(rows[0]).toMatchObject({ kind: "agentEnded", facts: { contracts: "1" } });
  const own = [
    "/agentHome/income",
    "/agentHome/income.csv",
    "/agentHome/contracts/realtime",
    `/agentHome/contracts/realtime/${contractId}`,
  ];
  const browser = await signedIn(site, former);
  for (const path of own) expect([path, (await browser.get(path)).status]).toEqual([path, 200]);
  expect((await browser.get("/agentHome/income/1")).status).toBe(404);
  // The first page leads there, and so does the menu of the member centre; around them stands what is left open.
  const first = await browser.get("/agentHome");
  expect([first.status, first.headers.location]).toEqual([302, "/agentHome/income"]);
  const income = (await browser.get("/agentHome/income")).text;
  const ways = (html: string) =>
    [...html.matchAll(/class="centre__entry" href="([^"]+)"/g)].map(([, to]) => to);
  expect(ways(income)).toEqual(["/agentHome/income", "/agentHome/contracts/realtime", "/"]);
  expect(income).not.toContain("/agentHome/betting");
  const member = (await browser.get("/member/securityCenter")).text;
  expect(ways(member)).toContain("/agentHome/income");
  expect((await browser.get("/agentHome/team")).text).toContain('href="/agentHome/income"');
  for (const path of ["/agentHome/team", "/agentHome/profit", "/agentHome/betting"])
    expect([path, (await browser.get(path)).status]).toEqual([path, 403]);
  const ends = { key: "k", version: "1", intent: "end" };
  expect((await browser.post(`/agentHome/contracts/realtime/${contractId}`, ends)).status).toBe(403);

  const other = await signedIn(site, plain);
  expect((await other.get("/agentHome")).status).toBe(403);
  expect(ways((await other.get("/member/securityCenter")).text)).not.toContain("/agentHome/income");
  for (const path of own) expect([path, (await other.get(path)).status]).toEqual([path, 403]);
});
