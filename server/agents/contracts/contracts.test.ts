import { beforeAll, beforeEach, expect, test } from "vitest";
import { findPlayer, type Player, setAccountType, setUpline } from "#server/accounts/index.ts";
import type { Brand } from "#server/brand/index.ts";
import { DAY_MS } from "#server/core/time.ts";
import { messagesOf } from "#server/messages/index.ts";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { askChange, askEnd, expireWishes, proposeContract } from "../index.ts";
import { answerContract } from "./answer-contract.ts";
import { readContract, readVersions } from "./contract-store.ts";
import type { Signer } from "./signer.ts";
import type { ContractTerms } from "./terms.ts";

let context: TestContext;
let brand: Brand;
let nth = 0;
let root: Player;
let child: Player;
let grandchild: Player;

const WAGES: ContractTerms = {
  kind: "daily",
  issuer: "platform",
  base: "turnover",
  tiers: [{ from: 0n, people: 0, rate: 100 }],
  leastStake: 1_000n,
  products: { slot: 10_000 },
  cycle: "day",
  carry: "none",
  apply: "whole",
  costs: { vendors: {}, bonus: 0, deposits: 0, withdrawals: 0 },
  cap: null,
  ringFence: null,
};

const at = (rate: number, more: Partial<ContractTerms> = {}): ContractTerms => ({
  ...WAGES,
  tiers: [{ from: 0n, people: 0, rate }],
  ...more,
});

const HOUSE: Signer = { operator: "mina" };
const own = ({ id }: Player): Signer => ({ playerId: id });

async function agent(name: string, above: Player | null): Promise<Player> {
  const playerId = await registeredPlayer(context, {
    brand,
    language: "fa",
    registration: registrationOf(name),
  });
  await setAccountType(context, { playerId, accountType: above ? 2 : 1 });
  await setUpline(context, { playerId, uplineId: above?.id ?? null });
  return (await findPlayer(context, playerId)) as Player;
}

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
});

beforeEach(async () => {
  nth += 1;
  root = await agent(`root${nth}`, null);
  child = await agent(`child${nth}`, root);
  grandchild = await agent(`grand${nth}`, child);
});

const reasonOf = (outcome: { ok: boolean; refusal?: { reason: string } }) =>
  outcome.ok ? "done" : outcome.refusal?.reason;

async function propose(by: Signer, to: Player, terms: ContractTerms): Promise<bigint> {
  const made = await proposeContract(context, { by, secondParty: to.id, terms });
  if (!made.ok) throw new Error(made.refusal.reason);
  return made.value.contractId;
}

async function answer(contractId: bigint, by: Signer, said: "agree" | "deny" = "agree") {
  const version = (await readVersions(context.db, [contractId])).at(-1)?.version ?? 0;
  return reasonOf(await answerContract(context, { contractId, by, answer: said, version }));
}

async function signed(by: Signer, to: Player, terms: ContractTerms): Promise<bigint> {
  const contractId = await propose(by, to, terms);
  expect(await answer(contractId, own(to))).toBe("done");
  return contractId;
}

const stateOf = async (contractId: bigint) => (await readContract(context.db, contractId))?.state;
const told = async ({ id }: Player) =>
  (await messagesOf(context, { playerId: id, page: 1 })).rows.map(({ kind }) => kind).sort();

test("A02 the one above proposes, the agent agrees, and nobody else may; each step is told to the other side", async () => {
  await signed(HOUSE, root, at(500));
  const contractId = await propose(own(root), child, at(300));
  expect(await stateOf(contractId)).toBe("requested");
  for (const stranger of [own(grandchild), HOUSE]) {
    expect(await answer(contractId, stranger)).toBe("contractUnknown");
  }
  expect(await answer(contractId, own(root))).toBe("contractNotYours");
  expect(await answer(contractId, own(child))).toBe("done");
  expect(await answer(contractId, own(child))).toBe("contractAnswered");
  expect(await stateOf(contractId)).toBe("valid");
  expect(await told(child)).toEqual(["contractProposed"]);
  expect(await told(root)).toEqual(["contractProposed", "contractSigned"]);
  expect(await readVersions(context.db, [contractId])).toMatchObject([
    { version: 1, proposer: String(root.id), answerer: String(child.id), answer: "signed", until: null },
  ]);
});

test("A02 a contract is for an agent directly below, and the house's for one below nobody", async () => {
  const to = async (by: Signer, player: Player) =>
    reasonOf(await proposeContract(context, { by, secondParty: player.id, terms: at(100) }));
  await signed(HOUSE, root, at(500));
  expect(await to(own(root), grandchild)).toBe("contractNotBelow");
  expect(await to(own(root), root)).toBe("contractNotBelow");
  expect(await to(own(child), root)).toBe("contractNotBelow");
  expect(await to(HOUSE, child)).toBe("contractNotBelow");
  expect(await to(own(child), grandchild)).toBe("contractNoOwn");
  await setAccountType(context, { playerId: child.id, accountType: 0 });
  expect(await to(own(root), child)).toBe("contractNotAgent");
});

test("A02 one of a kind is asked for or in force; one that was declined makes room", async () => {
  await signed(HOUSE, root, at(500));
  const first = await propose(own(root), child, at(100));
  const again = { by: own(root), secondParty: child.id, terms: at(200) };
  expect(reasonOf(await proposeContract(context, again))).toBe("contractOpen");
  expect(await answer(first, own(child), "deny")).toBe("done");
  expect([await stateOf(first), await told(root)]).toEqual([
    "denied",
    ["contractDenied", "contractProposed"],
  ]);
  expect(reasonOf(await proposeContract(context, again))).toBe("done");
});

