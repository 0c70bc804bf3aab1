import type { RoundView, SharedDecision } from "#server/studio/index.ts";

type Choice = {
  readonly spot: string | null;
  readonly auto: number | null;
  /** One's own stake as it stands in the list of them. */
  readonly own: string | null;
  /** The number of the stake, as its receipt has it. */
  readonly receipt: string | null;
};

const NOBODYS: Choice = { spot: null, auto: null, own: null, receipt: null };

/** What the link that checks a round says of it; null before it is over, or where betting never closed. */
export function roundCheck(round: SharedDecision, choice = NOBODYS): Readonly<Record<string, string>> | null {
  const { id, game, version, number, link, entropy, commit, terminal, place, state } = round;
  if (link === null || entropy === null) return null;
  return {
    game,
    version: String(version),
    round: id,
    number: String(number),
    link,
    entropy,
    ...(choice.spot === null ? {} : { spot: choice.spot }),
    ...(choice.auto === null ? {} : { auto: String(choice.auto) }),
    ...(choice.own === null ? {} : { own: choice.own }),
    ...(choice.receipt === null ? {} : { receipt: choice.receipt }),
    commit,
    terminal,
    index: String(place),
    ...(state === "cancelled" ? { calledOff: "1" } : {}),
  };
}

/** The same of a slot's round; null as long as its server seed is hidden. */
export function slotCheck({
  roundId: receipt,
  game,
  lineBet,
  fairness,
}: RoundView): Readonly<Record<string, string>> | null {
  const { nonce, commit, clientSeed, clientBy, serverSeed, mathVersion } = fairness;
  if (serverSeed === null) return null;
  const by = clientBy ? { clientBy } : {};
  const decided = { game, version: String(mathVersion), clientSeed, ...by, nonce: String(nonce), commit };
  return { ...decided, serverSeed, lineBet: lineBet.minor.toString(), receipt };
}
