import { expect, test } from "vitest";
import { speechOf } from "#app/i18n/speech.server.ts";
import { type BillShown, contractTerms } from "#server/agents/index.ts";
import { shownTermsForm } from "../contracts/shown-terms-form.server.ts";
import { shownTerms } from "../shown-terms.server.ts";
import { type BillReader, shownBill } from "./shown-bill.server.ts";

const TERMS = contractTerms.parse({
  ...{ kind: "dividend", issuer: "platform", base: "netLoss", cycle: "month", apply: "whole" },
  ...{ carry: "ringFence", ringFence: "5000", leastStake: "1", products: { RNG: 10_000 }, cap: null },
  tiers: [{ from: "0", people: 0, rate: 1_000 }],
  costs: { vendors: {}, bonus: 0, deposits: 0, withdrawals: 0 },
});

const AT = new Date("2026-03-21T12:07:00Z");

const BILL: BillShown = {
  ...{ id: 7n, contract: 3n, version: 1, kind: "dividend", from: AT, until: AT, madeAt: AT, position: 9n },
  ...{ payer: null, payee: 2n, firstParty: null, payerName: null, payeeName: "ag***", isOwn: true },
  ...{ people: 2, earned: 60_000n, carriedIn: -30_000n, carriedOut: 0n, tier: 0, gross: 3_000n, below: 0n },
  ...{ amount: 3_000n, owed: 0n, isHeld: false, adjusts: null, terms: TERMS },
  ...{ totals: [], conditions: [], payments: [], lower: [], adjustments: [] },
  lines: [{ what: "carried", of: "", base: -30_000n, rate: 10_000, amount: -30_000n }],
  fences: [
    {
      ...{ playerId: 5n, result: 30_000n, lifetime: -70_000n },
      ...{ carriedIn: -80_000n, setOff: 30_000n, added: 0n, carriedOut: -50_000n },
    },
  ],
  nameOf: (playerId) => (playerId === 5n ? "wi***" : null),
};

const READER: BillReader = {
  opens: { contracts: true, member: true },
  vendorOf: (code) => (code === "NARD" ? "Nard Studio" : code),
};

const speaker = async (language: "en" | "fa") => ({
  ...(await speechOf(language)),
  timeZone: "Asia/Tehran",
});

test("A03 a bill has a row for each person who is carried alone, with what they ever came to, by a masked name", async () => {
  const { tables } = shownBill(BILL, READER, await speaker("en"));
  const fences = tables.find(({ name }) => name === "bill-fences");
  const [row] = fences?.rows ?? [];
  expect(fences?.rows).toHaveLength(1);
  expect(row?.cells.who).toContain("wi***");
  expect(
    Object.entries(row?.cells ?? {}).map(([name, cell]) => [name, cell.replace(/[^\d.,\-−]/g, "")]),
  ).toEqual(
    expect.arrayContaining([
      ["carriedIn", expect.stringMatching(/^[-−]800\.00$/)],
      ["result", "300.00"],
      ["setOff", "300.00"],
      ["carriedOut", expect.stringMatching(/^[-−]500\.00$/)],
      ["lifetime", expect.stringMatching(/^[-−]700\.00$/)],
    ]),
  );
  const steps = tables.find(({ name }) => name === "bill-steps");
  expect(steps?.rows.find(({ id }) => id === "carriedOut")?.cells.amount).toMatch(/500\.00/);
  const without = shownBill({ ...BILL, fences: [] }, READER, await speaker("en")).tables.map(
    ({ name }) => name,
  );
  expect(without).not.toContain("bill-fences");
});

test("A02 terms say from which gain on a person is carried alone, with an example, and so does the form", async () => {
  for (const language of ["en", "fa"] as const) {
    const said = await speaker(language);
    const carry =
      shownTerms(TERMS, READER.vendorOf, said).facts.find(({ name }) => name === "carry")?.value ?? "";
    expect(carry).toMatch(language === "en" ? /5,000\.00[\s\S]*2,500\.00/ : /۵٬۰۰۰[\s\S]*۲٬۵۰۰/);
    const asked = { children: null, kept: {}, hasUpline: false };
    expect(shownTermsForm({ ...asked, ground: TERMS }, said).carry).toBe(carry);
    const forever = { ...TERMS, carry: "forever" as const, ringFence: null };
    expect(shownTermsForm({ ...asked, ground: forever }, said).carry).toBe(
      said.t("contracts.terms.carries.forever"),
    );
    const turnover = { ...forever, base: "turnover" as const, carry: "none" as const };
    expect(shownTermsForm({ ...asked, ground: turnover }, said).carry).toBeNull();
  }
});

test("A03 a bill and its terms call a vendor by its name, and lead nowhere that its reader is refused", async () => {
  const none = { payout: 0n, bonusCost: 0n, deposits: 0n, withdrawals: 0n };
  const bill: BillShown = {
    ...BILL,
    totals: [{ product: "RNG", vendor: "NARD", validStake: 100n, ...none }],
    lines: [{ what: "vendorFee", of: "NARD", base: 100n, rate: 1_000, amount: -10n }],
    payments: [{ at: AT, amount: 3_000n, movementId: 12n, moved: 3_000n }],
  };
  const cellsOf = ({ tables }: ReturnType<typeof shownBill>, name: string) =>
    tables.find((table) => table.name === name)?.rows[0];
  const said = await speaker("en");
  const own = shownBill(bill, READER, said);
  expect(cellsOf(own, "bill-totals")?.cells.vendor).toBe("Nard Studio");
  expect(cellsOf(own, "bill-steps")?.cells.step).toContain("Nard Studio");
  const terms = { ...TERMS, costs: { ...TERMS.costs, vendors: { NARD: 500 } } };
  const cost = shownTerms(terms, READER.vendorOf, said).facts.find(({ name }) => name === "vendor NARD");
  expect(cost?.title).toContain("Nard Studio");
  const hrefs = (shown: ReturnType<typeof shownBill>) => [
    shown.facts.find(({ name }) => name === "contract")?.href,
    cellsOf(shown, "bill-payments")?.link?.href,
  ];
  expect(hrefs(own)).toEqual(["/agentHome/contracts/dividend/3?version=1", expect.stringContaining("12")]);
  const opens = { contracts: false, member: false };
  expect(hrefs(shownBill(bill, { ...READER, opens }, said))).toEqual([undefined, undefined]);
});
