import { beforeEach, expect, test } from "vitest";
import { SECOND_MS } from "#server/core/time.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import type { BrandFlag } from "../brand.ts";
import {
  changeRegistrationSetting,
  registrationModes,
  registrationRules,
  seedBrand,
  setFlag,
} from "../index.ts";

const brandId = "nard";
let context: TestContext;

beforeEach(async () => {
  context = await testContext();
  await seedBrand(context, { host: "nard.test" });
});

async function flags(isOn: boolean, ...names: readonly BrandFlag[]): Promise<void> {
  for (const flag of names) await setFlag(context, { brandId, flag, isOn });
  context.clock.forward(SECOND_MS);
}

/** The fields that are asked for, those that must be filled in with a star. */
async function askedIn(mode: "username" | "mobile"): Promise<string> {
  const { settings } = await registrationRules(context, { brandId, mode });
  return settings.flatMap((one) => (one.enabled ? `${one.field}${one.required ? "*" : ""}` : [])).join(" ");
}

test("S04 the number is the first way where MOBILENUMREG3 is on, and DIRECTREG3 closes every way", async () => {
  expect(await registrationModes(context, brandId)).toEqual(["username"]);
  await flags(true, "MOBILENUMREG3");
  expect(await registrationModes(context, brandId)).toEqual(["mobile", "username"]);
  await flags(false, "USERNAMEREG3");
  expect(await registrationModes(context, brandId)).toEqual(["mobile"]);
  await flags(false, "DIRECTREG3");
  expect(await registrationModes(context, brandId)).toEqual([]);
});

test("S05 in mobile mode a number and its code are asked for, and a password with MOBILENUMPASSREG3 or where no other way leads back", async () => {
  const withPassword = "mobileNum* password* confirmPassword* payeeName* email verificationCode*";
  expect(await askedIn("mobile")).toBe(withPassword);
  await flags(true, "PHONEVERIFY3");
  expect(await askedIn("mobile")).toBe("mobileNum* payeeName* email verificationCode*");
  await flags(true, "MOBILENUMPASSREG3");
  expect(await askedIn("mobile")).toBe(withPassword);
});

test("S05 with REGMOBVERF3, or with the field switched on, a chosen name needs a proven number too", async () => {
  const plain = "username* password* confirmPassword* payeeName* mobileNum email";
  expect(await askedIn("username")).toBe(plain);
  const proven = "username* password* confirmPassword* payeeName* mobileNum* email verificationCode*";
  await flags(true, "REGMOBVERF3");
  expect(await askedIn("username")).toBe(proven);
  await flags(false, "REGMOBVERF3");
  const change = { enabled: true };
  await changeRegistrationSetting(context, { brandId, mode: "username", field: "verificationCode", change });
  context.clock.forward(SECOND_MS);
  expect(await askedIn("username")).toBe(proven);
});

test("S01 a picture is asked for where the field is on and no code is; a payment password is required where it is on", async () => {
  for (const field of ["captcha", "paymentPassword"] as const) {
    await changeRegistrationSetting(context, { brandId, mode: "username", field, change: { enabled: true } });
  }
  context.clock.forward(SECOND_MS);
  expect(await askedIn("username")).toMatch(/paymentPassword\* captcha\*$/);
  expect(await registrationRules(context, { brandId, mode: "username" })).toMatchObject({
    asksCaptcha: true,
  });
  await flags(true, "REGMOBVERF3");
  expect(await registrationRules(context, { brandId, mode: "username" })).toMatchObject({
    asksCaptcha: false,
    asksCode: true,
  });
});
