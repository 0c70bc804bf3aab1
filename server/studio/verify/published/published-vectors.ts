import { verifyAny } from "../verify-any.ts";
import { SAMPLES } from "./samples.ts";
import type { Vector } from "./vectors.ts";

/** The published rounds, computed by our code. */
export function publishedVectors(): Vector[] {
  return SAMPLES.map((sample) => {
    const query = new URLSearchParams(sample);
    const checked = verifyAny(query);
    if (!checked.ok || checked.value.verdict === "wrong") throw new Error(`No round of ours: ${query}`);
    return { query: query.toString(), title: checked.value.title, lines: checked.value.lines };
  });
}
