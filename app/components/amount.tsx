/** An amount that a loader has written (formatMoney): kept apart from the direction of the text around it. */
export function Amount({ value }: { value: string }) {
  return <bdi className="amount">{value}</bdi>;
}
