import type { Messages } from "#app/i18n/translate.ts";
import type { Purpose } from "#server/challenge/index.ts";

/** A challenge as a page carries it (app/pages/challenge/asked-challenge.server.ts): its ticket, and what its field says. */
export type AskedChallenge = {
  readonly purpose: Purpose;
  readonly ticket: string;
  /** Letters or their sound, whatever the form would show: after failures a slider proves too little. */
  readonly refusesSlider: boolean;
  readonly texts: Messages;
};
