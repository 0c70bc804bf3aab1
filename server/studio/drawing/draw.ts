import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { drawAll } from "./artwork.ts";

/**
 * Writes every drawing below ./public. Run after a change to a drawing:
 * npx esbuild server/studio/drawing/draw.ts --bundle --platform=node --format=esm --outfile=build/draw.mjs && node build/draw.mjs
 */
for (const [name, svg] of drawAll()) {
  const file = join(process.cwd(), "public", name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
}
