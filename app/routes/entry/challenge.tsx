import type { LoaderFunctionArgs } from "@remix-run/node";
import { challengeDocument, type ShownChallenge } from "#app/features/challenge/challenge-document.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { openSound, showPicture } from "#server/challenge/index.ts";
import { CHALLENGE_FRAME_HEADERS } from "#server/http/answers/challenge-headers.ts";
import { knownBrowser } from "#server/http/browser/challenge-browser.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { takePicture, takeSound } from "#server/http/tries/per-address.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", framed: true, whileClosed: "guests" };

const STATUS = { captchaExpired: 404, tooBusy: 429, tooManyPictures: 429, tooManySounds: 429 } as const;

/** The document in the frame of a form: each time it is asked for, it shows another picture. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { language, theme, platform } = visitor;
  const ticket = args.params.ticket ?? "";
  const { browser, headers } = knownBrowser(platform.config, args.request.headers.get("Cookie"));
  const isSound = new URL(args.request.url).searchParams.get("as") === "sound";
  const shown = await shownTo(visitor, { ticket, browser, isSound });
  const speech = await speechOf(language);
  return new Response(challengeDocument({ ...speech, theme, ticket, shown }), {
    status: shown.as === "refusal" ? STATUS[shown.reason] : 200,
    headers: { ...CHALLENGE_FRAME_HEADERS, ...headers },
  });
}

type Asked = { readonly ticket: string; readonly browser: string; readonly isSound: boolean };

async function shownTo(
  { context, address }: Awaited<ReturnType<typeof visitorOf>>,
  { isSound, ...asked }: Asked,
): Promise<ShownChallenge> {
  if (!takePicture(context, address).ok) return { as: "refusal", reason: "tooManyPictures" };
  if (isSound) {
    if (!takeSound(context, address).ok) return { as: "refusal", reason: "tooManySounds" };
    const opened = await openSound(context, asked);
    return opened.ok ? { as: "sound" } : { as: "refusal", ...opened.refusal };
  }
  const picture = await showPicture(context, { ...asked, kind: "letters" });
  if (!picture.ok) return { as: "refusal", ...picture.refusal };
  return { as: "picture", png: `data:image/png;base64,${Buffer.from(picture.value.png).toString("base64")}` };
}
