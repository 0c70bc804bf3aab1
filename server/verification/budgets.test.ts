import { beforeEach, expect, test } from "vitest";
import { refuse } from "#server/core/outcome.ts";
import { DAY_MS, MINUTE_MS } from "#server/core/time.ts";
import { openSending, TO } from "#tests/setup/sending.ts";
import { resetSending, sendingState, setBudget, setCountries } from "./index.ts";

const { context, brand, alarms, gatewaysIn, gateways, send, sent, forget } = await openSending();

beforeEach(async () => {
  context.clock.forward(3 * DAY_MS);
  await forget();
});

const refusal = (reason: string) => ({ ok: false, refusal: { reason } });

test("T5 a number gets one code a minute and five a day, and is told when the next one may be asked for", async () => {
  await send();
  const start = context.now();
  const soon = { reason: "tooSoon", againAt: new Date(start.getTime() + MINUTE_MS) };
  expect(await send()).toEqual({ ok: false, refusal: soon });
  expect(await send({ address: "198.51.100.1" })).toEqual({ ok: false, refusal: soon });
  for (let nth = 1; nth < 5; nth += 1) {
    context.clock.forward(MINUTE_MS);
    expect(await send()).toMatchObject({ ok: true });
  }
  context.clock.forward(MINUTE_MS);
  const again = new Date(start.getTime() + DAY_MS);
  expect(await send()).toEqual({ ok: false, refusal: { reason: "tooMany", againAt: again } });
  expect(await sent(TO)).toHaveLength(5);
  context.clock.forward(DAY_MS);
  expect(await send()).toMatchObject({ ok: true });
});

test("T5 twenty at once for one number send one code", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await sent(TO)).toHaveLength(1);
});

test("T5 numbers of one block use up its budget: the others are told the same, and other countries go on", async () => {
  const answers = [];
  await setBudget(context, { name: "sms-block-day", most: 10 });
  for (let nth = 0; nth < 30; nth += 1) {
    const to = `+98912345${String(nth).padStart(4, "0")}`;
    answers.push(await send({ to, address: `2001:db8:${nth}::/64` }));
  }
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const told = (
    await context.db.call(
      { name: "t2", text: "select count(*)::int as total from gateway.outbox_messages", row: { total: 0 } },
      [],
    )
  )[0]?.total;
  expect(told).toBe(10);
  expect(alarms).toContain("spent sms-block-day");
  await send({ to: "+447400123456", address: "198.51.100.2" });
  expect(await sent("+447400123456")).toHaveLength(1);
});

test("T5 codes of which none comes back trip the breaker of their country, and an operator can close it", async () => {
  const number = (nth: number) => `+98912${String(1000000 + nth * 100_003).slice(0, 7)}`;
  for (let nth = 0; nth < 45; nth += 1) {
    await send({ to: number(nth), address: `2001:db8:${nth}::/64` });
  }
  context.clock.forward(15 * MINUTE_MS);
  expect(await send({ to: "+989351112233" })).toMatchObject({ ok: true });
  expect(await sent("+989351112233")).toHaveLength(0);
  expect(alarms).toContain("tripped unproven");
  await send({ to: "+447400123456" });
  expect(await sent("+447400123456")).toHaveLength(1);
  expect((await sendingState(context, brand.id)).trips).toMatchObject([{ channel: "sms", country: "IR" }]);
  expect(await resetSending(context, "IR")).toBe(1);
  expect(await send({ to: "+989351112244" })).toMatchObject({ ok: true });
  expect(await sent("+989351112244")).toHaveLength(1);
});

test("T5 a flood into one country trips its breaker, whoever reads the codes", async () => {
  await setBudget(context, { name: "sms-flood", most: 10 });
  for (let nth = 0; nth < 12; nth += 1) {
    await send({ to: `+9891${nth + 10}1112233`.slice(0, 13), address: `2001:db8:${nth}::/64` });
  }
  expect(alarms).toContain("tripped flood");
  expect((await sent()).length).toBeLessThanOrEqual(10);
});

test("T5 a country that a brand does not send to is told, and so are numbers that are no mobile's", async () => {
  expect(await send({ to: "+2348012345678" })).toEqual(refusal("countryClosed"));
  expect(await send({ to: "+982112345678" })).toEqual(refusal("numberInvalid"));
  expect(await send({ to: "09123456789" })).toEqual(refusal("numberInvalid"));
  expect(await send({ channel: "mail", to: "nobody" })).toEqual(refusal("addressInvalid"));
  await setCountries(context, { brandId: brand.id, countries: ["TR"] });
  context.clock.forward(2000);
  expect(await send()).toEqual(refusal("countryClosed"));
  expect(await sent()).toHaveLength(0);
});

test("without a provider a house says that nothing can be sent, and counts nothing", async () => {
  const none = gatewaysIn(true);
  expect(await send({}, none)).toEqual(refusal("unreachable"));
  expect(await send({}, none)).toEqual(refusal("unreachable"));
  expect(none.outbox).toBeNull();
});

test("what a provider did not take is told, and a number may be tried again at once", async () => {
  const broken = {
    ...gateways,
    sms: { ...gateways.sms, send: async () => refuse({ reason: "quota" as const }) },
  };
  expect(await send({}, broken)).toEqual(refusal("quota"));
  expect(alarms).toEqual(["refused quota"]);
  expect(await send()).toMatchObject({ ok: true });
  expect(await sent(TO)).toHaveLength(1);
});
