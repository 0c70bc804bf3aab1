import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { faultsOf } from "../../core/text/said-faults.ts";
import type { Clock } from "../../core/time.ts";
import { type VendorSilence, vendorApi } from "../outgoing/vendor-api.ts";
import { gamesAnswer, type VendorGame } from "../outgoing/vendor-api-answers.ts";
import type { Vendor } from "../registry.ts";

export type AskedGames = Outcome<VendorGame[], VendorSilence | { reason: "notAsked" }>;

/** Asks a vendor for its games. Refuses with `notAsked` where it has no such call: then a file says them. */
export async function askVendorGames(vendor: Vendor, now: Clock): Promise<AskedGames> {
  const { apiUrl: url, keysAt, dialect } = vendor;
  if (url === null || dialect !== null) return refuse({ reason: "notAsked" });
  return vendorApi({ url, keysAt, now }).games();
}

/** The games that a file lists, in the words of the vendor's call; the sentence says where it is not right. */
export function gamesInFile(said: unknown): Outcome<VendorGame[], { reason: "badGames"; detail: string }> {
  const read = gamesAnswer.safeParse(Array.isArray(said) ? { games: said } : said, { reportInput: true });
  if (read.success) return done(read.data.games);
  return refuse({ reason: "badGames", detail: faultsOf(read.error).join("; ") });
}
