import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { appIcon, maskableIcon } from "./brand/icon.ts";
import { socialPreview } from "./brand/social.ts";

/** What has to be pixels, because a phone's home screen and a preview of a link take no drawing. */
const PICTURES: readonly (readonly [name: string, svg: string, width: number])[] = [
  ["brand/icon-180.png", maskableIcon(), 180],
  ["brand/icon-192.png", appIcon(), 192],
  ["brand/icon-512.png", appIcon(), 512],
  ["brand/icon-maskable-512.png", maskableIcon(), 512],
  ["brand/social.png", socialPreview(), 1200],
];

/**
 * Writes the pictures below ./public. Run after a change to the mark or the welcome banner:
 * npx esbuild server/studio/drawing/pictures.ts --bundle --platform=node --format=esm --external:sharp --outfile=build/pictures.mjs && node build/pictures.mjs
 */
for (const [name, svg, width] of PICTURES) {
  const file = join(process.cwd(), "public", name);
  mkdirSync(dirname(file), { recursive: true });
  await sharp(Buffer.from(svg), { density: 300 })
    .resize({ width })
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(file);
}
