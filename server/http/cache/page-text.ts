import { createHash } from "node:crypto";

/** A text as a JavaScript string literal that may stand inside a `<script>` of a page. */
export function scriptLiteral(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** What the inline scripts of a page say, in their order. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, code = ""]) => code);
}

/** How the content policy names an inline script. */
export function scriptHash(code: string | Buffer): string {
  return createHash("sha256").update(code).digest("base64");
}

const MARKS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** A text as React writes it into markup. */
export function markupText(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);
}
