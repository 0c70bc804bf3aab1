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

  // The menu of the header leads there from every page, also from one that is kept for all members.
  const menu = (html: string) =>
    [...html.matchAll(/<a class="menu__item"[^>]* href="([^"]+)"/g)].map(([, to]) => to);
  for (const path of ["/member/securityCenter", "/help"])
    expect([path, menu((await browser.get(path)).text)]).toEqual([
      path,
      expect.arrayContaining(["/agentHome/income", "/member/messageV2"]),
    ]);

  const other = await signedIn(site, plain);
  for (const path of ["/member/securityCenter", "/help"])
    expect(menu((await other.get(path)).text)).not.toContain("/agentHome/income");
  expect((await other.get("/agentHome")).status).toBe(403);
  expect(ways((await other.get("/member/securityCenter")).text)).not.toContain("/agentHome/income");
  for (const path of own) expect([path, (await other.get(path)).status]).toEqual([path, 403]);
});

test("A02 a contract of a kind that is switched off is still read by its side, and nothing is asked for or signed", async () => {
  const { context } = site;
  const [partner, stranger] = [await newMember(site, "switched"), await newMember(site, "stranger")];
  for (const playerId of [partner, stranger]) await setAccountType(context, { playerId, accountType: 1 });
  const { id: brandId } = await defaultBrand(context);
  const flag = async (isOn: boolean) => {
    await setFlag(context, { brandId, flag: "realtimesalreqtype", isOn });
    site.forward(2000);
  };
  await flag(true);
  const offered = await proposeContract(context, {
    by: { operator: "mina" },
    secondParty: partner,
    terms: wages(100),
  });
  const { contractId } = valueIn(offered);
  const signed = { contractId, by: { playerId: partner }, answer: "agree", version: 1 } as const;
  expect(await answerContract(context, signed)).toMatchObject({ ok: true });
  const [list, own] = ["/agentHome/contracts/realtime", `/agentHome/contracts/realtime/${contractId}`];
  const asks = (html: string) => [html.includes('name="intent"'), html.includes(`${own}/change`)];
  const browser = await signedIn(site, partner);
  expect(asks((await browser.get(own)).text)).toEqual([true, true]);

  await flag(false);
  const shown = await browser.get(own);
  expect([shown.status, ...asks(shown.text)]).toEqual([200, false, false]);
  expect(shown.text).toContain('data-testid="terms"');
  const all = await browser.get(list);
  expect([all.status, all.text.includes("/propose")]).toEqual([200, false]);
  for (const path of [`${own}/change`, `${list}/propose`])
    expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
  const ends = { key: context.newId(), version: "1", intent: "end" };
  expect((await browser.post(own, ends)).status).toBe(404);
  const nobody = await signedIn(site, stranger);
  for (const path of [list, own]) expect([path, (await nobody.get(path)).status]).toEqual([path, 404]);
});
