import { formatMoment } from "#app/lib/dates.ts";
import type { secondFactorOf } from "#server/accounts/index.ts";
import type { Language } from "#server/core/languages.ts";

type State = Awaited<ReturnType<typeof secondFactorOf>>;

/** How a player's two-step sign-in stands, ready to be shown. */
export type ShownFactor =
  | { readonly state: "off" }
  | {
      readonly state: "begun";
      /** The code for a camera, as the address of a picture. */
      readonly picture: string;
      /** The same for an app on this very device. */
      readonly address: string;
      /** The same to be typed, in groups of four. */
      readonly secret: string;
    }
  | { readonly state: "on"; readonly since: string; readonly codesLeft: number };

type Told = {
  /** What the app reads, as text and as a drawing (SVG). */
  readonly address: string;
  readonly picture: string;
  readonly language: Language;
  readonly timeZone: string;
};

export function shownFactor(state: State, { address, picture, language, timeZone }: Told): ShownFactor {
  if (state.state === "off") return state;
  if (state.state === "begun") {
    const secret = (state.secret.match(/.{1,4}/g) ?? []).join(" ");
    return { state: "begun", picture: `data:image/svg+xml,${encodeURIComponent(picture)}`, address, secret };
  }
  return {
    state: "on",
    since: formatMoment(state.since, language, timeZone),
    codesLeft: state.codesLeft,
  };
}
