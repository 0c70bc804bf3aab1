import { findPlayer, type Player, setPaymentPassword } from "#server/accounts/index.ts";
import { registerPlayer } from "#server/accounts/parts.ts";
import type { Brand } from "#server/brand/index.ts";
import { addPayee, approveDeposit, requestDeposit, seedCashier, setMethod } from "#server/cashier/index.ts";
import { requestWithdrawal } from "#server/cashier/parts.ts";
import { type Money, money } from "#server/core/numbers/money.ts";
import type { Outcome } from "#server/core/outcome.ts";
import {
  type DepositProvider,
  MANUAL,
  type PaymentAlarm,
  type PaymentPorts,
  type PayoutProvider,
  ProviderUnreachable,
  type ProviderWord,
  WEBHOOK,
} from "#server/gateway/payments/index.ts";
import { webhookCallbacks } from "#server/gateway/payments/signed-webhook.ts";
import { accountOf } from "#server/wallet/index.ts";
import { openBrand, PASSWORD, registrationOf } from "./brand.ts";
import type { TestContext } from "./database.ts";

export const CALLBACK_SECRET = "a secret that the house and its provider share";
export const PAYMENT_PASSWORD = "482915";
export const IBAN = "IR062960000000100324200001";

/** What a provider in memory knows, and how it behaves. */
export type StagedProvider = {
  /** Payments by reference and payouts by key. */
  readonly known: Map<string, ProviderWord>;
  readonly sent: string[];
  /** While it is away nothing is answered; `doesIt` says whether what was asked happens all the same. */
  away: boolean;
  doesIt: boolean;
  /** What becomes of a payout that is sent. */
  payouts: ProviderWord["status"];
  settle(subject: string, more: Partial<ProviderWord>): void;
};

export type CashierStage = {
  readonly brand: Brand;
  readonly player: Player;
  readonly ports: PaymentPorts;
  readonly alarms: PaymentAlarm[];
  readonly provider: StagedProvider;
  deposit(minor: bigint, more?: { method?: string; key?: string }): Promise<string>;
  /** A player with this much to take out, by a deposit that an operator approved. */
  fund(minor: bigint): Promise<void>;
  payee(method?: string): Promise<string>;
  withdraw(minor: bigint, more?: { method?: string; key?: string; payeeId?: string }): Promise<string>;
  purse(): Promise<{ balance: bigint; held: bigint }>;
};

/** The value of what went well; what was refused ends the test with its reason. */
export function valueIn<Value>(outcome: Outcome<Value, { reason: string }>): Value {
  if (!outcome.ok) throw new Error(`Refused: ${outcome.refusal.reason}.`);
  return outcome.value;
}

export const P = (minor: bigint): Money => money(minor, "P");
export const returnUrl = (reference: string) => `https://nard.test/member/depositv2/${reference}`;

let players = 0;

/** A house with its first methods, the same again on one database, an account for deposits by hand, a provider in memory and one player. */
export async function cashierStage(context: TestContext): Promise<CashierStage> {
  const brand = await openBrand(context);
  await seedCashier(context);
  await setMethod(context, { brandId: brand.id, code: "transfer", instructions: { fa: "۶۰۳۷", en: "6037" } });
  await setMethod(context, { brandId: brand.id, code: "online", isOn: true });
  const player = await newPlayer(context, brand);
  const alarms: PaymentAlarm[] = [];
  const provider = stagedProvider();
  const ports = portsOver(provider, alarms);
  const stage: CashierStage = {
    brand,
    player,
    ports,
    alarms,
    provider,
    async deposit(minor, { method = "transfer", key } = {}) {
      const request = { player, method, amount: P(minor), returnUrl, key };
      return valueIn(await requestDeposit(context, ports, request)).id;
    },
    async fund(minor) {
      const depositId = await stage.deposit(minor);
      valueIn(await approveDeposit(context, { depositId, operator: "mina" }));
    },
    async payee(method = "bank") {
      const fields = { holder: "Nima Kazemi", iban: IBAN };
      return valueIn(await addPayee(context, ports, { player, method, fields })).id;
    },
    async withdraw(minor, { method = "bank", key = context.newId(), payeeId } = {}) {
      const request = {
        player,
        method,
        payeeId: payeeId ?? (await stage.payee(method)),
        amount: P(minor),
        paymentPassword: PAYMENT_PASSWORD,
        key,
      };
      return valueIn(await requestWithdrawal(context, ports, request)).id;
    },
    async purse() {
      const purse = await accountOf(context, { playerId: player.id, asset: "P" });
      return { balance: purse?.balance.minor ?? 0n, held: purse?.held.minor ?? 0n };
    },
  };
  return stage;
}

export async function newPlayer(context: TestContext, brand: Brand): Promise<Player> {
  players += 1;
  const registration = registrationOf(`payer${players}`);
  const { playerId } = valueIn(await registerPlayer(context, { brand, language: "fa", registration }));
  valueIn(
    await setPaymentPassword(context, { playerId, password: PASSWORD, paymentPassword: PAYMENT_PASSWORD }),
  );
  const player = await findPlayer(context, playerId);
  if (!player) throw new Error("Nobody registered.");
  return player;
}

function stagedProvider(): StagedProvider {
  const known = new Map<string, ProviderWord>();
  return {
    known,
    sent: [],
    away: false,
    doesIt: true,
    payouts: "pending",
    settle(subject, more) {
      const word = known.get(subject);
      if (word) known.set(subject, { ...word, ...more });
    },
  };
}

function portsOver(provider: StagedProvider, alarms: PaymentAlarm[]): PaymentPorts {
  const enter = (subject: string, status: ProviderWord["status"], { minor, asset }: Money): ProviderWord => {
    provider.sent.push(subject);
    const word = provider.known.get(subject) ?? {
      status,
      amountMinor: minor,
      currency: asset,
      providerRef: `ref-${subject}`,
    };
    if (!provider.away || provider.doesIt) provider.known.set(subject, word);
    answer();
    return word;
  };
  const answer = () => {
    if (provider.away) throw new ProviderUnreachable("The provider is away.");
  };
  const truth = async (subject: string) => {
    answer();
    return provider.known.get(subject) ?? ({ status: "unknown" } as const);
  };
  return {
    deposits: new Map<string, DepositProvider>([
      [MANUAL.code, MANUAL],
      [
        WEBHOOK,
        {
          kind: "online",
          code: WEBHOOK,
          async start({ reference, amount }) {
            const { providerRef } = enter(reference, "pending", amount);
            return { providerRef, payUrl: `https://pay.test/${reference}` };
          },
          truth,
        },
      ],
    ]),
    payouts: new Map<string, PayoutProvider>([
      [MANUAL.code, MANUAL],
      [
        WEBHOOK,
        {
          kind: "online",
          code: WEBHOOK,
          send: async ({ key, amount }) => enter(key, provider.payouts, amount),
          truth,
        },
      ],
    ]),
    callbacks: new Map([[WEBHOOK, webhookCallbacks(CALLBACK_SECRET)]]),
    alarm: (event) => alarms.push(event),
  };
}
