import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { speechOf } from "#app/i18n/speech.server.ts";
import { type Speech, SpeechProvider } from "#app/i18n/speech.tsx";
import { VendorTabs } from "./vendor-tabs.tsx";

let speech: Speech;

beforeAll(async () => {
  speech = await speechOf("en");
});

/** The strip as it is read: each vendor by its name, each arrow by what it says and where it leads. */
function strip(many: number): string[] {
  const vendors = Array.from({ length: many }, (_, nth) => ({
    code: `V${nth + 1}`,
    name: `V${nth + 1}`,
    isGame: "GAME" as const,
    games: 1,
  }));
  const html = renderToStaticMarkup(
    <SpeechProvider speech={speech}>
      <VendorTabs path="/rng" category="RNG" vendors={vendors} current="" />
    </SpeechProvider>,
  );
  const ids = [...html.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);
  const arrows = [...html.matchAll(/href="#([\w-]+)" class="vendor-tabs__arrow[^>]*><span[^>]*>([^<]+)/g)];
  for (const [, target] of arrows) expect(ids).toContain(target);
  return arrows.map(([, target, said]) => `${said} → ${target}`);
}

const NEXT = "More vendors";
const PREVIOUS = "Previous vendors";

test("G05 up to seven vendors stand side by side without arrows", () => {
  for (const many of [0, 3, 6, 7]) expect(strip(many), `${many} vendors`).toEqual([]);
});

test("G05 more than seven have arrows from each seven to the next and back", () => {
  expect(strip(8)).toEqual([`${NEXT} → vendors-8`, `${PREVIOUS} → vendors-1`]);
  expect(strip(15)).toEqual([
    `${NEXT} → vendors-8`,
    `${PREVIOUS} → vendors-1`,
    `${NEXT} → vendors-15`,
    `${PREVIOUS} → vendors-8`,
  ]);
});
