import { beforeAll, expect, test } from "vitest";
import { eventsOf } from "#server/audit/index.ts";
import { findBrand, registrationFields } from "#server/brand/index.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import type { Office } from "../command.ts";
import { obey } from "../commands.ts";

const payments = { deposits: new Map(), payouts: new Map(), callbacks: new Map(), alarm() {} };

let context: TestContext;
let office: Office;

beforeAll(async () => {
  context = await testContext();
  await openBrand(context);
  office = { context, sealsFile: "/nowhere/seals.log", payments };
});

/** What was done, or the sentence of the refusal. */
async function said(...args: string[]): Promise<string> {
  const answer = await obey(office, { args, operator: "mina" });
  return answer.ok ? answer.lines.join("\n") : answer.error;
}

test("S02 a field is set part by part, shown, and kept in the audit as it was and as it is", async () => {
  expect(await said("registration", "show")).toMatch(/idNumber\s+off\s+5\s+20\s+digits\s+\\d\+/);
  expect(
    await said("registration", "set", "idNumber", "--on", "--required", "--min", "10", "--max", "10"),
  ).toBe("idNumber is set: on required 10 10 digits \\d+.");
  expect(await said("registration", "set", "idNumber", "--pattern", "none")).toContain("10 10 digits.");
  const [last, first] = await eventsOf(context, { subject: "brand default registration username idNumber" });
  expect(first).toMatchObject({ operator: "mina", before: { enabled: false }, after: { enabled: true } });
  expect(last).toMatchObject({ before: { acceptedPattern: "\\d+" }, after: { acceptedPattern: null } });
  context.clock.forward(SECOND_MS);
  const fields = await registrationFields(context, "nard", "username");
  expect(fields.find(({ field }) => field === "idNumber")).toMatchObject({ enabled: true, minLength: 10 });
  expect(await said("registration", "show", "mobile")).toMatch(/mobileNum\s+on\s+required/);
});

test("T33 a pattern that RE2 does not take is refused, and what was there stays", async () => {
  for (const pattern of ["(?=.*\\d).*", "(a)\\1", "[a-z"]) {
    expect(await said("registration", "set", "username", "--pattern", pattern), pattern).toContain("RE2");
  }
  expect(await said("registration", "show")).toContain("[A-Za-z][A-Za-z0-9]*");
});

test("what cannot work is refused with a sentence", async () => {
  const set = (...words: string[]) => said("registration", "set", ...words);
  expect(await set("username", "--off")).toContain("no account");
  expect(await set("mobileNum", "--mode", "mobile", "--optional")).toContain("no account");
  expect(await set("email", "--min", "9", "--max", "8")).toContain("Lengths");
  expect(await set("email", "--on", "--off")).toContain("--on or --off");
  expect(await set("email")).toContain("what to change");
  expect(await set("paymentPassword", "--on", "--optional")).toContain("cannot be optional");
  expect(await set("paymentPassword", "--on")).toContain("on required");
  expect(await set("shoeSize", "--on")).toContain("Usage");
  expect(await set("email", "--on", "--brand", "nobody")).toContain("no such field");
});

test("S10 the age of a brand is set and kept in the audit", async () => {
  expect(await said("brand", "age", "21")).toBe("Who registers is 21 or older.");
  for (const age of ["17", "100"]) expect(await said("brand", "age", age)).toContain("18 to 99");
  context.clock.forward(SECOND_MS);
  expect((await findBrand(context, "nard"))?.minimumAge).toBe(21);
  const [, , event] = await eventsOf(context, { subject: "brand default age" });
  expect(event).toMatchObject({ before: { minimumAge: 18 }, after: { minimumAge: 21 } });
});
