import { modalHref, withoutModal } from "#app/lib/paths.ts";
import { findPlayer } from "../../accounts/index.ts";
import type { Visitor } from "../visitor/visitor.ts";
import { greetingOf, saysSomething } from "./greeting.ts";

/** Anybody who was on the way to a game goes on to it: nothing is put between. */
const ON_THE_WAY = /^\/(?:play|game)\//;

/**
 * Where a player who has just signed in goes on: to the page they came from, with the greeting over it if
 * there is something to say (L04).
 */
export async function placeAfterLogin(
  { context, brand, language }: Visitor,
  { playerId, from }: { playerId: bigint; from: string },
): Promise<string> {
  const page = withoutModal(from);
  if (ON_THE_WAY.test(page)) return page;
  const player = await findPlayer(context, playerId);
  const greeting = player && (await greetingOf(context, { brand, player, language }));
  return greeting && saysSomething(greeting) ? modalHref(page, "welcome") : page;
}
