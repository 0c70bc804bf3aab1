/** What anybody may do: the pure vocabulary travels to the browser. */
export { formatMoney } from "#server/core/numbers/money.ts";
