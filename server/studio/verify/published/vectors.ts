import type { Verified } from "../verified.ts";
import { verifyAny } from "../verify-any.ts";

/** A published round: what its link says, and what comes of it. */
export type Vector = Verified & { readonly query: string };

/** Computes the rounds of a vectors file again; says which differ from what stands there. */
export function checkVectors(vectors: readonly Vector[]): { checked: number; faults: string[] } {
  const faults = vectors.flatMap((vector) => {
    const checked = verifyAny(new URLSearchParams(vector.query));
    if (!checked.ok) return [`cannot be read: ${vector.query}`];
    const { title, lines, verdict } = checked.value;
    const same = title === vector.title && JSON.stringify(lines) === JSON.stringify(vector.lines);
    return same && verdict !== "wrong" ? [] : [`differs: ${vector.query}`];
  });
  return { checked: vectors.length, faults };
}
