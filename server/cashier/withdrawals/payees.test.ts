import { beforeAll, beforeEach, expect, test } from "vitest";
import { toPersianDigits } from "#server/core/numbers/digits.ts";
import { type CashierStage, cashierStage, IBAN, newPlayer, valueIn } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { addPayee, payeesOf, removePayee, withdrawalMethods } from "../index.ts";
import { fingerprintOf, type PayeeField, readPayeeFields } from "./payee-fields.ts";

let context: TestContext;
let stage: CashierStage;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  stage = await cashierStage(context);
});

/** An account of a bank of our own, right by its arithmetic. */
function ibanNo(nth: number): string {
  const rest = `${nth}`.padStart(22, "0");
  const check = 98n - (BigInt(`${rest}182700`) % 97n);
  return `IR${check.toString().padStart(2, "0")}${rest}`;
}

const add = (iban: string, holder = "Nima Kazemi", player = stage.player) =>
  addPayee(context, stage.ports, { player, method: "bank", fields: { holder, iban, extra: "x" } });
const list = () => payeesOf(context, { playerId: stage.player.id });

test("an account is one account, however it is typed and whoever is named with it", async () => {
  valueIn(await add(IBAN));
  for (const typed of [
    "ir06 2960 0000 0010 0324 2000 01",
    "IR۰۶۲۹۶۰۰۰۰۰۰۰۱۰۰۳۲۴۲۰۰۰۰۱",
    "IR06-2960-0000-0010-0324-2000-01",
    ` ${IBAN}\u200f`,
  ]) {
    expect(await add(typed, "Somebody Else"), typed).toMatchObject({ refusal: { reason: "payeeKnown" } });
  }
  expect(await list()).toMatchObject([
    {
      method: "bank",
      fields: [
        { name: "holder", value: "Nima Kazemi" },
        { name: "iban", value: "•••• 0001" },
      ],
    },
  ]);
  valueIn(await add(IBAN, "Nima Kazemi", await newPlayer(context, stage.brand)));
});

test("five accounts are enough; one that was removed makes room and can come back", async () => {
  for (let nth = 1; nth <= 5; nth += 1) valueIn(await add(ibanNo(nth)));
  expect(await add(ibanNo(6))).toMatchObject({ refusal: { reason: "tooManyPayees" } });
  const [first] = await list();
  const payeeId = first?.id ?? "";
  const other = await newPlayer(context, stage.brand);
  expect(await removePayee(context, { playerId: other.id, payeeId })).toMatchObject({
    refusal: { reason: "unknownPayee" },
  });
  valueIn(await removePayee(context, { playerId: stage.player.id, payeeId }));
  valueIn(await removePayee(context, { playerId: stage.player.id, payeeId }));
  valueIn(await add(ibanNo(1)));
  expect(await list()).toHaveLength(5);
});

test.each([
  ["a digit mistyped", { iban: IBAN.replace("0324", "0342") }, "iban"],
  ["too short", { iban: "IR06" }, "iban"],
  ["nothing", { iban: "" }, "iban"],
  ["markup", { holder: "<b>Nima</b>" }, "holder"],
  ["a name of one letter", { holder: "N" }, "holder"],
  ["a name that never ends", { holder: "N".repeat(5000) }, "holder"],
  [
    "a field of another way, and two that are wrong,",
    { card: "1", holder: "N", iban: "" },
    "card holder iban",
  ],
])("%s is refused at its field", async (_what, wrong, field) => {
  const fields = { holder: "Nima Kazemi", iban: IBAN, ...wrong };
  const refused = await addPayee(context, stage.ports, {
    ...{ player: stage.player, method: "bank", fields, isExact: true },
  });
  expect(refused).toEqual({ ok: false, refusal: { reason: "badPayeeField", fields: field.split(" ") } });
});

test("a way out that is closed takes no account, and offers itself by what its provider is", async () => {
  const asked = { brand: stage.brand, playerId: stage.player.id };
  const codes = (await withdrawalMethods(context, stage.ports, asked)).map(({ code }) => code);
  expect(codes).toEqual(["bank", "payout"]);
  const bare = { ...stage.ports, payouts: new Map() };
  const refused = await addPayee(context, bare, { player: stage.player, method: "bank", fields: {} });
  expect(refused).toMatchObject({ refusal: { reason: "methodClosed" } });
});

test("a card number is checked by its last digit, and names of the language are not fields", () => {
  const card: PayeeField = {
    name: "card",
    label: { fa: "کارت" },
    kind: "digits",
    minLength: 16,
    maxLength: 16,
    check: "luhn",
    identifies: true,
  };
  const good = goodCard("603799759999999");
  for (const typed of [good, toPersianDigits(good), good.replace(/(.{4})/g, "$1-")]) {
    expect(readPayeeFields([card], { card: typed })).toEqual({ ok: true, value: { card: good } });
  }
  const mistyped = `${good.slice(0, -1)}${(Number(good.at(-1)) + 1) % 10}`;
  expect(readPayeeFields([card], { card: mistyped }).ok).toBe(false);
  expect(readPayeeFields([{ ...card, name: "constructor" }], {}).ok).toBe(false);
  expect(fingerprintOf("bank", [card], { card: good })).not.toBe(
    fingerprintOf("other", [card], { card: good }),
  );
});

function goodCard(first: string): string {
  const sum = [...first].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${first}${(10 - (sum % 10)) % 10}`;
}
