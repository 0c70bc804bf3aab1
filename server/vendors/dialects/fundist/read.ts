import { minorOfDecimal } from "../amounts.ts";
import type { ForeignOrder, ForeignRequest, Reading } from "../dialect.ts";
import { type ExactJson, fieldsIn, isExactNumber, readExactJson } from "../exact-json.ts";

type Fields = Readonly<Record<string, ExactJson>>;
type Texts = (name: string) => string | undefined;

/**
 * Every name that a message may have. Names are not under the seal, only values are: an unknown name may be a
 * known one that somebody changed on the way, and a rollback that lost its `i_rollback` would be a payout.
 */
const NAMES: ReadonlySet<string> = new Set(
  [
    "type hmac userid currency amount tid subtype round_start round_ended jackpot_win game_extra actions mrid",
    "i_gameid i_actionid i_gamedesc i_extparam i_rollback i_reference_actionid i_flag action_details gameid",
  ].flatMap((names) => names.split(" ")),
);

/** Numbers that name something may be written as numbers. Money may not. */
const IDS: ReadonlySet<string> = new Set("userid tid i_gameid i_rollback gameid".split(" "));

/** Reads a message by its `type`. */
export function read({ body }: ForeignRequest): Reading {
  const fields = fieldsIn(readExactJson(body)) ?? {};
  const texts: Texts = (name) => textIn(fields[name], IDS.has(name));
  const message = texts("type") ?? "";
  const said = { tid: texts("tid") ?? "" };
  const known = Object.keys(fields).every((name) => NAMES.has(name));
  const reader = READERS.get(message);
  if (!known || !reader) return { message, said, order: { refused: known ? "NOT_FOUND" : "BAD_REQUEST" } };
  return { message, said, order: reader(fields, texts) ?? { refused: "BAD_REQUEST" } };
}

type Reader = (fields: Fields, texts: Texts) => Reading["order"] | null;

const READERS: ReadonlyMap<string, Reader> = new Map(
  Object.entries<Reader>({
    ping: () => "acknowledge",
    balance: (_fields, texts) => ({
      command: "balance",
      body: { player: texts("userid"), currency: texts("currency") ?? "" },
      session: texts("i_extparam"),
    }),
    // What names a movement to undo is a rollback, whichever way the money goes.
    debit: (fields, texts) => undoing(fields, texts, () => stake(texts)),
    credit: (fields, texts) => undoing(fields, texts, () => payout(fields, texts)),
    roundinfo: (_fields, texts) => {
      const [player, game] = [texts("userid"), texts("i_gamedesc")];
      const round = texts("i_gameid") ?? texts("gameid");
      return player && game ? { command: "end-round", body: { player, game, round } } : "acknowledge";
    },
  }),
);

/** The seal is the same over a text and over a list that holds it: a name that is no text is no movement at all. */
function undoing(fields: Fields, texts: Texts, moving: () => ForeignOrder | null): ForeignOrder | null {
  const named = texts("i_rollback");
  if (named === undefined && (fields.i_rollback ?? "") !== "") return null;
  return named ? undone(texts) : moving();
}

function undone(texts: Texts): ForeignOrder {
  return {
    command: "rollback",
    body: {
      txId: texts("tid"),
      targetTxId: texts("i_rollback"),
      player: texts("userid"),
      round: texts("i_gameid"),
    },
    currency: texts("currency"),
  };
}

/**
 * The token of the session comes back in `i_extparam`, which we set at launch. A debit that says it ends its round
 * leaves it open: a stake of a closed round could not be taken back when our answer to it was lost.
 */
function stake(texts: Texts): ForeignOrder | null {
  if (![undefined, "debit"].includes(texts("subtype"))) return null;
  const { amount, ...movement } = movementIn(texts);
  const freeRoundId = freeRoundIn(texts);
  if (amount === null) return null;
  const taken = freeRoundId === undefined ? { amount } : { amount: "0", freeRoundId };
  return { command: "debit", body: { ...movement, ...taken, token: texts("i_extparam") } };
}

function payout(fields: Fields, texts: Texts): ForeignOrder | null {
  const subtype = texts("subtype");
  if (![undefined, "credit", "promotion"].includes(subtype)) return null;
  const movement = movementIn(texts);
  // A prize of a promotion may belong to no round: then it stands for one, which ends with it.
  const own = subtype === "promotion" && movement.round === undefined;
  return {
    command: "credit",
    body: {
      ...movement,
      ...(own ? { game: movement.game ?? "prize", round: `prize:${movement.txId ?? ""}` } : {}),
      kind: kindOf(fields, texts),
      endRound: own || isOn(fields.round_ended),
    },
  };
}

function kindOf(fields: Fields, texts: Texts): "PROMO" | "JACKPOT" | "FREE_ROUND" | "WIN" {
  if (texts("subtype") === "promotion") return "PROMO";
  if (freeRoundIn(texts) !== undefined) return "FREE_ROUND";
  return isOn(fields.jackpot_win) ? "JACKPOT" : "WIN";
}

function movementIn(texts: Texts) {
  const currency = texts("currency") ?? "";
  return {
    txId: texts("tid"),
    player: texts("userid"),
    game: texts("i_gamedesc"),
    round: texts("i_gameid"),
    currency,
    amount: minorOfDecimal(texts("amount") ?? "", currency),
  };
}

function freeRoundIn(texts: Texts): string | undefined {
  const extra = texts("game_extra");
  return extra?.startsWith("FREEROUNDS_") ? extra : undefined;
}

/** A text that says nothing counts as missing: under the seal the two are the same. */
function textIn(value: ExactJson | undefined, isId: boolean): string | undefined {
  if (typeof value === "string") return value || undefined;
  return isId && isExactNumber(value) && /^\d+$/.test(value.digits) ? value.digits : undefined;
}

function isOn(value: ExactJson | undefined): boolean {
  return value === true || value === "1" || (isExactNumber(value) && value.digits === "1");
}
