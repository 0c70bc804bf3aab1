import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { speechOf } from "#app/i18n/speech.server.ts";
import { SpeechProvider } from "#app/i18n/speech.tsx";
import type { Method } from "#server/cashier/index.ts";
import { type Money, money } from "#server/core/numbers/money.ts";
import { AmountFields } from "./amount-fields.tsx";
import { quotedAmount } from "./quoted.ts";
import { amountIn } from "./read-amount.ts";
import { shownMethod } from "./shown-method.ts";

const METHOD: Method = {
  code: "transfer",
  provider: "manual",
  name: { fa: "حواله" },
  min: money(50_00n, "P"),
  max: money(20_000_00n, "P"),
  fee: { fixedMinor: 0n, bps: 500 },
  presets: [money(100_00n, "P"), money(1_000_00n, "P")],
  minutes: 60,
  instructions: null,
  needsProof: false,
  payeeFields: [],
};

const quote = (_method: Method, { minor }: Money) => ({ arrives: money((minor * 95n) / 100n, "P") });

/** The fields as the page of an address shows them, to somebody who writes 1.000,00. */
async function fieldsAt(search: string): Promise<string> {
  const speech = await speechOf("vi");
  const showing = { ...speech, timeZone: "UTC", quote };
  const quoted = quotedAmount(amountIn(new URLSearchParams(search)), METHOD, showing);
  const method = shownMethod(METHOD, "cashier.deposit.within", showing);
  return renderToStaticMarkup(
    <SpeechProvider speech={speech}>
      <AmountFields method={method} arrivesLabel="Arrives" quoted={quoted} answer={undefined} />
    </SpeechProvider>,
  );
}

const status = (html: string) => /role="status">(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]*>/g, "");
const picked = (html: string) => /checked="" value="([^"]*)"/.exec(html)?.[1];
const typed = (html: string) => /<input[^>]*name="amount"[^>]*>/.exec(html)?.[0];

test("what arrives of a pick is told in every language, the pick stays picked, and nothing is typed", async () => {
  const html = await fieldsAt("preset=1000.00");
  expect(status(html)).toContain("950,00");
  expect(picked(html)).toBe("1000.00");
  expect(typed(html)).not.toContain("value=");
});

test("what was typed stays typed, and outranks a pick", async () => {
  const html = await fieldsAt("preset=1000.00&amount=200,00");
  expect(status(html)).toContain("190,00");
  expect(picked(html)).toBeUndefined();
  expect(typed(html)).toContain('value="200,00"');
});

test("what is no amount is left where it was typed, and nothing arrives of it", async () => {
  const html = await fieldsAt("amount=12,34,5");
  expect(status(html)).toBeUndefined();
  expect(typed(html)).toContain('value="12,34,5"');
});
