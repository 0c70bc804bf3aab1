import fc from "fast-check";
import { expect, test } from "vitest";
import { newId } from "../../core/ids.ts";
import { money } from "../../core/numbers/money.ts";
import { operatorName } from "../actor.ts";
import { newReference, readReference } from "../reference.ts";
import { feeOf, quote } from "./method.ts";

test("a fee is whole minor units and rounds down", () => {
  expect(feeOf(999n, { fixedMinor: 0n, bps: 150 })).toBe(14n);
  expect(feeOf(1_000n, { fixedMinor: 50n, bps: 150 })).toBe(65n);
  expect(feeOf(1n, { fixedMinor: 0n, bps: 5_000 })).toBe(0n);
});

test("what arrives and the fee are together the amount, exactly, at any size", () => {
  const terms = fc.record({ fixedMinor: fc.bigInt(0n, 10n ** 6n), bps: fc.integer({ min: 0, max: 5_000 }) });
  fc.assert(
    fc.property(terms, fc.bigInt(1n, 10n ** 15n), (fee, minor) => {
      const { fee: cost, arrives } = quote({ fee }, money(minor, "P"));
      expect(cost.minor + arrives.minor).toBe(minor);
      expect(cost.minor - fee.fixedMinor <= minor / 2n).toBe(true);
    }),
  );
});

test("a reference is eight characters that nobody takes for others, and is read as people write it", () => {
  const references = Array.from({ length: 2_000 }, () => newReference("D", newId));
  expect(new Set(references).size).toBe(2_000);
  for (const reference of references) {
    expect(reference).toMatch(/^D-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(readReference(` ${reference.toLowerCase().replace("-", "").replaceAll("0", "o")} `)).toBe(
      reference,
    );
  }
  expect(readReference("D-1lI0Oabc")).toBe("D-11100ABC");
  for (const typed of ["", "D-1234567", "X-12345678", "D-1234567U", "D-12345678; drop", "D--2345678"]) {
    expect(readReference(typed), typed).toBeNull();
  }
});

test("T30 one operator is one name, however it is written", () => {
  expect(["Mina", " mina ", "ＭＩＮＡ"].map(operatorName)).toEqual(["mina", "mina", "mina"]);
  expect(["علی", "علي", "عـلی", "عل\u200cی"].map(operatorName)).toEqual(["علی", "علی", "علی", "علی"]);
  expect(["op1", "op۱", "op١"].map(operatorName)).toEqual(["op1", "op1", "op1"]);
  expect(operatorName("  ")).toBe("");
});
