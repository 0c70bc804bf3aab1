import { expect, test } from "vitest";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { ContractShown } from "#server/agents/index.ts";
import { wages } from "#tests/setup/pay-stage.ts";
import { shownContract } from "./shown-contract.server.ts";

const at = (time: string) => new Date(`2026-03-21T${time}Z`);

const VERSION: ContractShown["versions"][number] = {
  ...{ contract: 3n, version: 1, terms: wages(100, { cycle: "hour" }), proposedBy: "first", proposer: "1" },
  ...{ proposedAt: at("08:00:00"), answer: "signed", answeredAt: at("09:10:00"), answerer: "2" },
  until: at("12:07:00"),
};

const ENDED: ContractShown = {
  contract: {
    ...{ id: 3n, brandId: "nard", kind: "realtime", firstParty: 1n, secondParty: 2n, state: "terminated" },
    ...{ askedBy: null, askedUntil: null, madeAt: at("08:00:00"), endedAt: at("12:07:00") },
    ...{ endedBy: "first", endAskedAt: at("11:00:00") },
  },
  ...{ side: "second", other: "ma•••b", isAsked: false, versions: [VERSION] },
};

async function factsOf(more: Partial<ContractShown["contract"]>, version: Partial<typeof VERSION> = {}) {
  const speaker = { ...(await speechOf("en")), timeZone: "Asia/Tehran" };
  const shown = {
    ...ENDED,
    contract: { ...ENDED.contract, ...more },
    versions: [{ ...VERSION, ...version }],
  };
  const facts = shownContract(shown, { isOn: true, asked: null, vendorOf: String }, speaker)?.facts ?? [];
  return new Map(facts.map(({ name, value }) => [name, value]));
}

test("A02 a contract that is over says who asked for the end, who agreed, and to when it is paid", async () => {
  const facts = await factsOf({});
  expect(facts.get("ended")).toMatch(/15:37:00: asked for by .?ma•••b.?, .*14:30:00, and agreed to by you/);
  expect(facts.get("paidTo")).toContain("16:00:00");
  expect((await factsOf({ endedBy: "second" })).get("ended")).toMatch(/by you, .*agreed to by .?ma•••b/);
  expect((await factsOf({ endedBy: "house", endAskedAt: null })).get("ended")).toContain("by the house");
  // Of those that ended before, nobody wrote it down.
  expect((await factsOf({ endedBy: null, endAskedAt: null })).get("ended")).toMatch(/15:37:00$/);
});

test("A03 a contract that ended in the period in which it was signed is paid for none", async () => {
  expect((await factsOf({}, { answeredAt: at("11:40:00") })).has("paidTo")).toBe(false);
  // One that ended with its period is paid to that moment, and none of the next.
  const whole = await factsOf({ endedAt: at("12:30:00") }, { until: at("12:30:00") });
  expect(whole.get("paidTo")).toContain("16:00:00");
  expect(
    (await factsOf({ state: "valid", endedAt: null, endedBy: null, endAskedAt: null })).has("paidTo"),
  ).toBe(false);
});

test("A02 a contract of a kind that is switched off is read, and nothing can be asked for or signed", async () => {
  const speaker = { ...(await speechOf("en")), timeZone: "Asia/Tehran" };
  const looked = { asked: null, vendorOf: String };
  const valid = {
    ...ENDED.contract,
    state: "valid",
    endedAt: null,
    endedBy: null,
    endAskedAt: null,
  } as const;
  const lives: ContractShown = { ...ENDED, contract: valid };
  expect(shownContract(lives, { ...looked, isOn: true }, speaker)).toMatchObject({
    canEnd: true,
    waiting: null,
  });
  const off = shownContract(lives, { ...looked, isOn: false }, speaker);
  expect(off).toMatchObject({ change: null, canEnd: false, waiting: { isForReader: false } });
  expect(off?.waiting?.text).toContain("switched off");
  const asked: ContractShown = {
    ...lives,
    contract: { ...valid, state: "terminateRequested", askedBy: "first" },
    isAsked: true,
  };
  expect(shownContract(asked, { ...looked, isOn: false }, speaker)?.waiting?.isForReader).toBe(false);
  expect(shownContract(ENDED, { ...looked, isOn: false }, speaker)?.waiting).toBeNull();
});
