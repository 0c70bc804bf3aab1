import { Validator } from "@seriousme/openapi-schema-validator";
import fc from "fast-check";
import { expect, test } from "vitest";
import { speechOf } from "#app/i18n/speech.server.ts";
import { CODES } from "#server/calls/codes.ts";
import { openApi } from "#server/calls/openapi.ts";
import { CALLS } from "#server/calls/table.ts";
import { LANGUAGES, type Language } from "#server/core/languages.ts";

test("C01 the document of the interface is valid OpenAPI, and names every call once", async () => {
  const document = openApi();
  const judged = await new Validator().validate(structuredClone(document));
  expect(judged.errors).toBeUndefined();
  expect(judged.valid).toBe(true);
  const names = CALLS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const places = CALLS.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});

test("X02 every code has its sentence in six languages, whole and without a hole", async () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const { t } = await speechOf(language);
    for (const [code, [, key]] of Object.entries(CODES)) {
      expect(t(key), `${language} ${code}`).not.toMatch(/^$|\{\{/);
    }
  }
});

test("a payload of a call is bounded: no text and no list in it is without an end", () => {
  const long = "x".repeat(5000);
  fc.assert(
    fc.property(fc.constantFrom(...CALLS), fc.integer({ min: 0, max: 9 }), (call, nth) => {
      const shape = "shape" in call.payload ? Object.keys(call.payload.shape as object) : [];
      const field = shape[nth % Math.max(1, shape.length)] ?? "field";
      for (const value of [long, Array(200).fill(long), { [long]: long }]) {
        const judged = call.payload.safeParse({ [field]: value });
        if (judged.success) expect(JSON.stringify(judged.data).length).toBeLessThan(2000);
      }
    }),
  );
});
