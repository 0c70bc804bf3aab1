import { redirect } from "@remix-run/node";
import { freeWay } from "#app/features/game-card/free-way.ts";
import type { Funds } from "#app/lib/funds.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { Game } from "#server/catalogue/index.ts";
import { done, type Outcome, refuse } from "#server/core/outcome.ts";
import { isShut } from "#server/http/play/why-closed.ts";
import { beginTrial, offersFreePlay, type TrialRefusal } from "#server/http/sign-in/begin-trial.ts";
import { isPlayer, type PlayerVisitor, type Visitor } from "#server/http/visitor/visitor.ts";

type Coming = { readonly visitor: PlayerVisitor; readonly headers: Headers };

/**
 * The visitor who is about to play, with the cookies that they are given. A guest who asked for free play has a trial
 * account from here on, where the operator offers that; any other guest signs in first and comes back with what was
 * chosen.
 */
export async function comeToPlay(
  visitor: Visitor,
  { game, funds }: { game: Game; funds: Funds | undefined },
): Promise<Outcome<Coming, TrialRefusal | { reason: "gameMaintenance" }>> {
  if (isPlayer(visitor)) return done({ visitor, headers: new Headers() });
  const begins = funds === "trial" && freeWay(game, await offersFreePlay(visitor)) === "trial";
  if (!begins) throw redirect(paths.login({ redirectTo: paths.launch(game.nodeId, { funds }) }));
  // No account is made for a game that nobody can open.
  if (isShut(visitor.platform, game)) return refuse({ reason: "gameMaintenance" });
  return beginTrial(visitor, { from: paths.launch(game.nodeId) });
}
