import { speechOf } from "#app/i18n/speech.server.ts";
import { paths } from "#app/lib/paths.ts";
import { stakeListPath } from "#app/lib/verify-paths.ts";
import { done } from "#server/core/outcome.ts";
import { MINUTE_MS } from "#server/core/time.ts";
import { perAddress } from "#server/http/tries/per-address.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import { asksForWalk, linkKey, listedAs, verifyAny, withStakes } from "#server/studio/verify/index.ts";
import { whyCalledOff } from "./called-off.server.ts";
import { checkedInWords } from "./checked-in-words.server.ts";
import { publishedStakes } from "./published-stakes.server.ts";

/** A walk along a whole chain is a third of a second of work. */
const takeWalk = perAddress({ tries: 20, windowMs: MINUTE_MS });

/** The round of a link, computed from it and from the list of its stakes, as the page shows it. */
export async function checkedLink({ context, language, address, platform }: Visitor, query: URLSearchParams) {
  const walks = !asksForWalk(query) || takeWalk(context, address).ok;
  const named = query.has("stakes") ? null : listedAs(query);
  const list = named && (await publishedStakes(context, named));
  const houseKey = linkKey(platform.config.houseSecret).x;
  const checked = verifyAny(list ? withStakes(query, list.stakes) : query, { walks, houseKey });
  if (!checked.ok) return checked;
  return done({
    round: checked.value,
    words: checkedInWords(checked.value, query, await speechOf(language)),
    whyOff: await whyCalledOff(context, query),
    notWalked: !walks,
    replayHref: query.get("engine") === "slot" ? paths.verify(Object.fromEntries(query)) : null,
    listHref: list && stakeListPath(list),
  });
}
