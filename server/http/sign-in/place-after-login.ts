import { modalHref, withoutModal } from "#app/lib/paths/paths.ts";
import { findPlayer } from "../../accounts/index.ts";
import type { Visitor } from "../visitor/visitor.ts";
import { greetingOf, saysSomething } from "./greeting.ts";

/**
 * Where a player who has just signed in goes on: to the page they came from, with the greeting over it if
 * there is something to say (L04).
 */
export async function placeAfterLogin(
  { context, brand, language, routes }: Visitor,
  { playerId, from }: { playerId: bigint; from: string },
): Promise<string> {
  const page = withoutModal(from);
  // Anybody who was on the way to a game goes on to it: nothing is put between.
  if (routes.at(new URL(page, "http://localhost")).isGame) return page;
  const player = await findPlayer(context, playerId);
  const greeting = player && (await greetingOf(context, { brand, player, language }));
  return greeting && saysSomething(greeting) ? modalHref(page, "welcome") : page;
}
