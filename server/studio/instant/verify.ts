import { localText } from "../../core/languages.ts";
import { commitOf, type Draw, isClientSeed, isServerSeed, pf1Draw } from "../fairness/pf1.ts";
import { versionIn } from "../fairness/versions.ts";
import { clientByLines } from "../verify/client-by.ts";
import type { Verified } from "../verify/verified.ts";
import type { Json } from "../wagers/wager-statements.ts";
import type { InstantGame, InstantRound, Played } from "./instant-game.ts";
import { instantGameOf } from "./instant-games.ts";

/** A round as its link says it, without its draws. */
type Said = Omit<InstantRound, "draw">;

/**
 * Computes a round again from what its link carries: `game`, `version`, `serverSeed`, `clientSeed`, `nonce`, `stake`
 * (the first stake, in minor units), `choice` and `actions` (both JSON). Null when the link does not say all of it.
 */
export function verifyInstant(query: URLSearchParams): Verified | null {
  const game = instantGameOf(query.get("game") ?? "");
  const serverSeed = query.get("serverSeed") ?? "";
  const clientSeed = query.get("clientSeed") ?? "";
  const nonce = query.get("nonce") ?? "";
  const stake = query.get("stake") ?? "";
  const choice = readJson(query.get("choice") ?? "");
  const actions = readJson(query.get("actions") ?? "[]");
  if (!game || !isServerSeed(serverSeed) || !isClientSeed(clientSeed)) return null;
  if (!/^\d{1,9}$/.test(nonce) || !/^[1-9]\d{0,17}$/.test(stake)) return null;
  if (choice === undefined || !Array.isArray(actions)) return null;
  if (versionIn(query, game.mathVersion) === null) return null;

  const drawn = () => pf1Draw(game.code, { serverSeed, clientSeed, nonce: Number(nonce) });
  const said: Said = { choice, actions, stakeMinor: BigInt(stake) };
  const played = replay(game, said, drawn);
  if (!played) return null;
  return {
    stakeMinor: stakedIn(game, said, drawn),
    title: `${localText(game.names, "en")} (${game.code}), stake ${nonce}`,
    lines: [
      ["Commitment: SHA-256 of the server seed", commitOf(serverSeed)],
      ["Client seed", clientSeed],
      ...clientByLines(query),
      ["Number of the stake (nonce)", nonce],
      ...(isEmpty(choice) ? [] : [["Choice", JSON.stringify(choice)] as const]),
      ...(actions.length > 0 ? [["Actions", JSON.stringify(actions)] as const] : []),
      ...outcomeLines(played.shown),
      ["First stake, in hundredths", stake],
      ["Payout, in hundredths", played.payoutMinor?.toString() ?? "not over yet"],
    ],
  };
}

/** A link can say anything: a choice that the game never offered makes no round. */
function replay(game: InstantGame, said: Said, drawn: () => Draw): Played | null {
  try {
    return game.play({ ...said, draw: drawn() });
  } catch {
    return null;
  }
}

/** The first stake and what each action cost when it was taken. */
function stakedIn(game: InstantGame, said: Said, drawn: () => Draw): bigint {
  const costs = said.actions.map((action, nth) => {
    const before = replay(game, { ...said, actions: said.actions.slice(0, nth) }, drawn);
    return before?.costOf(action) ?? 0n;
  });
  return costs.reduce((sum, cost) => sum + cost, said.stakeMinor);
}

/** Of a game in which nothing is chosen but the stake. */
function isEmpty(choice: Json): boolean {
  return typeof choice === "object" && choice !== null && Object.keys(choice).length === 0;
}

function outcomeLines(shown: Json): [string, string][] {
  if (typeof shown !== "object" || shown === null || Array.isArray(shown)) {
    return [["Outcome", JSON.stringify(shown)]];
  }
  return Object.entries(shown).map(([name, value]) => [`Outcome: ${name}`, JSON.stringify(value)]);
}

function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
