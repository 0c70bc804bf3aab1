/** A rule of the protocol that was seen broken: its number in docs/wallet-protocol.md, and what was seen. */
export class BrokenRule extends Error {
  constructor(rule, message) {
    super(message);
    this.rule = rule;
  }
}

/** What somebody else has to do before a situation can be played: it is reported, never counted as passed. */
export class NotPlayed extends Error {}

export function insist(rule, holds, message) {
  if (!holds) throw new BrokenRule(rule, typeof message === "function" ? message() : message);
}
