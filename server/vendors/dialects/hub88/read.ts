import { minorOfUnits } from "../amounts.ts";
import type { ForeignOrder, ForeignRequest, Reading } from "../dialect.ts";
import { type ExactJson, fieldsIn, isExactNumber, readExactJson } from "../exact-json.ts";

type Fields = Readonly<Record<string, ExactJson>>;
type Texts = (name: string) => string | undefined;

const TEXTS = [
  "user",
  "token",
  "request_uuid",
  "transaction_uuid",
  "reference_transaction_uuid",
  "round",
  "game_code",
  "currency",
  "reward_uuid",
];
const FLAGS = ["round_closed", "is_free", "is_supplier_promo"];

/** What a refusal says with the code BAD_REQUEST: the dialect has one word for a wrong type, one for the rest. */
export const WRONG_TYPES = "types";

/** Reads a message by its path. The number of the request is repeated and is no key: it names one sending only. */
export function read({ path, body }: ForeignRequest): Reading {
  const fields = fieldsIn(readExactJson(body));
  if (!fields) return { message: path, said: {}, order: { refused: "BAD_REQUEST" } };
  // A text that says nothing counts as missing.
  const texts: Texts = (name) => (typeof fields[name] === "string" ? fields[name] || undefined : undefined);
  const said = { user: texts("user") ?? "", request: texts("request_uuid") ?? "" };
  if (hasWrongTypes(fields)) {
    return { message: path, said: { ...said, fault: WRONG_TYPES }, order: { refused: "BAD_REQUEST" } };
  }
  const reader = READERS.get(path);
  if (!reader) return { message: path, said, order: { refused: "NOT_FOUND" } };
  return { message: path, said, order: reader(fields, texts) ?? { refused: "BAD_REQUEST" } };
}

type Reader = (fields: Fields, texts: Texts) => ForeignOrder | null;

const READERS: ReadonlyMap<string, Reader> = new Map(
  Object.entries<Reader>({
    "user/info": (_fields, texts) => ({ command: "balance", body: { player: texts("user") } }),
    "user/balance": (_fields, texts) => {
      const session = texts("token");
      return session ? { command: "balance", body: { player: texts("user") }, session } : null;
    },
    "transaction/bet": (fields, texts) => ({
      command: "debit",
      body: {
        ...movement(fields, texts),
        token: texts("token"),
        // A stake of a free round takes nothing from the player, whatever it is worth.
        ...(fields.is_free === true
          ? { amount: amountIn(fields, texts) === null ? null : "0", freeRoundId: texts("reward_uuid") }
          : {}),
      },
    }),
    "transaction/win": (fields, texts) => ({
      command: "credit",
      body: {
        ...movement(fields, texts),
        kind: kindOf(fields),
        betTxId: texts("reference_transaction_uuid"),
        endRound: fields.round_closed === true,
      },
    }),
    "transaction/rollback": (_fields, texts) => ({
      command: "rollback",
      body: {
        txId: texts("transaction_uuid"),
        targetTxId: texts("reference_transaction_uuid"),
        player: texts("user"),
        round: texts("round"),
      },
      session: texts("token"),
    }),
  }),
);

/**
 * What a bet and a win have in common. A bet that says it closes its round leaves it open all the same: a stake
 * of a closed round could not be taken back any more when our answer to it was lost.
 */
function movement(fields: Fields, texts: Texts) {
  return {
    txId: texts("transaction_uuid"),
    player: texts("user"),
    game: texts("game_code"),
    round: texts("round"),
    currency: texts("currency"),
    amount: amountIn(fields, texts),
  };
}

function amountIn({ amount }: Fields, texts: Texts): string | null {
  return isExactNumber(amount) ? minorOfUnits(amount.digits, texts("currency") ?? "") : null;
}

function kindOf(fields: Fields): "PROMO" | "FREE_ROUND" | "WIN" {
  if (fields.is_supplier_promo === true) return "PROMO";
  return fields.is_free === true ? "FREE_ROUND" : "WIN";
}

/** A field that is there and is of another type; one that says nothing (null) counts as missing. */
function hasWrongTypes(fields: Fields): boolean {
  const given = (name: string) => fields[name] !== undefined && fields[name] !== null;
  return (
    TEXTS.some((name) => given(name) && typeof fields[name] !== "string") ||
    FLAGS.some((name) => given(name) && typeof fields[name] !== "boolean") ||
    (given("amount") && !isExactNumber(fields.amount))
  );
}
