import { FLIGHT_START, FLIGHT_TOP } from "#server/core/flight.ts";
import type { Language } from "#server/core/languages.ts";
import { parseMoney } from "#server/core/numbers/money.ts";
import { timesText } from "../written.ts";

const LEAST = FLIGHT_START + 1;

/** The cash-out that somebody typed, in hundredths; null where nothing was typed. */
export function autoIn(typed: string | undefined, language: Language): number | null | "malformed" {
  const plain = (typed ?? "").replace(/[×x]\s*$/i, "").trim();
  if (plain === "") return null;
  // A point is a point, also where the language writes a comma.
  const read = parseMoney(plain, "P") ?? parseMoney(plain, "P", language);
  const hundredths = read === null || read.minor > BigInt(FLIGHT_TOP) ? 0 : Number(read.minor);
  return hundredths >= LEAST ? hundredths : "malformed";
}

/** For the sentence that says what may be typed. */
export function autoRange(language: Language): { least: string; most: string } {
  return { least: timesText(LEAST, language), most: timesText(FLIGHT_TOP, language) };
}

type Typed = {
  readonly spot: string;
  readonly first?: string | undefined;
  readonly second?: string | undefined;
};

/** The spot that was pressed. The first two in order are chosen beside it. */
export function spotIn({ spot, first = "", second = "" }: Typed): string {
  return spot === "exacta" ? `exacta-${first}-${second}` : spot;
}
