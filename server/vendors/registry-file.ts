import { z } from "zod";
import { LANGUAGES, type Language, type LocalText } from "../core/languages.ts";
import { launchSetting, ourSafeAddress } from "./launch/launch-setting.ts";

/** A secret that we issue ourselves; one that another vendor's protocol issues may be shorter. */
const OUR_SECRET_LENGTH_MIN = 32;
const THEIR_SECRET_LENGTH_MIN = 16;
const EXAMPLE_SECRET = /change.?me|example|^(.)\1+$/i;
const ROUND_LIMIT_MINUTES_MAX = 7 * 24 * 60;

const shown = z.string().min(1).max(100);

/** What an operator writes of a vendor, whatever it speaks. */
/** More than any vendor plays, and a fraction of what the ledger books. */
const CALLS_PER_SECOND = 500;
const CALLS_PER_SECOND_MAX = 10_000;

const common = {
  code: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, "letters, digits, - and _ only"),
  name: z.union([
    shown.transform((name): LocalText => ({ fa: name, en: name })),
    z.intersection(
      z.object({ fa: shown }),
      z.partialRecord(z.enum(Object.keys(LANGUAGES) as Language[]), shown),
    ),
  ]),
  /** Where it may call from; without this, from anywhere. */
  addresses: z.array(z.string()).min(1).optional(),
  /** How long a round may stay open before the vendor is asked about it. */
  roundLimitMinutes: z.int().min(1).max(ROUND_LIMIT_MINUTES_MAX),
  /** How many calls a second each process of the house answers; beyond it is RETRY_LATER. */
  callsPerSecond: z.int().min(1).max(CALLS_PER_SECOND_MAX).default(CALLS_PER_SECOND),
  /** Where the vendor itself answers questions of ours, which move money: an address as a payment provider's. */
  apiUrl: ourSafeAddress.optional(),
  /** How its games are opened; without this none is. */
  launch: launchSetting.optional(),
  /** What it calls our categories: `{"slots": "RNG"}`. Other words wait for an operator. */
  categories: z.record(z.string().min(1).max(100), z.string().max(20)).default({}),
  /** Whether its games take play money too (the currency TRIAL). */
  trial: z.boolean().default(true),
  /** For a house that is tried out: its pictures may come over http, and from inside our network. */
  picturesFromInside: z.boolean().default(false),
};

const secret = (lengthMin: number) =>
  z
    .string()
    .min(lengthMin, `at least ${lengthMin} characters`)
    .refine((text) => !EXAMPLE_SECRET.test(text), "this is an example, not a secret");

const seamless = z.literal("seamless");

/** A key that is about to be forgotten: it is believed beside the new one until a moment, and not after it. */
const retiring = <Key extends z.ZodRawShape>(key: Key) =>
  z
    .strictObject({ ...key, until: z.iso.datetime({ offset: true }).transform((text) => new Date(text)) })
    .optional();

const ourSecret = { secret: secret(OUR_SECRET_LENGTH_MIN) };
const theirSecret = { secret: secret(THEIR_SECRET_LENGTH_MIN) };
const theirKey = { publicKey: z.string() };

/** One strict shape for each dialect, so that a misspelt setting is no setting that was silently ignored. */
export const vendorEntry = z.discriminatedUnion("dialect", [
  z.strictObject({
    ...common,
    dialect: z.literal("wallet-v1"),
    mode: z.enum(["seamless", "transfer"]),
    ...ourSecret,
    retiring: retiring(ourSecret),
    /** What the signatures of both sides cover. */
    signature: z.enum(["1", "1.1"]).default("1.1"),
  }),
  z.strictObject({
    ...common,
    dialect: z.literal("hub88"),
    mode: seamless,
    ...theirKey,
    retiring: retiring(theirKey),
    ourPrivateKey: z.string().optional(),
    /** Our name at it, where it is asked for the address of a game. */
    operatorId: z.string().min(1).max(100).optional(),
  }),
  z.strictObject({
    ...common,
    dialect: z.literal("pragmatic"),
    mode: seamless,
    ...theirSecret,
    retiring: retiring(theirSecret),
    /** Whether the vendor pays the wins of free rounds one by one or with their total: never both. */
    freeRounds: z.enum(["byResult", "byTotal"]).default("byResult"),
  }),
  z.strictObject({
    ...common,
    dialect: z.literal("fundist"),
    mode: seamless,
    ...theirSecret,
    retiring: retiring(theirSecret),
  }),
]);

export type VendorEntry = z.output<typeof vendorEntry>;
