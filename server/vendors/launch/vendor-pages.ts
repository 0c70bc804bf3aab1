import type { Outcome } from "../../core/outcome.ts";
import type { Clock } from "../../core/time.ts";
import { hub88Questions } from "../dialects/hub88/questions.ts";
import {
  type LaunchQuestion,
  type VendorRoundQuestion,
  type VendorSilence,
  vendorApi,
} from "../outgoing/vendor-api.ts";
import type { LaunchAsks } from "../registry.ts";

/** What a vendor is asked for its own pages. */
export type VendorPages = {
  launch(question: LaunchQuestion): Promise<Outcome<string, VendorSilence>>;
  round(question: VendorRoundQuestion & { language: string }): Promise<Outcome<string, VendorSilence>>;
};

/** The pages of a vendor, asked for in the words that it speaks. */
export function vendorPages(
  asks: LaunchAsks,
  { now, answerWithinMs }: { now: Clock; answerWithinMs: number },
): VendorPages {
  if (asks.by === "hub88") return hub88Questions({ ...asks, answerWithinMs });
  const { url, keysAt } = asks;
  const api = vendorApi({ url, keysAt, now, answerWithinMs });
  return { launch: api.launch, round: api.roundDetails };
}
