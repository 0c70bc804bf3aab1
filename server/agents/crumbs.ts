import type { Player } from "../accounts/index.ts";

/** One of a line, by the name under which the one who looks may know them. */
export type Crumb = { readonly id: bigint; readonly name: string };

/** The line from the one who asks, who is told the own name whole, down to somebody below. */
export function crumbsOf(
  line: readonly bigint[],
  player: Pick<Player, "id" | "username">,
  nameOf: (id: bigint) => string,
): Crumb[] {
  return line.map((id) => ({ id, name: id === player.id ? player.username : nameOf(id) }));
}
