import type { SafeHtml } from "#server/content/index.ts";

/** HTML of the house's own texts. Its type says that server/content/safe-html.ts has cleaned it. */
export function RichText({ html }: { html: SafeHtml }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
