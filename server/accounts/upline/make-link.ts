import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { leadsTeam } from "../account-type.ts";
import type { Player } from "../player.ts";
import { newCode } from "./invitation-code.ts";
import { inviteCodeOf } from "./invitations.ts";
import { COUNT_LINKS, COUNT_VISIT, END_LINK, MAKE_LINK } from "./link-statements.ts";

/** So many links an agent makes at most, those that ended among them. */
const LINKS_MAX = 500;
export const LINK_CHANNEL_MAX = 40;
export const LINK_USES_MAX = 100_000;

export type LinkMade = {
  /** What whoever comes by it becomes: a member or an agent. */
  readonly accountType: 0 | 2;
  /** Where the agent puts it, in the agent's own words. */
  readonly channel: string;
  /** Null without an end. */
  readonly uses: number | null;
  readonly endsAt: Date | null;
};

export type MakeLinkRefusal = { readonly reason: "linksMany" | "linkEndPassed" | "noTeam" };

/** Another link of a partner or an agent (A05). */
export async function makeLink(
  context: Pick<Context, "db" | "now">,
  player: Pick<Player, "id" | "brandId" | "accountType">,
  { accountType, channel, uses, endsAt }: LinkMade,
): Promise<Outcome<{ readonly code: string }, MakeLinkRefusal>> {
  const { db, now } = context;
  if (!leadsTeam(player.accountType)) return refuse({ reason: "noTeam" });
  if (endsAt !== null && endsAt <= now()) return refuse({ reason: "linkEndPassed" });
  // The first one is for everybody and has no end.
  await inviteCodeOf(context, player);
  for (;;) {
    const [kept] = await db.call(COUNT_LINKS, [player.id]);
    const nth = (kept?.many ?? 0) + 1;
    if (nth > LINKS_MAX) return refuse({ reason: "linksMany" });
    const which = [player.brandId, newCode(), player.id, nth, now()];
    const [made] = await db.call(MAKE_LINK, [...which, accountType, channel, uses, endsAt]);
    if (made) return done(made);
  }
}

/** Ends a link of an agent's own; one that has ended stays so. Refuses the first one, which stays. */
export async function endLink(
  { db, now }: Pick<Context, "db" | "now">,
  { playerId, code }: { readonly playerId: bigint; readonly code: string },
): Promise<Outcome<null, { reason: "unknownLink" }>> {
  const ended = await db.call(END_LINK, [playerId, code, now()]);
  return ended.length > 0 ? done(null) : refuse({ reason: "unknownLink" });
}

/** One browser more that opened a link on a day (`2026-11-26`). */
export async function countLinkVisit(
  { db }: Pick<Context, "db">,
  { brandId, code, day }: { readonly brandId: string; readonly code: string; readonly day: string },
): Promise<void> {
  await db.call(COUNT_VISIT, [brandId, code, day]);
}
