/** The number without what people put between its digits: `+98 (912) 345-6789` is `+989123456789`. */
export function bareMobile(typed: string): string {
  return typed.replace(/[\s().\-–‌]/g, "");
}

/**
 * One spelling per number, `+` and country code first. A number without a country code is Iranian when it
 * looks like an Iranian mobile, and stays as it is otherwise.
 */
export function canonicalMobile(bare: string): string {
  const iranian = /^(?:0|98)?(9\d{9})$/.exec(bare)?.[1];
  if (iranian) return `+98${iranian}`;
  return bare.startsWith("00") ? `+${bare.slice(2)}` : bare;
}
