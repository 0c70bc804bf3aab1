import { speechOf } from "#app/i18n/speech.server.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { stakeListPath } from "#app/lib/paths/verify-paths.ts";
import type { Beacon } from "#server/core/beacon.ts";
import { done } from "#server/core/outcome.ts";
import { MINUTE_MS } from "#server/core/time.ts";
import { perAddress } from "#server/http/tries/per-address.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import {
  asksForWalk,
  beaconIn,
  linkKey,
  listedAs,
  verifyAny,
  withStakes,
} from "#server/studio/verify/index.ts";
import { whyCalledOff } from "./called-off.server.ts";
import { checkedInWords } from "./checked-in-words.server.ts";
import { lineMeanings } from "./line-meanings.server.ts";
import { publishedStakes } from "./published-stakes.server.ts";

/** A walk along a whole chain is a third of a second of work. */
const takeWalk = perAddress({ tries: 20, windowMs: MINUTE_MS });

/** What a link says of the beacon that this house asks, where the beacon signed it: that needs no network, and is work. */
async function heardBeacon(beacon: Beacon | null, query: URLSearchParams, mayWork: boolean) {
  const word = beaconIn(query);
  if (!beacon || !word || !mayWork || word.chain !== beacon.chain) return null;
  return (await beacon.isSaid(word.round, word.said)) ? word : null;
}

/** The round of a link, computed from it and from the list of its stakes, as the page shows it. */
export async function checkedLink({ context, language, address, platform }: Visitor, query: URLSearchParams) {
  const walks = !asksForWalk(query) || takeWalk(context, address).ok;
  const named = query.has("stakes") ? null : listedAs(query);
  const list = named && (await publishedStakes(context, named));
  const houseKey = linkKey(platform.config.houseSecret).x;
  const beacon = await heardBeacon(platform.beacon, query, walks);
  const checked = verifyAny(list ? withStakes(query, list.stakes) : query, { walks, houseKey, beacon });
  if (!checked.ok) return checked;
  const speech = await speechOf(language);
  return done({
    round: checked.value,
    words: checkedInWords(checked.value, query, speech),
    meanings: lineMeanings(checked.value.lines, query, speech),
    whyOff: await whyCalledOff(context, query),
    notWalked: !walks,
    replayHref: query.get("engine") === "slot" ? paths.verify(Object.fromEntries(query)) : null,
    listHref: list && stakeListPath(list),
  });
}