test("A02 nobody promises more than they have, or is left with less than they have promised on", async () => {
  const rootContract = await signed(HOUSE, root, at(500));
  const offer = async (terms: ContractTerms) =>
    reasonOf(await proposeContract(context, { by: own(root), secondParty: child.id, terms }));
  expect(await offer(at(501))).toBe("contractAbove");
  expect(await offer(at(100, { issuer: "upline", leastStake: 999n }))).toBe("contractAbove");
  const childContract = await signed(own(root), child, at(300));
  await signed(own(child), grandchild, at(200));
  const change = async (contractId: bigint, by: Signer, terms: ContractTerms) =>
    reasonOf(await askChange(context, { contractId, by, terms }));
  expect(await change(rootContract, HOUSE, at(299))).toBe("contractBelow");
  expect(await change(childContract, own(root), at(199))).toBe("contractBelow");
  expect(await change(childContract, own(child), at(501))).toBe("contractAbove");
  expect(await change(childContract, own(child), at(300))).toBe("contractSame");
  expect(reasonOf(await askEnd(context, { contractId: childContract, by: own(root) }))).toBe(
    "contractPromised",
  );
});

test("A02 what the house pays below an agent it takes off that agent's own pay, so both are the house's", async () => {
  await signed(HOUSE, root, at(500, { base: "netLoss" }));
  const offer = async (issuer: ContractTerms["issuer"]) =>
    reasonOf(
      await proposeContract(context, {
        by: own(root),
        secondParty: child.id,
        terms: at(300, { base: "netLoss", issuer }),
      }),
    );
  expect(await offer("platform")).toBe("contractUplinePays");
  expect(await offer("upline")).toBe("done");
  const upline = { by: HOUSE, secondParty: root.id, terms: at(100, { kind: "daily", issuer: "upline" }) };
  expect(reasonOf(await proposeContract(context, upline))).toBe("contractPlatformPays");
});

test("A02 other terms hold once the other side has signed them, and the ones before stay written", async () => {
  await signed(HOUSE, root, at(500));
  const contractId = await signed(own(root), child, at(100));
  const wish = { contractId, by: own(child), terms: at(200) };
  expect(reasonOf(await askChange(context, wish))).toBe("done");
  expect(reasonOf(await askChange(context, wish))).toBe("contractNotInForce");
  expect(await answer(contractId, own(child))).toBe("contractNotYours");
  expect(await answer(contractId, own(root), "deny")).toBe("done");
  expect(await stateOf(contractId)).toBe("valid");
  context.clock.forward(1_000);
  await askChange(context, wish);
  const stale = await answerContract(context, { contractId, by: own(root), answer: "agree", version: 2 });
  expect(reasonOf(stale)).toBe("contractAnswered");
  expect(await answer(contractId, own(root))).toBe("done");
  const versions = await readVersions(context.db, [contractId]);
  expect(versions.map(({ answer: said, until, terms }) => [said, until, terms.tiers[0]?.rate])).toEqual([
    ["signed", context.now(), 100],
    ["denied", null, 200],
    ["signed", null, 200],
  ]);
  for (const text of [
    "update agents.contract_versions set terms = '{}' where contract = $1::bigint",
    "update agents.contract_versions set answer = 'denied' where contract = $1::bigint",
    "delete from agents.contract_versions where contract = $1::bigint",
  ]) {
    await expect(context.db.call({ name: `test.edit-${text.length}`, text }, [contractId])).rejects.toThrow();
  }
});

test("A02 a contract ends when both sides want it to, and says whose wish it was", async () => {
  await signed(HOUSE, root, at(500));
  const contractId = await signed(own(root), child, at(100));
  const end = async (by: Signer) => reasonOf(await askEnd(context, { contractId, by }));
  expect(await end(own(grandchild))).toBe("contractUnknown");
  expect(await end(own(root))).toBe("done");
  expect(await answer(contractId, own(child), "deny")).toBe("done");
  expect(await stateOf(contractId)).toBe("valid");
  const endAskedAt = context.now();
  expect(await end(own(child))).toBe("done");
  context.clock.forward(DAY_MS);
  expect(await answer(contractId, own(root))).toBe("done");
  expect(await stateOf(contractId)).toBe("terminated");
  // The wish that was agreed to is kept with its side and its time, not one that was declined.
  expect(await readContract(context.db, contractId)).toMatchObject({ endedBy: "second", endAskedAt });
  expect(await readVersions(context.db, [contractId])).toMatchObject([{ until: context.now() }]);
});

test("A02 what has changed since it was asked for is looked at again when it is signed", async () => {
  const rootContract = await signed(HOUSE, root, at(500));
  const contractId = await propose(own(root), child, at(500));
  await askChange(context, { contractId: rootContract, by: HOUSE, terms: at(400) });
  expect(await answer(rootContract, own(root))).toBe("done");
  expect(await answer(contractId, own(child))).toBe("contractAbove");
  await setUpline(context, { playerId: child.id, uplineId: null });
  expect(await answer(contractId, own(child))).toBe("contractNotBelow");
});

test("A02 a wish that nobody answers is over after 7 days", async () => {
  await signed(HOUSE, root, at(500));
  const contractId = await propose(own(root), child, at(100));
  context.clock.forward(7 * DAY_MS - 1);
  await expireWishes(context);
  expect(await stateOf(contractId)).toBe("requested");
  context.clock.forward(1);
  expect(await answer(contractId, own(child))).toBe("contractAnswered");
  await expireWishes(context);
  await expireWishes(context);
  expect([await stateOf(contractId), await told(root)]).toEqual([
    "expired",
    ["contractExpired", "contractProposed"],
  ]);
});
