import { vitePlugin as remix } from "@remix-run/dev";
import { Features } from "lightningcss";
import { defineConfig } from "vite";
import { denyImports } from "vite-env-only";
import remixConfig from "./remix.config.js";

export default defineConfig({
  plugins: [
    // Remix keeps only `*.server` files from the browser. Ours live in server/, so this line is the guard.
    denyImports({ client: { files: ["server/!(core)/**", "**/*.server.*"] } }),
    process.env.VITEST ? null : remix(remixConfig),
  ],
  css: {
    transformer: "lightningcss",
    lightningcss: {
      // Chrome 69, Safari 12.1, Firefox 68: the oldest browsers that get the style sheet.
      targets: { chrome: 69 << 16, safari: (12 << 16) | (1 << 8), firefox: 68 << 16 },
      include: Features.LogicalProperties,
    },
  },
  build: { target: "es2022", assetsInlineLimit: 0, cssMinify: "lightningcss" },
  environments: {},
});
