import { paths } from "#app/lib/paths/paths.ts";
import { playPath } from "#app/lib/paths/play-paths.ts";
import { VERIFY_PATH } from "#app/lib/paths/verify-paths.ts";
import { roundCheck } from "#app/lib/round-check.ts";
import { isTrialType } from "#server/accounts/index.ts";
import { isId } from "#server/core/ids.ts";
import { type Language, localText } from "#server/core/languages.ts";
import { normaliseTyped } from "#server/core/numbers/digits.ts";
import { checkPathOf } from "#server/http/records/check-path.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import { publishedDay } from "#server/receipts/index.ts";
import { roundView, studioGames, wagerPlace } from "#server/studio/index.ts";
import { drawOfNumber } from "#server/studio/lottery/index.ts";
import { type PublicRound, roundOfId, roundOfNumber } from "#server/studio/rounds/index.ts";
import {
  besidePublished,
  type CheckedReceipt,
  checkReceipt,
  isLink,
  linkKey,
  readLink,
} from "#server/studio/verify/index.ts";
import { drawCheck } from "./draw-check.server.ts";

/** What somebody wants checked leads to the address of its check, or is a receipt that was checked, or cannot be. */
type AskedRound =
  | { readonly to: string }
  | { readonly receipt: CheckedReceipt }
  | {
      readonly reason:
        | "linkUnreadable"
        | "numberAlone"
        | "receiptUnreadable"
        | "roundUnknown"
        | "roundNotOver";
    };

/** What was put into a form of the page: the one for whatever was pasted, or the one for a game and a number. */
type Typed =
  | { readonly form: "link"; readonly values: { readonly address: string } }
  | { readonly form: "number"; readonly values: { readonly game: string; readonly number: string } };

/** Null for a page that nobody typed into yet, and for the link of a round: a bent one is not taken for a search. */
export function typedIn(query: URLSearchParams): Typed | null {
  const [address, game, number] = ["address", "game", "number"].map((name) => query.get(name));
  if (typeof address === "string") return { form: "link", values: { address } };
  if (isLink(query) || typeof number !== "string") return null;
  return { form: "number", values: { game: game ?? "", number } };
}

export function askedRound(visitor: Visitor, typed: Typed): Promise<AskedRound> {
  return typed.form === "link"
    ? pastedRound(visitor, typed.values.address)
    : numberedRound(visitor, typed.values);
}

/** What stands above a table or on a ticket: each game counts its own rounds. */
const NUMBER = /^#?[\d-]{1,24}$/;

/** A link, the text of a receipt, or the long number of a round, whichever was pasted. */
async function pastedRound(visitor: Visitor, pasted: string): Promise<AskedRound> {
  const text = normaliseTyped(pasted).trim();
  if (text.startsWith("{")) {
    const houseKey = linkKey(visitor.platform.config.houseSecret).x;
    const receipt = checkReceipt(pasted, houseKey);
    if (!receipt) return { reason: "receiptUnreadable" };
    const published = await publishedDay(visitor.context, receipt.day?.get("day") ?? "");
    return { receipt: besidePublished(receipt, published, houseKey) };
  }
  if (isId(text.toLowerCase())) return roundOf(visitor, text.toLowerCase());
  if (NUMBER.test(text)) return { reason: "numberAlone" };
  const link = readLink(pasted);
  return link?.has("engine") ? { to: `${VERIFY_PATH}?${link}` } : { reason: "linkUnreadable" };
}

/** A round that many share is everybody's to check; one of a player's own is shown to that player alone. */
async function roundOf(visitor: Visitor, id: string): Promise<AskedRound> {
  const shared = await roundOfId(visitor.context, id);
  if (shared) return sharedCheck(visitor, shared);
  const to = visitor.player && (await ownRound(visitor, visitor.player, id));
  return to ? { to } : { reason: "roundUnknown" };
}

async function ownRound(
  { context }: Visitor,
  player: NonNullable<Visitor["player"]>,
  id: string,
): Promise<string | null> {
  const playerRef = player.id.toString();
  const [spin, wager] = await Promise.all([
    roundView(context, { playerRef, roundId: id }),
    wagerPlace(context, { playerRef, wagerId: id }),
  ]);
  const vendor = spin?.vendor ?? wager?.game.vendor;
  if (vendor && !isTrialType(player.accountType)) return paths.roundRecord(vendor, id);
  if (spin) return paths.game(spin.sessionId, { round: id });
  return wager && playPath({ ...wager.game, sessionId: wager.sessionId }, { round: id });
}

const NUMBER_MAX = 40;

/** A round that many share, by the number that its players saw. */
async function numberedRound(
  visitor: Visitor,
  { game, number }: { game: string; number: string },
): Promise<AskedRound> {
  const typed = normaliseTyped(number).trim().slice(0, NUMBER_MAX);
  const round = await roundOfNumber(visitor.context, game, typed);
  if (round) return sharedCheck(visitor, round);
  const draw = await drawOfNumber(visitor.context, game, typed);
  const to = draw && drawCheck(draw, { checkPath: checkPathOf(visitor) });
  return to ? { to } : { reason: draw ? "roundNotOver" : "roundUnknown" };
}

function sharedCheck(visitor: Visitor, round: PublicRound): AskedRound {
  const check = roundCheck(round);
  return check ? { to: checkPathOf(visitor)("rounds", check) } : { reason: "roundNotOver" };
}

/** The games whose rounds have a number that everybody sees. */
export function numberedGames(language: Language): { value: string; text: string }[] {
  return studioGames()
    .filter(({ engine }) => engine === "rounds" || engine === "lottery")
    .map(({ code, names }) => ({ value: code, text: localText(names, language) }));
}
