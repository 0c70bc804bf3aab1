import { expect, test } from "vitest";
import { speechOf } from "#app/i18n/speech.server.ts";
import { rateFields } from "./rates-form.server.ts";
import { ratesText, rateText } from "./shown-rates.server.ts";

const moved = { product: "RNG", rate: 80, counted: 50, next: null };

test("A05 of a rate above the agent's own is said what counts, and why", async () => {
  for (const [language, counts, given] of [
    ["en", "0.5", "0.8"],
    ["fa", "۰٫۵", "۰٫۸"],
  ] as const) {
    const speaker = { ...(await speechOf(language)), timeZone: "Asia/Tehran" };
    expect(ratesText([moved], speaker)).toContain(counts);
    expect(ratesText([moved], speaker)).not.toContain(given);
    const [field] = rateFields({ most: { RNG: 50 }, rates: [moved] }, speaker);
    for (const said of [rateText(moved, speaker), field?.hint])
      expect(said).toMatch(new RegExp(`${counts}.*${given}`));
    expect(rateText({ ...moved, counted: 80 }, speaker)).not.toContain(counts);
  }
});
