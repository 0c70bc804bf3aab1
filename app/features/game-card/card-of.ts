import type { Game } from "#server/catalogue/index.ts";
import type { Language } from "#server/core/languages.ts";
import { formatBasisPoints } from "#server/core/numbers/percent.ts";
import { freeWay } from "./free-way.ts";

/** What the card of a game shows, ready to print: the little of a game that travels to the page. */
export type Card = Pick<Game, "nodeId" | "name" | "vendorName" | "image" | "state"> & {
  /** Return to player; null where the vendor states none. */
  readonly rtp: string | null;
  readonly hot: boolean;
  /** It may be played with play money, or its vendor shows it for nothing. */
  readonly trial: boolean;
  /** One press of this visitor opens it for nothing. */
  readonly free: boolean;
};

type Seen = {
  readonly language: Language;
  /** Whether who looks is offered play money (server/http/sign-in/begin-trial.ts). */
  readonly offersFree: boolean;
};

/** How games are shown. Called in loaders: numbers are written by the server. */
export function cardsFor({ language, offersFree }: Seen): (game: Game) => Card {
  return ({ nodeId, name, vendorName, image, state, rtpBasisPoints, isHot, hasTrial, hasDemo }) => {
    const rtp = rtpBasisPoints === null ? null : formatBasisPoints(rtpBasisPoints, language);
    const free = freeWay({ hasTrial, hasDemo }, offersFree) !== null;
    const trial = hasTrial || hasDemo;
    return { nodeId, name, vendorName, image, state, rtp, hot: isHot, trial, free };
  };
}
