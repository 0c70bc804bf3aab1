import { beforeAll, expect, test } from "vitest";
import { findPlayer, setAccountType, setUpline, uplineOf } from "#server/accounts/index.ts";
import { askChange, contractOf, contractsOf, contractTerms, proposeContract } from "#server/agents/index.ts";
import { answerContract } from "#server/agents/parts.ts";
import { eventsOf } from "#server/audit/index.ts";
import type { Brand } from "#server/brand/index.ts";
import { messagesOf } from "#server/messages/index.ts";
import { lineFrom } from "#server/team/index.ts";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";

const WAGES =
  "--kind daily --base turnover --cycle day --apply slice --tiers 0:0:1,5000:3:2.5 --products RNG:100,LIVE:50.5 --least 10";

let context: TestContext;
let brand: Brand;
const said = (words: string) => officeSaid(context, words);

async function agent(name: string, uplineId: bigint | null): Promise<bigint> {
  const registration = registrationOf(name);
  const playerId = await registeredPlayer(context, { brand, language: "fa", registration });
  await setAccountType(context, { playerId, accountType: uplineId ? 2 : 1 });
  await setUpline(context, { playerId, uplineId });
  return playerId;
}

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
});

test("A02 an operator keeps terms under a name, and is told what nobody could pay by", async () => {
  expect(await said("contract template list")).toBe("There are no templates.");
  expect(await said(`contract template set wages ${WAGES}`)).toContain("wages is kept.");
  const shown = await said("contract template list wages");
  expect(shown).toMatch(/for +turnover of RNG 100.00 %, LIVE 50.50 %/);
  expect(shown).toMatch(/tier 2 +from 5000.00 .*, 3 active: 2.50 %/);
  expect(shown).toMatch(/applies to +its own slice/);
  expect(await said("contract template list")).toMatch(/^wages +daily +turnover +day$/m);
  const wrong = WAGES.replace("--cycle day", "--cycle month");
  expect(await said(`contract template set odd ${wrong}`)).toContain(
    "Nobody could pay by these terms. Wrong: cycle: no cycle of this kind, which has day.",
  );
  expect(await said(`contract template set odd ${WAGES.replace("daily", "weekly")}`)).toContain(
    "Wrong: kind: one of dividend, daily, hourly, realtime.",
  );
  expect(await said(`contract template set odd ${WAGES.replace("RNG:100", "SLOTS:100")}`)).toContain(
    "products: no product is called SLOTS; there are RNG",
  );
  expect(await said(`contract template set odd ${WAGES.replace("5000:3:2.5", "5000:3:1")}`)).toContain(
    "each tier begins higher",
  );
  expect(await said(`contract template set odd ${WAGES.replace("RNG:100", "RNG:101")}`)).toContain(
    "not a percentage",
  );
  expect(await said("contract template drop odd")).toContain("There is no such template.");

  const dividend = WAGES.replace("daily", "dividend").replace("turnover", "netLoss").replace("day", "month");
  expect(await said(`contract template set fenced ${dividend} --carry ringFence --ring-fence 5000`)).toMatch(
    /losses carried +ringFence\nring-fence from +5000\.00/,
  );
  expect(await said(`contract template set odd ${dividend} --carry ringFence`)).toContain(
    "Wrong: ringFence: a ring-fence, and nothing else, has an amount above zero",
  );
  expect(await said(`contract template set odd ${WAGES} --carry ringFence --ring-fence 5000`)).toContain(
    "Wrong: carry",
  );
  await said("contract template drop fenced");
});

