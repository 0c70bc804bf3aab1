import { parseWithZod } from "@conform-to/zod/v4";
import { beforeAll, expect, test } from "vitest";
import { openBrand, PASSWORD, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { type Brand, type FieldSetting, registrationFields } from "../../brand/index.ts";
import { changeProfile, profileForm, profileOf, profileSettings } from "../index.ts";

let context: TestContext;
let brand: Brand;
let asked: readonly FieldSetting[];

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
  const fields = await registrationFields(context, brand.id, "username");
  asked = fields.map((one) =>
    one.field === "line" || one.field === "wechat" ? { ...one, enabled: true } : one,
  );
});

async function playerNamed(username: string, payeeName: string | null): Promise<bigint> {
  const registration = registrationOf(username, { payeeName, contacts: { line: "old", wechat: "w" } });
  return registeredPlayer(context, { brand, language: "fa", registration });
}

test("M01 a contact is changed, taken away and left with the password; a real name stays once it is there", async () => {
  const playerId = await playerNamed("nima", null);
  const change = (payeeName: string | null, contacts: Record<string, string>, password = PASSWORD) =>
    changeProfile(context, { playerId, password, payeeName, contacts });

  expect(await change("Somebody", { line: "x" }, "wrong password 1")).toEqual({
    ok: false,
    refusal: { reason: "passwordWrong" },
  });
  expect(await profileOf(context, playerId)).toMatchObject({ payeeName: null, contacts: { line: "old" } });

  expect((await change("نیما کاظمی", { line: "new" })).ok).toBe(true);
  expect((await change("Another Name", { line: "" })).ok).toBe(true);
  expect(await profileOf(context, playerId)).toMatchObject({
    payeeName: "نیما کاظمی",
    contacts: { wechat: "w" },
  });
});

test("M01 five wrong passwords lock the change, also for the right one", async () => {
  const playerId = await playerNamed("guesser", null);
  const change = (password: string) =>
    changeProfile(context, { playerId, password, payeeName: null, contacts: {} });
  for (let nth = 0; nth < 5; nth += 1) await change(`wrong ${nth}`);
  expect(await change(PASSWORD)).toMatchObject({ ok: false, refusal: { reason: "moneyLocked" } });
});

test("T12 a profile takes contacts and a missing name, by the rules of a registration, and nothing else", async () => {
  expect(profileSettings(asked, { hasName: true }).map(({ field }) => field)).toEqual(["line", "wechat"]);
  const settings = profileSettings(asked, { hasName: false });
  const schema = profileForm(settings, (key) => key);
  const read = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return parseWithZod(form, { schema });
  };
  const hostile = { username: "boss", email: "e@v.il", mobileNum: "1", accountType: "2", qqNum: "7" };
  const good = read({ ...hostile, payeeName: "علي  رضایی", line: "ali", password: "p" });
  expect(good.status === "success" && good.value).toEqual({
    password: "p",
    payeeName: "علی رضایی",
    contacts: { line: "ali", wechat: "" },
  });
  const bad = read({ payeeName: "7", line: "x".repeat(61) });
  expect(bad.status === "error" && Object.keys(bad.error ?? {}).sort()).toEqual([
    "line",
    "password",
    "payeeName",
  ]);
});
