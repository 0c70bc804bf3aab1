import { type LinkMade, type MakeLinkRefusal, makeLink, type Player } from "../../accounts/index.ts";
import { type Outcome, refuse } from "../../core/outcome.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import { mayGrant, setLinkRates } from "../rates/begin-rates.ts";
import type { Rates } from "../rates/rates-of.ts";

type LinkRefusal = MakeLinkRefusal | { readonly reason: "rateTooHigh" };

/** Another link of an agent, with what whoever comes by it begins with: nothing above what its owner has (A05). */
export function makeRatedLink(
  context: Context,
  player: Pick<Player, "id" | "brandId" | "accountType">,
  { link, rates }: { readonly link: LinkMade; readonly rates: Rates },
): Promise<Outcome<{ readonly code: string }, LinkRefusal>> {
  return allOrNothing<Outcome<{ readonly code: string }, LinkRefusal>>(context.db, async (db) => {
    const inside = { ...context, db };
    if (!(await mayGrant(inside, player, rates))) return refuse({ reason: "rateTooHigh" });
    const made = await makeLink(inside, player, link);
    if (made.ok) await setLinkRates(inside, player, { code: made.value.code, rates });
    return made;
  });
}
