import { z } from "zod";
import { readBoundedJson } from "../../core/bounds/bounded-json.ts";
import { MINOR_MAX } from "../../core/numbers/money.ts";
import { PAYOUT_MINOR_MAX } from "../../wallet/index.ts";
import type { WalletBody, WalletCommandName } from "../protocol.ts";

/** A NUL or half of a pair of surrogates cannot be kept as text; other control characters are never meant. */
function text(maxLength: number) {
  return z
    .string()
    .min(1)
    .max(maxLength)
    .refine((said) => !/[\p{Cc}\p{Surrogate}]/u.test(said));
}

const id = text(100);

const amount = (most: bigint) =>
  z.string().refine((digits) => /^\d{1,19}$/.test(digits) && BigInt(digits) <= most);

const OPERATIONS_MAX = 20;
const REASON_MAX_LENGTH = 200;

/** Numbers that we make ourselves, for what a person puts right. */
const OUR_NUMBERS = "nard-";
const txId = id.refine((said) => !said.startsWith(OUR_NUMBERS));

const inGame = { txId, player: id, game: id, round: id, currency: id };

const stake = z.object({ ...inGame, amount: amount(MINOR_MAX), token: id, freeRoundId: id.optional() });

/** A free round takes nothing from the player, whatever it is worth. */
function isFreeOrPaid({ freeRoundId, amount: taken }: z.output<typeof stake>): boolean {
  return freeRoundId === undefined || /^0+$/.test(taken);
}

const debit = stake.refine(isFreeOrPaid);

const credit = z.object({
  ...inGame,
  amount: amount(PAYOUT_MINOR_MAX),
  kind: z.enum(["WIN", "JACKPOT", "PROMO", "FREE_ROUND"]),
  betTxId: id.optional(),
  endRound: z.boolean().optional(),
});

/** A payout with a word for its kind that there is not must never pass for a stake. */
const operation = z.union([credit, stake.extend({ kind: z.never().optional() }).refine(isFreeOrPaid)]);

const schemas: { [Name in WalletCommandName]: z.ZodType<WalletBody[Name]> } = {
  authenticate: z.object({ token: id }),
  balance: z.object({ player: id, currency: id, token: id.optional() }),
  debit,
  credit,
  batch: z.object({
    // Counted before they are read, one by one.
    operations: z
      .array(z.unknown())
      .min(1)
      .max(OPERATIONS_MAX)
      .pipe(
        z
          .array(operation)
          .refine(([first, ...others]) => others.every(({ player }) => player === first?.player)),
      ),
  }),
  rollback: z.object({
    txId,
    targetTxId: txId,
    target: z.enum(["debit", "credit"]).optional(),
    player: id,
    round: id.optional(),
  }),
  adjust: z.object({
    ...inGame,
    amount: amount(PAYOUT_MINOR_MAX),
    direction: z.enum(["IN", "OUT"]),
    reason: text(REASON_MAX_LENGTH),
  }),
  "end-round": z.object({ player: id, game: id, round: id }),
  status: z.object({ targetTxId: id, player: id }),
};

const decoder = new TextDecoder("utf-8", { fatal: true });

/** What the bytes of a body say; undefined when they are no UTF-8 or no JSON. */
export function readJson(bytes: Uint8Array): unknown {
  try {
    return readBoundedJson(decoder.decode(bytes));
  } catch {
    return undefined;
  }
}

/** What only the bodies of one command have, and of no command further down. */
const TELLING: readonly (readonly [fields: readonly string[], command: WalletCommandName])[] = [
  [["operations"], "batch"],
  [["direction"], "adjust"],
  [["kind"], "credit"],
  [["targetTxId", "txId"], "rollback"],
  [["targetTxId"], "status"],
  [["txId"], "debit"],
  [["round"], "end-round"],
  [["player"], "balance"],
  [["token"], "authenticate"],
];

/** Which command a body was made for, as the names of its fields tell, readable or not; null when they do not. */
export function commandMeantBy(said: unknown): WalletCommandName | null {
  if (typeof said !== "object" || said === null) return null;
  const meant = TELLING.find(([fields]) => fields.every((field) => Object.hasOwn(said, field)));
  return meant?.[1] ?? null;
}

/** The body of a command as it was said; null when a field is missing or of the wrong type. */
export function checkBody<Name extends WalletCommandName>(
  command: Name,
  said: unknown,
): WalletBody[Name] | null {
  const read = schemas[command].safeParse(said);
  return read.success ? read.data : null;
}

const FIELDS_MAX = 10;

/** The fields for which a body was not taken: of the whole body where it is no object, or where two do not go together. */
export function wrongFields(command: WalletCommandName, said: unknown): readonly string[] {
  const read = schemas[command].safeParse(said);
  const paths = read.success ? [] : read.error.issues.flatMap(pathsOf);
  const isUnnamed = command === "rollback" && paths.length === 0;
  return isUnnamed ? ["round"] : [...new Set(paths)].slice(0, FIELDS_MAX);
}

type Issue = z.core.$ZodIssue;

/** Of two forms that something may have, the one that was meant has the fewest faults. */
function pathsOf({ path, ...issue }: Issue): string[] {
  const [meant] =
    issue.code === "invalid_union" ? [...issue.errors].sort((one, other) => one.length - other.length) : [];
  const place = path.map(String).join(".");
  const below = (meant ?? []).flatMap(pathsOf).map((inner) => [place, inner].filter(Boolean).join("."));
  return below.length > 0 ? below : place === "" ? [] : [place];
}
