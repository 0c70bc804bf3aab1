import { Fragment } from "react";
import { Amount } from "#app/components/amount.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { OrderReference } from "./order-reference.tsx";

/** What an order is about, line by line: words, or an amount, which opens into its ledger lines once it has moved. */
export type OrderFact = { readonly name: string } & (
  | { readonly value: string }
  | { readonly amount: string; readonly href?: string | null }
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
          <dd>{"amount" in fact ? <Figure {...fact} /> : fact.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Figure({ amount, href }: { amount: string; href?: string | null }) {
  if (!href) return <Amount value={amount} />;
  return (
    <a href={href} data-testid="moved">
      <Amount value={amount} />
    </a>
  );
}
