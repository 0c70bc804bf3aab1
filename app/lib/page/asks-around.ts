import type { ShouldRevalidateFunction, ShouldRevalidateFunctionArgs } from "@remix-run/react";

type Turn = Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "formMethod">;

/** The centres of members and of agents: every page of one stands in the same entries. */
const CENTRE = /^\/(?:member|agentHome)(?=\/|$)/;

/**
 * Whether somebody only turns from one page of a centre to another: what stands around both is then not loaded again.
 * After a form was sent it is, because a form may change what stands there.
 */
function staysInCentre({ currentUrl, nextUrl, formMethod = "GET" }: Turn): boolean {
  const [here, there] = [currentUrl.pathname, nextUrl.pathname];
  const [from, to] = [here, there].map((path) => CENTRE.exec(path)?.[0]);
  return from !== undefined && from === to && here !== there && formMethod === "GET";
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
