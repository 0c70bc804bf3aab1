import fc from "fast-check";
import { expect, test } from "vitest";
import { contentPolicy } from "../answers/security-headers.ts";
import { pageTemplate, slot } from "./page-template.ts";
import { inlineScripts, scriptHash, scriptLiteral } from "./page-text.ts";

/** A page as entry.server.tsx writes one: markup, a script of Remix, and the data as JSON in a string. */
function page(name: string): string {
  const data = scriptLiteral(JSON.stringify(["name", name]));
  return `<html><body><p title="${name}">${name}</p><script>start()</script><script>take(${data});</script></body></html>`;
}

function filledWith(html: string, values: Record<string, string>, optional: string[] = []) {
  const policy = contentPolicy(inlineScripts(html).map(scriptHash), ["https://other.example"]);
  const filled = pageTemplate({ html, policy, optional }).fill(values);
  return { html: filled.body.toString(), policy: filled.policy };
}

test("whatever a visitor's name is, it reads the same in the markup and in the data, and ends neither", () => {
  const template = page(slot("name"));
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const { html } = filledWith(template, { name });
      const [, code = ""] = /<script>take\((.*)\);<\/script>/s.exec(html) ?? [];
      expect(JSON.parse(JSON.parse(code))).toEqual(["name", name]);
      expect(html.match(/<script>/g)).toHaveLength(2);
      expect(html.match(/<\/script>/g)).toHaveLength(2);
      expect(html.split("<p ").length).toBe(2);
    }),
  );
});

test("T15 a name that is markup stays a text", () => {
  const { html } = filledWith(page(slot("name")), { name: `"><script>alert(1)</script>` });
  expect(html).not.toContain("<script>alert");
  expect(html).toContain("&quot;&gt;&lt;script&gt;");
});

test("T25 the policy names the data script as it was filled, and no other", () => {
  const { html, policy } = filledWith(page(slot("name")), { name: "Sara" });
  const [, first = "", second = ""] = /<script>(.*?)<\/script><script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(policy).toContain(`'sha256-${scriptHash(first)}'`);
  expect(policy).toContain(`'sha256-${scriptHash(second)}'`);
  expect(policy.match(/sha256-/g)).toHaveLength(2);
  expect(policy, "what else the page may do stays").toContain("connect-src 'self' https://other.example");
});

test("a slot that nobody fills is a defect, and said so", () => {
  expect(() => filledWith(page(slot("name")), {})).toThrow(/name/);
});

test("a list item goes when there is nothing to put into it, and its data stays", () => {
  const items = ["a", "b", "c"].map((name) => `<li><b>${slot(name)}</b></li>`).join("");
  const data = scriptLiteral(JSON.stringify(["a", "b", "c"].map(slot)));
  const html = `<ul><li>first</li>${items}</ul><script>take(${data});</script>`;
  const filled = filledWith(html, { a: "سیمرغ", b: "", c: "" }, ["a", "b", "c"]);
  expect(filled.html).toContain("<ul><li>first</li><li><b>سیمرغ</b></li></ul>");
  const [, code = ""] = /take\((.*)\);/.exec(filled.html) ?? [];
  expect(JSON.parse(JSON.parse(code))).toEqual(["سیمرغ", "", ""]);
});
