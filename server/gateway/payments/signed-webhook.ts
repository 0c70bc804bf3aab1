import { z } from "zod";
import { readBoundedJson } from "../../core/bounds/bounded-json.ts";
import { MINOR_MAX } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import {
  type CallbackMessage,
  type CallbackReader,
  type Claim,
  type OnlineDeposits,
  type OnlinePayouts,
  ProviderUnreachable,
  type ProviderWord,
  type Truth,
} from "./ports.ts";
import { isPaymentFresh, isPaymentSigned } from "./signature.ts";
import {
  type SignedAnswer,
  type SignedClient,
  type SignedClientOptions,
  signedClient,
} from "./signed-client.ts";

/** The code under which methods name this provider, and the :provider of its callback address. */
export const WEBHOOK = "webhook";

const text = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine((said) => !/[\p{Cc}\p{Surrogate}]/u.test(said));

/** Minor units as text. A JSON number is refused, because it may have been rounded before it came here. */
const amount = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,18})$/)
  .transform(BigInt)
  .refine((minor) => minor <= MINOR_MAX);

const word = z.object({
  status: z.enum(["pending", "paid", "failed"]),
  amount,
  currency: text(16),
  id: text(200),
});
const payment = word.extend({ reference: text(100) });
const payout = word.extend({ key: text(100) });
const started = payment.extend({ payUrl: z.url({ protocol: /^https?$/ }).max(2000) });
const claim = z.object({
  about: z.enum(["payment", "payout"]),
  subject: text(100),
  status: z.enum(["pending", "paid", "failed"]),
  amount,
  currency: text(16),
});

/**
 * Payments in: `POST /payments` {reference, amount, currency, returnUrl} and `GET /payments/:reference`, both
 * answered with {reference, id, status, amount, currency}, the first with payUrl too. 404 is "never heard of it".
 */
export function webhookDeposits(options: SignedClientOptions): OnlineDeposits {
  const client = signedClient(options);
  return {
    kind: "online",
    code: WEBHOOK,
    async start({ reference, amount, returnUrl }) {
      const asked = { reference, amount: amount.minor.toString(), currency: amount.asset, returnUrl };
      const said = read(started, await client.post("/payments", asked));
      if (said.reference !== reference) throw unbelievable();
      return { providerRef: said.id, payUrl: said.payUrl };
    },
    truth: (reference) =>
      truthOf(client, `/payments/${encodeURIComponent(reference)}`, payment, { reference }),
  };
}

/**
 * Payouts: `POST /payouts` {key, reference, amount, currency, payee} and `GET /payouts/:key`, both answered with
 * {key, id, status, amount, currency}. The key makes sending twice the same as sending once.
 */
export function webhookPayouts(options: SignedClientOptions): OnlinePayouts {
  const client = signedClient(options);
  return {
    kind: "online",
    code: WEBHOOK,
    async send({ key, reference, amount, payee }) {
      const asked = { key, reference, amount: amount.minor.toString(), currency: amount.asset, payee };
      const said = read(payout, await client.post("/payouts", asked));
      if (said.key !== key) throw unbelievable();
      return wordOf(said);
    },
    truth: (key) => truthOf(client, `/payouts/${encodeURIComponent(key)}`, payout, { key }),
  };
}

/** Judges a call of the provider: who sent it and when, before a byte of it is read as anything. */
export function webhookCallbacks(secret: string): CallbackReader {
  return (message) => {
    if (!isPaymentSigned(secret, message)) return refuse({ reason: "badSignature" });
    if (!isPaymentFresh(message.timestamp, message.now)) return refuse({ reason: "staleTimestamp" });
    return readClaim(message);
  };
}

function readClaim({ body }: CallbackMessage): Outcome<Claim, { reason: "unreadable" }> {
  let said: unknown;
  try {
    said = readBoundedJson(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return refuse({ reason: "unreadable" });
  }
  const parsed = claim.safeParse(said);
  if (!parsed.success) return refuse({ reason: "unreadable" });
  const { amount: amountMinor, ...rest } = parsed.data;
  return done({ ...rest, amountMinor });
}

async function truthOf<Said extends z.output<typeof word>>(
  client: SignedClient,
  path: string,
  schema: z.ZodType<Said>,
  asked: Partial<Said>,
): Promise<Truth> {
  const answer = await client.get(path);
  if (answer.status === 404) return { status: "unknown" };
  const said = read(schema, answer);
  for (const [name, value] of Object.entries(asked)) {
    // A signed answer about something else is still an answer about something else.
    if (said[name as keyof Said] !== value) throw unbelievable();
  }
  return wordOf(said);
}

function read<Said>(schema: z.ZodType<Said>, { status, body }: SignedAnswer): Said {
  const parsed = status >= 200 && status < 300 ? schema.safeParse(body) : null;
  if (!parsed?.success) throw unbelievable();
  return parsed.data;
}

function wordOf({ status, amount: amountMinor, currency, id }: z.output<typeof word>): ProviderWord {
  return { status, amountMinor, currency, providerRef: id };
}

function unbelievable(): ProviderUnreachable {
  return new ProviderUnreachable("The payment provider gave an answer that does not fit the question.");
}
