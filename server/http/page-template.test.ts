import fc from "fast-check";
import { expect, test } from "vitest";
import { pageTemplate, slot } from "./page-template.ts";
import { scriptHash, scriptLiteral } from "./page-text.ts";

/** A page as entry.server.tsx writes one: markup, a script of Remix, and the data as JSON in a string. */
function page(name: string): string {
  const data = scriptLiteral(JSON.stringify(["name", name]));
  return `<html><body><p title="${name}">${name}</p><script>start()</script><script>take(${data});</script></body></html>`;
}

test("whatever a visitor's name is, it reads the same in the markup and in the data, and ends neither", () => {
  const template = pageTemplate(page(slot("name")));
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const { html } = template({ name });
      const [, code = ""] = /<script>take\((.*)\);<\/script>/s.exec(html) ?? [];
      expect(JSON.parse(JSON.parse(code))).toEqual(["name", name]);
      expect(html.match(/<script>/g)).toHaveLength(2);
      expect(html.match(/<\/script>/g)).toHaveLength(2);
      expect(html.split("<p ").length).toBe(2);
    }),
  );
});

test("T15 a name that is markup stays a text", () => {
  const { html } = pageTemplate(page(slot("name")))({ name: `"><script>alert(1)</script>` });
  expect(html).not.toContain("<script>alert");
  expect(html).toContain("&quot;&gt;&lt;script&gt;");
});

test("T25 the policy names the data script as it was filled, and no other", () => {
  const { html, policy } = pageTemplate(page(slot("name")))({ name: "Sara" });
  const [, first = "", second = ""] = /<script>(.*?)<\/script><script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(policy).toContain(`'sha256-${scriptHash(first)}'`);
  expect(policy).toContain(`'sha256-${scriptHash(second)}'`);
  expect(policy.match(/sha256-/g)).toHaveLength(2);
});

test("a slot that nobody fills is a defect, and said so", () => {
  expect(() => pageTemplate(page(slot("name")))({})).toThrow(/name/);
});
