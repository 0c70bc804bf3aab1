import { Fragment } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { Verdict as Answer } from "#server/studio/verify/index.ts";
import { Verdict } from "./verdict.tsx";

export type ShownReceipt = {
  readonly verdict: Answer;
  /** The answer in a word, and in a sentence. */
  readonly title: string;
  readonly text: string;
  readonly isBalance: boolean;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly steps: readonly {
    readonly agrees: boolean;
    readonly text: string;
  }[];
};

/** A receipt or a balance of somebody: whether it stands, what it says, and step by step why. */
export function CheckedReceipt({ verdict, title, text, isBalance, facts, steps }: ShownReceipt) {
  const { t } = useSpeech();
  const name = t(isBalance ? "games.verify.receipt.balance" : "games.verify.receipt.receipt");
  return (
    <section className="stack" aria-label={name}>
      <Verdict verdict={verdict} title={title} said={text} />
      <h2>{name}</h2>
      <dl className="facts" data-testid="receipt-in-words">
        {facts.map(({ name: fact, value }) => (
          <Fragment key={fact}>
            <dt>{fact}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Fragment>
        ))}
      </dl>
      <h2>{t("games.verify.steps")}</h2>
      <ul className="panel stack" data-testid="receipt-steps">
        {steps.map(({ agrees, text: step }) => (
          <li key={step}>
            <strong>{agrees ? "✓" : "✗"}</strong> {step}
          </li>
        ))}
      </ul>
    </section>
  );
}