test("A02 an operator offers a partner a contract, changes, answers and ends it, and what was done is kept", async () => {
  const root = await agent("officeroot", null);
  const child = await agent("officechild", root);
  await said(`contract template set wages ${WAGES}`);
  await said(`contract template set more ${WAGES.replace("2.5", "3")}`);
  expect(await said(`contract offer ${root} --template none`)).toContain("There is no such template.");
  expect(await said(`contract offer ${child} --template wages`)).toContain("stand below nobody");
  expect(await said(`contract offer ${root} --template wages`)).toMatch(/^Contract \d+ waits for/);
  expect(await said(`contract offer ${root} --template wages`)).toContain("asked for or in force already");
  const [first] = await contractsOf(context, { playerId: root, kind: "daily" });
  if (!first) throw new Error("nothing was offered");
  const { id } = first.contract;
  expect([first.side, first.other, first.isAsked]).toEqual(["second", null, true]);
  expect(await said(`contract answer ${id} --version 1 --agree`)).toContain("the other side answers");
  const by = { playerId: root };
  await answerContract(context, { contractId: id, by, answer: "agree", version: 1 });
  expect(await contractOf(context, { playerId: child, contractId: id })).toBeNull();
  expect(await said("brand flag dailysalreqtype --off")).toContain("asked for or in force: 1. Their pages");
  expect(await said("brand flag dailysalreqtype --on")).toBe("dailysalreqtype is on.");

  const terms = first.versions[0]?.terms;
  if (!terms) throw new Error("nothing was written");
  await askChange(context, { contractId: id, by, terms: { ...terms, leastStake: 500n } });
  expect(await said(`contract answer ${id} --version 2`)).toBe("Say --agree or --deny.");
  expect(await said(`contract answer ${id} --version 1 --deny`)).toContain("Nothing waits");
  expect(await said(`contract answer ${id} --version 2 --deny`)).toContain("denied.");
  expect(await said(`contract change ${id} --template more`)).toContain("waits for its other side");
  await answerContract(context, { contractId: id, by, answer: "agree", version: 3 });
  const shown = await said(`contract show ${id}`);
  expect(shown).toMatch(/answer +denied by mina/);
  expect(shown).toMatch(/version +3\nproposed +by mina/);
  expect(await said(`contract list --player ${root}`)).toMatch(/daily +house +\d+ +valid/);
  expect(await said(`contract end ${id}`)).toContain("waits for its other side");
  await answerContract(context, { contractId: id, by, answer: "agree", version: 3 });
  expect(await said(`contract list --player ${root}`)).toBe("There are no contracts.");
  expect(await said(`contract list --player ${root} --ended`)).toContain("terminated");
  expect((await eventsOf(context, { subject: `contract ${id}` })).map(({ action }) => action)).toContain(
    "contract change",
  );
});

test("A02 where an agent is ended the line goes to the one above, and contracts end on both sides", async () => {
  const root = await agent("endroot", null);
  const middle = await agent("endmiddle", root);
  const below = await agent("endbelow", middle);
  await said(`contract template set wages ${WAGES}`);
  await said(`contract offer ${root} --template wages`);
  const contractIn = async (playerId: bigint) => {
    const found = await contractsOf(context, { playerId, kind: "daily" });
    return found.find(({ side }) => side === "second")?.contract;
  };
  const sign = async (playerId: bigint) => {
    const contractId = (await contractIn(playerId))?.id ?? 0n;
    const signed = { contractId, by: { playerId }, answer: "agree", version: 1 } as const;
    expect(await answerContract(context, signed)).toMatchObject({ ok: true });
  };
  await sign(root);
  const terms = contractTerms.parse({
    kind: "daily",
    issuer: "platform",
    base: "turnover",
    tiers: [{ from: "0", people: 0, rate: 50 }],
    leastStake: "10",
    products: { RNG: 10_000 },
    cycle: "day",
    carry: "none",
    apply: "slice",
    costs: { vendors: {}, bonus: 0, deposits: 0, withdrawals: 0 },
    cap: null,
  });
  await proposeContract(context, { by: { playerId: root }, secondParty: middle, terms });
  await sign(middle);
  await proposeContract(context, { by: { playerId: middle }, secondParty: below, terms });

  expect(await said(`partner end ${middle}`)).toContain("reason: missing");
  const ended = await said(`partner end ${middle} --reason gone`);
  expect(ended).toContain(`${middle} is a member. 2 contracts ended; 1 people stand below ${root}.`);
  expect(ended).toContain("not why");
  const [kept] = await eventsOf(context, { subject: `player ${middle}` });
  expect(kept).toMatchObject({ action: "partner end", reason: "gone" });
  expect((await uplineOf(context, below))?.id).toBe(root);
  expect((await findPlayer(context, middle))?.accountType).toBe(0);
  expect([(await contractIn(middle))?.state, (await contractIn(below))?.state]).toEqual([
    "terminated",
    "terminated",
  ]);
  const { rows } = await messagesOf(context, { playerId: below, page: 1 });
  expect(rows.map(({ kind }) => kind).sort()).toEqual(["contractEndedByHouse", "contractProposed"]);
  const told = (await messagesOf(context, { playerId: middle, page: 1 })).rows;
  expect(told.filter(({ kind }) => kind === "agentEnded")).toMatchObject([
    { facts: { contracts: "2", until: lineFrom(context.now()).toISOString() } },
  ]);
  expect(await said(`partner end ${middle} --reason gone`)).toContain("neither a partner nor an agent");

  expect(await said(`partner end ${root} --reason gone`)).toContain("2 people stand below nobody");
  expect((await findPlayer(context, below))?.accountType).toBe(1);
});
