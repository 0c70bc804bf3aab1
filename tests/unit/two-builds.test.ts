import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildSite } from "#server/house/build-site.js";
import { earlierFolder } from "#server/house/earlier-assets.js";
import { atEndOfFile } from "#tests/setup/end-of-file.ts";

/** Below this folder, so that a site of two lines finds its packages. */
const CACHE = join(import.meta.dirname, "../../node_modules/.cache/nard");

const FILES = {
  "package.json": '{ "type": "module", "sideEffects": false, "dependencies": { "@remix-run/node": "*" } }',
  "vite.config.js": `
    import { vitePlugin as remix } from "@remix-run/dev";
    export default { plugins: [remix({ future: { v3_singleFetch: true } })], build: { minify: false } };`,
  "app/entry.client.jsx": `
    import { RemixBrowser } from "@remix-run/react";
    import { hydrateRoot } from "react-dom/client";
    hydrateRoot(document, <RemixBrowser />);`,
  "app/entry.server.jsx": `
    import { RemixServer } from "@remix-run/react";
    import { renderToString } from "react-dom/server";
    export default (request, status, headers, context) =>
      new Response(renderToString(<RemixServer context={context} url={request.url} />), { status, headers });`,
  "app/root.jsx": `
    import { Scripts } from "@remix-run/react";
    export default () => <html lang="en"><body><Scripts /></body></html>;`,
  "app/routes/_index.jsx": "export default () => <p>first</p>;",
};

test("a page that was opened before two builds of the real kind still finds its script", async () => {
  mkdirSync(CACHE, { recursive: true });
  const root = mkdtempSync(join(CACHE, "two-builds-"));
  atEndOfFile(async () => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(root, name, ".."), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const build = join(root, "build");
  const assets = () => readdirSync(join(build, "client", "assets"));

  await buildSite(root);
  const first = assets();
  expect(first.length).toBeGreaterThan(1);
  writeFileSync(join(root, "app/routes/_index.jsx"), "export default () => <p>second</p>;");
  await buildSite(root);
  expect(assets()).not.toEqual(first);
  for (const name of first) expect(existsSync(join(earlierFolder(build), name)), name).toBe(true);
}, 120_000);
