import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { heardDigits } from "#tests/setup/heard-digits.ts";

/**
 * What a person would type who asks for the sound of a challenge and listens: of the one in `form`, whose frame shows
 * a picture or a sound by now.
 */
export async function answerByEar(page: Page, form: Locator): Promise<string> {
  const ticket = await form.locator('[name="captchaTicket"]').inputValue();
  await form.locator(".challenge-frame").contentFrame().getByRole("main").waitFor();
  const address = new URL(`/challenge/${ticket}`, page.url()).href;
  const opened = await page.request.get(`${address}?as=sound`);
  if (!opened.ok()) throw new Error(`No sound was opened: ${opened.status()}.`);
  const sound = await page.request.get(`${address}/sound`);
  if (!sound.ok()) throw new Error(`There is no sound: ${sound.status()}.`);
  return heardDigits(await sound.body());
}

const SLIDE_MAX = 1000;

/** How far a person would move the piece of a slider: to where its bright edge lies on another one, around the dark. */
export async function gapOf(slider: Locator): Promise<number> {
  const [picture, piece] = await Promise.all(
    [0, 1].map(async (index) => {
      const source = await slider.locator("img").nth(index).getAttribute("src");
      return Buffer.from(source?.split(",")[1] ?? "", "base64");
    }),
  );
  if (!picture || !piece) throw new Error("There is no slider.");
  return gapIn(picture, piece);
}

/** The same for two pictures (PNG). */
export async function gapIn(picture: Buffer, piece: Buffer): Promise<number> {
  const [whole, part] = await Promise.all(
    [picture, piece].map((png) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!whole || !part) throw new Error("There is no picture.");
  const free = whole.info.width - part.info.width;
  const likeness = Array.from({ length: free + 1 }, (_, left) => likenessAt(whole, part, left));
  return Math.round((likeness.indexOf(Math.max(...likeness)) / free) * SLIDE_MAX);
}

type Raw = { readonly data: Buffer; readonly info: { readonly width: number; readonly height: number } };

/** How much brighter the picture is below the white edge of the piece than below what the edge surrounds. */
function likenessAt(picture: Raw, piece: Raw, left: number): number {
  const sums = { edge: 0, inside: 0 };
  const counts = { edge: 0, inside: 0 };
  for (let at = 0; at < piece.info.width * piece.info.height; at += 1) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = piece.data.subarray(at * 4, at * 4 + 4);
    if (opacity < 200) continue;
    const below =
      (Math.floor(at / piece.info.width) * picture.info.width + left + (at % piece.info.width)) * 4;
    const kind = Math.min(red, green, blue) > 245 ? "edge" : "inside";
    sums[kind] +=
      (picture.data[below] ?? 0) + (picture.data[below + 1] ?? 0) + (picture.data[below + 2] ?? 0);
    counts[kind] += 1;
  }
  return sums.edge / counts.edge - sums.inside / counts.inside;
}
