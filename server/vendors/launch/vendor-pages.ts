import type { Clock } from "../../core/time.ts";
import { hub88Questions } from "../dialects/hub88/questions.ts";
import { type LaunchQuestion, type VendorRoundQuestion, vendorApi } from "../outgoing/vendor-api.ts";
import type { LaunchAsks } from "../registry.ts";

/** What a vendor is asked for its own pages; null for every answer that is none. */
export type VendorPages = {
  launch(question: LaunchQuestion): Promise<string | null>;
  round(question: VendorRoundQuestion & { language: string }): Promise<string | null>;
};

/** The pages of a vendor, asked for in the words that it speaks. */
export function vendorPages(
  asks: LaunchAsks,
  { now, answerWithinMs }: { now: Clock; answerWithinMs: number },
): VendorPages {
  if (asks.by === "hub88") return hub88Questions({ ...asks, answerWithinMs });
  const { url, keysAt } = asks;
  const api = vendorApi({ url, keysAt, now, answerWithinMs });
  return {
    launch: async (question) => orNull(await api.launch(question)),
    round: async (question) => orNull(await api.roundDetails(question)),
  };
}

function orNull(told: Awaited<ReturnType<ReturnType<typeof vendorApi>["launch"]>>): string | null {
  return told.ok ? told.value : null;
}
