import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import type { Language } from "../core/languages.ts";
import { limitsForm } from "./limits-form.ts";

async function read(fields: Record<string, string>, language: Language = "fa") {
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.append(name, value);
  const schema = limitsForm({ language, say: (key) => key });
  const submission = await parseWithZod(posted, { schema, async: true });
  return submission.status === "success" ? submission.value : submission.error;
}

test("an amount is read in the digits and separators of the language", async () => {
  const wish = { intent: "set", name: "deposit-day" };
  expect(await read({ ...wish, ceiling: "۱٬۲۵۰٫۵" })).toEqual({ ...wish, ceiling: 125_050n });
  expect(await read({ ...wish, ceiling: "1.250,50" }, "vi")).toEqual({ ...wish, ceiling: 125_050n });
  expect(await read({ ...wish, ceiling: "0" })).toEqual({ ...wish, ceiling: 0n });
});

test("an amount that is none, signed, too exact or past every number is told so at its field", async () => {
  const wish = { intent: "set", name: "loss-week" };
  for (const ceiling of ["-1", "1e3", "ten", "1.001", "92233720368547758.08", "1,00"]) {
    expect(await read({ ...wish, ceiling }, "en"), ceiling).toEqual({ ceiling: ["amountUnreadable"] });
  }
  for (const ceiling of ["", "  "]) {
    expect(await read({ ...wish, ceiling })).toEqual({ ceiling: ["amountMissing"] });
  }
});

test("time of play is a whole number of minutes", async () => {
  const wish = { intent: "set", name: "session" };
  expect(await read({ ...wish, ceiling: " ۹۰ " })).toEqual({ ...wish, ceiling: 90n });
  expect(await read({ ...wish, ceiling: "۱٬۲۰۰" })).toEqual({ ...wish, ceiling: 1_200n });
  expect(await read({ ...wish, ceiling: "1,200" }, "en")).toEqual({ ...wish, ceiling: 1_200n });
  expect(await read({ ...wish, ceiling: "1.200" }, "vi")).toEqual({ ...wish, ceiling: 1_200n });
  for (const ceiling of ["1.5", "-5", "90m", "9999999"]) {
    expect(await read({ ...wish, ceiling }), ceiling).toEqual({ ceiling: ["minutesUnreadable"] });
  }
  expect(await read(wish)).toEqual({ ceiling: ["minutesMissing"] });
});

test("the other buttons carry a name or a term that exists", async () => {
  expect(await read({ intent: "remove", name: "stake" })).toEqual({ intent: "remove", name: "stake" });
  expect(await read({ intent: "confirm", name: "stake" })).toEqual({ intent: "confirm", name: "stake" });
  expect(await read({ intent: "cancel", name: "stake" })).toEqual({ intent: "cancel", name: "stake" });
  expect(await read({ intent: "timeOut", term: "week" })).toEqual({ intent: "timeOut", term: "week" });
  expect(await read({ intent: "exclude", term: "forEver" })).toEqual({ intent: "exclude", term: "forEver" });
});

test("a post that no button of ours makes is not read", async () => {
  const strange: Record<string, string>[] = [
    {},
    { intent: "lift", name: "stake" },
    { intent: "remove", name: "everything" },
    { intent: "timeOut", term: "forEver" },
    { intent: "exclude", term: "day" },
    { intent: "set", name: "payout", ceiling: "1" },
  ];
  for (const fields of strange) {
    const found = await read(fields);
    expect(Object.keys(found ?? {}), JSON.stringify(fields)).not.toContain("ceiling");
    expect(found).not.toHaveProperty("intent", fields.intent);
  }
});
