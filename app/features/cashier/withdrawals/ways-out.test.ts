import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { translator } from "#app/i18n/translate.ts";
import type { Withdrawal } from "#server/cashier/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { shownWithdrawal } from "./shown-withdrawal.ts";
import { firstNeed } from "./ways-out.ts";

const texts = { cashier: JSON.parse(readFileSync("locales/en/cashier.json", "utf8")) };
const speaker = { language: "en", t: translator("en", texts), timeZone: "Asia/Tehran" } as const;
const ready = { methods: 1, hasPassword: true, heldUntil: null, isFrozen: false, waysOut: 1 };
const heldUntil = new Date("2026-03-22T12:00:00Z");

test("what stands in the way of a withdrawal is told one thing at a time, with the door that leads there", () => {
  const first = (facts: Partial<typeof ready> & { heldUntil?: Date }) =>
    firstNeed({ ...ready, ...facts }, speaker);
  expect(first({})).toBeNull();
  expect(first({ methods: 0, hasPassword: false })).toMatchObject({ go: null });
  expect(first({ hasPassword: false, waysOut: 0 })?.go?.href).toBe(
    "/member/securityCenter/paymentPassword?redirectTo=%2Fmember%2Fwithdraw",
  );
  expect(first({ waysOut: 0 })?.go?.href).toBe("/member/payees?redirectTo=%2Fmember%2Fwithdraw");
});

test("T31 while a changed payment password holds the money there is no form, only until when", () => {
  const held = firstNeed({ ...ready, waysOut: 0, heldUntil }, speaker);
  expect(held).toMatchObject({ title: "No money can leave just now", go: null });
  expect(held?.text).toContain("22 Mar 2026, 15:30:00");
});

test("while the books are checked it is said before anything is typed, whatever else is missing", () => {
  const frozen = firstNeed({ ...ready, hasPassword: false, isFrozen: true }, speaker);
  expect(frozen).toMatchObject({ title: "No money can leave just now", go: null });
  expect(frozen?.text).toContain("while we check our books");
});

function withdrawal(more: Pick<Withdrawal, "state" | "nextStep" | "confirmDue">): Withdrawal {
  const amount = money(100_00n, "P");
  const at = new Date("2026-03-21T12:00:00Z");
  return {
    id: "W-7K2M9QXA",
    reference: "W-7K2M9QXA",
    playerId: 1n,
    method: { code: "bank", provider: "manual", name: { fa: "بانک", en: "Bank" } },
    payee: [],
    amount,
    fee: money(0n, "P"),
    arrives: amount,
    holdMovementId: 7n,
    endMovementId: more.state === "held" ? null : 9n,
    createdAt: at,
    paidAt: at,
    timeline: [],
    ...more,
  };
}

test("a paid withdrawal can be confirmed or disputed; a disputed one can be confirmed and its clock stands", () => {
  const paid = shownWithdrawal(
    withdrawal({ state: "paid", nextStep: "confirm", confirmDue: heldUntil }),
    speaker,
  );
  expect(paid).toMatchObject({ canConfirm: true, canDispute: true, canCancel: false, mood: "waiting" });
  expect(paid.countsAt).toContain("22 Mar 2026");
  const disputed = shownWithdrawal(
    withdrawal({ state: "disputed", nextStep: "beingTraced", confirmDue: null }),
    speaker,
  );
  expect(disputed).toMatchObject({ canConfirm: true, canDispute: false, countsAt: null, mood: "waiting" });
});

test("each figure of a withdrawal opens into its ledger lines once it has moved, and a dead end has a door", () => {
  const held = shownWithdrawal(
    withdrawal({ state: "held", nextStep: "cancelOrWait", confirmDue: null }),
    speaker,
  );
  expect(held).toMatchObject({ holdMovement: "/member/transactionHistory/7", endMovement: null });
  expect(held.next.go).toBeNull();
  const refused = shownWithdrawal(
    withdrawal({ state: "refused", nextStep: "contact", confirmDue: null }),
    speaker,
  );
  expect(refused.endMovement).toBe("/member/transactionHistory/9");
  expect(refused.next).toMatchObject({ go: { href: "/customerService", isBeside: true } });
});
