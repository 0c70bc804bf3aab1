/**
 * How a rule ends when nothing broke: it did what was asked, or it refused and says why.
 * The reason of a refusal is also the key of the sentence that the visitor reads. What broke is thrown.
 */
export type Outcome<Value, Refusal extends { reason: string }> =
  | { ok: true; value: Value }
  | { ok: false; refusal: Refusal };

export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refuse<Refusal extends { reason: string }>(
  refusal: Refusal,
): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
