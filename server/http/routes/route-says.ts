import type { AgentRight } from "../../agents/index.ts";

/**
 * What a route says of itself, as `says` in its own file: the server reads it from the build, and the browser never gets
 * it. What a route does not say is closed: nobody keeps its page, searches do not find it, nothing frames it, a closed
 * house does not show it, and whoever was only remembered types the password.
 */
export type RouteSays = {
  /** The visitors who may ask for it. The loader and the action see to it themselves. */
  readonly who: Who;
  /** The visitors whose posts a page takes that anybody may ask for; where it does not say so, it takes none. */
  readonly posts?: "players" | "anybody";
  /** Posts of anybody that cost neither a password hash nor a message: floods of them are not counted (T2). */
  readonly bearsFloods?: true;
  /** For somebody who is signed in because the browser is remembered it is as for everybody (L06). */
  readonly asksPassword?: boolean;
  /** Which of its rights opens a page of agents to a sub-login, or `each`; one that names none is its owner's alone (A01). */
  readonly right?: AgentRight | "each";
  /** What is neither of agents nor open to anybody is for sub-logins too: their own way in, and what guards it. */
  readonly subLogins?: true;
  /** Its page is kept for a moment and sent to all guests, or to all members too, who differ in the frame alone. */
  readonly kept?: "guests" | "everybody";
  /** It may be found by a search; what is listed stands in the map of the site as well. */
  readonly search?: "found" | "listed";
  /** A small page that a page of ours shows in a frame (T24). */
  readonly framed?: true;
  /**
   * What opens while the house does not: a file that is the same in every state, a door of a brand for members alone
   * (R21), or a door for what is posted to it.
   */
  readonly whileClosed?: "always" | "guests" | "postsOfGuests";
  /** Somebody on the way to it after signing in is not stopped by a greeting (L04). */
  readonly isGame?: true;
  /** What is otherwise at one of its addresses, where it has several. */
  readonly at?: Readonly<Record<string, Partial<Omit<RouteSays, "at" | "who">>>>;
};

export type Who =
  | "anybody"
  /** Signed in, also with a trial account. */
  | "players"
  /** Signed in with an account that holds money (M15). */
  | "members"
  | "agents"
  /** Signed in as nobody yet: a code, or a new password, is owed first. */
  | "secondFactor"
  | "changePassword"
  /** Builders of the site. It is not there in production. */
  | "developers"
  /** A route that says nothing. */
  | "nobody";

export const CLOSED: RouteSays = { who: "nobody" };

/** Whether a remembered browser types the password before it: where money leaves, or the account is changed (L06). */
export function asksPassword({
  who,
  asksPassword = who === "members" || who === "nobody",
}: RouteSays): boolean {
  return asksPassword;
}

/** Whether somebody who works with these rights in an owner's name may open it: all else of agents is the owner's alone. */
export function opensBy({ who, right }: RouteSays, rights: ReadonlySet<AgentRight>): boolean {
  return who === "agents" && right !== undefined && (right === "each" || rights.has(right));
}

/** Whether a sub-login may ask for it, or post to it. What of agents is theirs is asked by each right (agent-visitor.ts). */
export function isOpenToSubLogins({ who, posts, subLogins }: RouteSays, wish: "asked" | "posted"): boolean {
  if (who === "players" || who === "members") return subLogins === true;
  return who !== "anybody" || wish === "asked" || posts === "anybody" || subLogins === true;
}

/** Whether floods of posts end before it: they cost something, and nobody has signed in for them (T2). */
export function isGuarded({ who, posts, bearsFloods }: RouteSays): boolean {
  const isBeforeLogin = who === "secondFactor" || who === "changePassword" || who === "nobody";
  return (posts === "anybody" || isBeforeLogin) && !bearsFloods;
}
