import type { ShouldRevalidateFunction, ShouldRevalidateFunctionArgs } from "@remix-run/react";

type Turn = Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "formMethod">;

/**
 * Whether somebody only turns from one page of the member centre to another: what stands around both is then not
 * loaded again. After a form was sent it is, because a form may change what stands there.
 */
export function staysInCentre({ currentUrl, nextUrl, formMethod = "GET" }: Turn): boolean {
  const paths = [currentUrl.pathname, nextUrl.pathname];
  const areOfCentre = paths.every((path) => path.startsWith("/member/"));
  return areOfCentre && paths[0] !== paths[1] && formMethod === "GET";
}

const REFUSED_FROM = 400;

/** Whether a form was refused. Nothing has changed then; Remix asks layouts that decide for themselves nevertheless. */
export function wasRefused({
  actionStatus = 0,
}: Pick<ShouldRevalidateFunctionArgs, "actionStatus">): boolean {
  return actionStatus >= REFUSED_FROM;
}

/** When a layout loads again what stands around its pages. */
export const asksAround: ShouldRevalidateFunction = (turn) =>
  !staysInCentre(turn) && !wasRefused(turn) && turn.defaultShouldRevalidate;
