import type { RouteSays, Who } from "#server/http/routes/route-says.ts";
import type { Kind } from "./cast.ts";

/** What an answer must be for a kind of visitor. */
export type Verdict = "let in" | "to the login" | "refused" | "led away";

const NOBODY: readonly Kind[] = ["guest", "secondFactor", "changePassword"];

/** What becomes of somebody who asks for a route that says whom it is for. */
export function expectedOf(who: Who, kind: Kind): Verdict | null {
  if (who === "developers") return null;
  if (who === "anybody") return "let in";
  if (who === "secondFactor" || who === "changePassword") return kind === who ? "let in" : "led away";
  if (NOBODY.includes(kind)) return "to the login";
  if (who === "players") return "let in";
  if (who === "members") return kind === "trial" ? "refused" : "let in";
  return kind === "agent" ? "let in" : "refused";
}

/** The visitors whose posts it takes. */
export function posterOf({ who, posts }: RouteSays): Who {
  return posts ?? who;
}
