import type { LoaderFunctionArgs } from "@remix-run/node";
import type { PictureAnswer } from "#app/features/challenge/picture-answer.ts";
import { hasFlag } from "#server/brand/index.ts";
import { type ShownPicture, showPicture } from "#server/challenge/index.ts";
import { knownBrowser } from "#server/http/browser/challenge-browser.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { takePicture } from "#server/http/tries/per-address.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", whileClosed: "guests" };

const STATUS = { captchaExpired: 404, tooBusy: 429, tooManyPictures: 429 } as const;

/**
 * A new picture as JSON, for script: letters in base64, or a slider's picture and piece. Where the operator has no
 * slider (SLIDERLOGIN3) there are letters alone, so that nobody chooses what is easier.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { context, brand, address, platform } = await visitorOf(args);
  const { browser, headers } = knownBrowser(platform.config, args.request.headers.get("Cookie"));
  // A browser that is refused gets no mark: it may be about to get one with what it asked for a moment before.
  const answer = (status: number, content: PictureAnswer, marks: Readonly<Record<string, string>> = {}) =>
    Response.json(content, { status, headers: { ...marks, "Cache-Control": "no-store" } });
  if (!takePicture(context, address).ok) {
    return answer(STATUS.tooManyPictures, { reason: "tooManyPictures" });
  }
  const isSlider = new URL(args.request.url).searchParams.get("kind") === "slider";
  const kind = isSlider && (await hasFlag(context, brand.id, "SLIDERLOGIN3")) ? "slider" : "letters";
  const shown = await showPicture(context, { ticket: args.params.ticket ?? "", browser, kind });
  return shown.ok
    ? answer(200, inBase64(shown.value), headers)
    : answer(STATUS[shown.refusal.reason], shown.refusal);
}

function inBase64(shown: ShownPicture): PictureAnswer {
  const value = Buffer.from(shown.png).toString("base64");
  if (shown.kind === "letters") return { kind: "letters", value };
  return { kind: "slider", value, piece: Buffer.from(shown.piece).toString("base64") };
}
