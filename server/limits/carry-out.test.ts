import { expect, test } from "vitest";
import { contextOver, testContext } from "#tests/setup/database.ts";
import { DAY_MS } from "../core/time.ts";
import type { LimitWish } from "./carry-out.ts";
import { carryOut } from "./index.ts";

const timeZone = "Asia/Tehran";
const house = testContext();

test("what is asked on the page of limits is done, or refused with its reason, and told so", async () => {
  const context = contextOver((await house).db);
  const ask = (wish: LimitWish) => carryOut(context, { playerId: 100_001n, timeZone, wish });
  const refused = (reason: string) => ({ ok: false, refusal: { reason } });
  const told = (value: string) => ({ ok: true, value });
  const name = "stake";

  expect(await ask({ intent: "set", name, ceiling: 500n })).toEqual(told("set"));
  expect(await ask({ intent: "cancel", name })).toEqual(refused("nothingAsked"));
  expect(await ask({ intent: "remove", name })).toEqual(told("asked"));
  expect(await ask({ intent: "confirm", name })).toEqual(refused("tooEarly"));
  expect(await ask({ intent: "cancel", name })).toEqual(told("cancelled"));
  expect(await ask({ intent: "remove", name })).toEqual(told("asked"));
  context.clock.forward(DAY_MS);
  expect(await ask({ intent: "confirm", name })).toEqual(told("raised"));
  expect(await ask({ intent: "timeOut", term: "week" })).toEqual(told("timeOut"));
  expect(await ask({ intent: "timeOut", term: "day" })).toEqual(refused("notLonger"));
  expect(await ask({ intent: "exclude", term: "year" })).toEqual(told("exclusion"));
  expect(await ask({ intent: "exclude", term: "sixMonths" })).toEqual(refused("notLonger"));
});
