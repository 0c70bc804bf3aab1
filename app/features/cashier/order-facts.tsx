import { Fragment } from "react";
import { Amount } from "#app/components/amount.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { OrderReference } from "./order-reference.tsx";

/** What an order is about, line by line: words, or an amount. */
export type OrderFact = { readonly name: string } & (
  | { readonly value: string }
  | { readonly amount: string }
);

type OrderFactsProps = { reference: string; facts: readonly OrderFact[] };

export function OrderFacts({ reference, facts }: OrderFactsProps) {
  const { t } = useSpeech();
  return (
    <dl className="facts">
      <dt>{t("cashier.order.reference")}</dt>
      <dd>
        <OrderReference reference={reference} />
      </dd>
      {facts.map((fact) => (
        <Fragment key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{"amount" in fact ? <Amount value={fact.amount} /> : fact.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
