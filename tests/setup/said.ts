import { readFileSync } from "node:fs";
import type { Language } from "#server/core/languages.ts";
import type { Answer } from "./browser.ts";

/** The sentence under a key as a pattern: what is filled in may be anything. */
export function sentence(language: Language, key: string): RegExp {
  const [file = "", ...steps] = key.split(".");
  const texts: unknown = JSON.parse(readFileSync(`locales/${language}/${file}.json`, "utf8"));
  const text = steps.reduce<unknown>(
    (place, step) => (place as Record<string, unknown> | undefined)?.[step],
    texts,
  );
  if (typeof text !== "string" || text === "") throw new Error(`${key} is not there in ${language}.`);
  const parts = plain(text)
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.join(".{0,80}?"), "u");
}

/** What an answer says to whoever reads it, a page or the data of one. */
export function saidIn({ text, headers }: Pick<Answer, "text" | "headers">): string {
  const isHtml = String(headers["content-type"] ?? "").includes("html");
  return plain(isHtml ? textOfPage(text) : textOfData(text));
}

function textOfPage(html: string): string {
  const body = html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]+>/g, " ");
  return body
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** The texts in what a loader or an action hands over: each stands in it once. */
function textOfData(data: string): string {
  return [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([quoted]) => String(JSON.parse(quoted))).join("\n");
}

/** Without the marks that keep directions apart, and with one kind of blank. */
function plain(text: string): string {
  return text.replace(/[\u2066-\u2069\u200e\u200f]/g, "").replace(/[\s\u00a0]+/g, " ");
}
