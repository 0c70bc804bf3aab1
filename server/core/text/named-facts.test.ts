import { expect, test } from "vitest";
import { factsIn, namedFact } from "./named-facts.ts";

test("a name in a message is told in the language of whoever reads it, as other names are", () => {
  const facts = { ...namedFact("name", { fa: "لیوان", en: "Mug", vi: "Cốc" }), note: "RR1" };
  expect(factsIn(facts, "fa")).toEqual({ name: "لیوان", note: "RR1" });
  expect(factsIn(facts, "vi")).toEqual({ name: "Cốc", note: "RR1" });
  expect(factsIn(facts, "th")).toEqual({ name: "Mug", note: "RR1" });
  expect(factsIn(namedFact("name", { fa: "لیوان" }), "en")).toEqual({ name: "لیوان" });
});

test("a message from before says the name that was kept then", () => {
  expect(factsIn({ name: "Mug", note: "" }, "fa")).toEqual({ name: "Mug", note: "" });
});
