import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import fc from "fast-check";
import { expect, test } from "vitest";
import { speechOf } from "#app/i18n/speech.server.ts";
import { firstSettings } from "#server/brand/first-settings.ts";
import { CODES } from "#server/calls/codes.ts";
import { documentedCall, documentedCalls } from "#server/calls/documented.ts";
import { schemaOf } from "#server/calls/json-schema.ts";
import { openApi } from "#server/calls/openapi.ts";
import { sampleOf } from "#server/calls/outline.ts";
import { CALLS } from "#server/calls/table.ts";
import { LANGUAGES, type Language } from "#server/core/languages.ts";

test("C01 the document of the interface is valid OpenAPI, and names every call once", async () => {
  const document = openApi();
  const judged = await new Validator().validate(structuredClone(document));
  expect(judged.errors).toBeUndefined();
  expect(judged.valid).toBe(true);
  const bodies = CALLS.filter(({ method }) => method !== "GET").map(({ path, method }) =>
    JSON.stringify(document.paths[path]?.[method.toLowerCase()]),
  );
  for (const body of bodies) expect(body).toMatch(/"requestBody":.*"additionalProperties":false/);
  const names = CALLS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const places = CALLS.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});

test("C01 what is sealed is refused plain and sealed, and the stream says what each event carries", () => {
  const { paths, components } = openApi();
  const refused = (path: string, method: string) => {
    const operation = (paths[path]?.[method] ?? {}) as { responses?: Record<string, { content: object }> };
    return Object.entries(operation.responses ?? {}).flatMap(([status, { content }]) =>
      status === "200" ? [] : [Object.keys(content).join(" ")],
    );
  };
  expect(new Set(refused("/wps/session/login", "post"))).toEqual(
    new Set(["application/json application/jose"]),
  );
  expect(new Set(refused("/wps/member/info", "get"))).toEqual(new Set(["application/json"]));
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining(["LiveBalance", "LiveMessages", "LiveRound", "LiveLottery", "LiveEnded"]),
  );
});

test("the document has no bound of the language, no format that is none, and names what a registration needs", () => {
  const { paths } = openApi({ isOpened: true });
  const written = JSON.stringify(paths);
  expect(written).not.toMatch(/9007199254740991|starts_with/);
  expect(JSON.stringify(paths["/wps/member/register"])).toMatch(/"required":\[[^\]]*"ofAge","terms"/);
  expect(JSON.stringify(paths["/wps/member/register"])).toMatch(/"required":\["username",[^\]]*"password"/);
  expect(JSON.stringify(paths["/wps/member/register/mobile"])).toMatch(/"required":\["mobileNum"/);
  expect(JSON.stringify(paths["/wps/system/routers"])).toContain('"enum":["0","3"]');
});

test("every call has an example that its own schema takes", () => {
  for (const { name, answered } of documentedCalls()) {
    const call = CALLS.find((one) => one.name === name);
    if (!call) continue;
    expect(call.value.safeParse(JSON.parse(answered).value).error, name).toBeUndefined();
    const { properties = {}, required = [] } = schemaOf(call.payload, "input");
    const sent = Object.fromEntries(required.map((field) => [field, sampleOf(properties[field] ?? {})]));
    expect(call.payload.safeParse(sent).error, name).toBeUndefined();
  }
  expect(documentedCall("live")?.answered).toContain("event: balance");
  expect(documentedCall("register")?.fields.map((field) => field.name)).toEqual(
    expect.arrayContaining(["username", "affiliateCode", "ofAge", "terms", "scopes"]),
  );
});

test("an example of what is sealed says of what it is made, and one in TypeScript where its client comes from", () => {
  const [login, info] = [documentedCall("login"), documentedCall("memberInfo")];
  expect(login?.curl).toMatch(/^# sealed\.jwe: .*ECDH-ES, A256GCM/);
  expect(login?.curl).toContain('"payload":{"username":"…","password":"…"}');
  expect(info?.curl).toMatch(/^curl/);
  for (const { name, typescript } of documentedCalls())
    expect(typescript, name).toMatch(/^\/\/ .*which the house does not serve\.$/m);
});

test("S10 the registration that the page for builders shows has all that a new house asks for", () => {
  const page = readFileSync("docs/calls.md", "utf8");
  const shown = /PUT\("\/wps\/member\/register", \{([\s\S]*?)\n\}\);/.exec(page)?.[1] ?? "";
  const asked = firstSettings("username").filter(({ enabled, required }) => enabled && required);
  for (const field of [...asked.map((one) => one.field), "ofAge", "terms"])
    expect(shown).toMatch(new RegExp(`\\b${field}[:,]`));
});

test("X02 every code has its sentence in six languages, whole and without a hole", async () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const { t } = await speechOf(language);
    for (const [code, [, key]] of Object.entries(CODES)) {
      expect(t(key), `${language} ${code}`).not.toMatch(/^$|\{\{/);
    }
  }
});

test("a payload of a call is bounded: no text and no list in it is without an end, but for pictures", () => {
  const long = "x".repeat(5000);
  fc.assert(
    fc.property(fc.constantFrom(...CALLS), fc.integer({ min: 0, max: 9 }), (call, nth) => {
      const shape = "shape" in call.payload ? Object.keys(call.payload.shape as object) : [];
      const field = shape[nth % Math.max(1, shape.length)] ?? "field";
      for (const value of [long, Array(200).fill(long), { [long]: long }]) {
        const judged = call.payload.safeParse({ [field]: value });
        if (judged.success)
          expect(JSON.stringify(judged.data).length).toBeLessThan(call.bodyBytesMax ?? 2000);
      }
    }),
  );
});
