import { done, type Outcome, refuse } from "../core/outcome.ts";

const URL_MAX = 2000;

export type TargetRefusal = { readonly reason: "forbiddenTarget" };

/**
 * Whether visitors may be sent to an address: https, a host of the list to the letter, nobody's name or password in
 * it. An entry is data like any other, and may have been tampered with.
 */
export function serviceTarget(url: string, hosts: readonly string[]): Outcome<string, TargetRefusal> {
  if (url.length > URL_MAX || !URL.canParse(url)) return refuse({ reason: "forbiddenTarget" });
  const { protocol, username, password, host, href } = new URL(url);
  const isGood = protocol === "https:" && username === "" && password === "" && hosts.includes(host);
  return isGood ? done(href) : refuse({ reason: "forbiddenTarget" });
}
