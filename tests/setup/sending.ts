import { openGateways } from "#server/gateway/index.ts";
import { type SendCodeRequest, sendCode } from "#server/verification/index.ts";
import { openBrand } from "./brand.ts";
import { testContext } from "./database.ts";

export const TO = "+989123456789";

/** A house that sends codes into its outbox, and everything that an operator heard of it. */
export async function openSending() {
  const context = await testContext();
  const brand = await openBrand(context);
  const alarms: string[] = [];

  const gatewaysIn = (production: boolean) =>
    openGateways({
      production,
      sms: null,
      mail: null,
      captcha: null,
      phone: null,
      db: context.db,
      now: context.now,
      alarm: ({ kind, reason }) => alarms.push(`${kind} ${reason}`),
    });
  const gateways = gatewaysIn(false);

  function send(more: Partial<SendCodeRequest> = {}, through = gateways) {
    const request = { brand, purpose: "register", channel: "sms", to: TO, address: "203.0.113.7" } as const;
    return sendCode(context, through, { ...request, language: "en", ...more });
  }

  async function sent(to: string | null = null) {
    await gateways.settled();
    return (await gateways.outbox?.(to)) ?? [];
  }

  /** As if nothing had ever been sent. */
  async function forget(): Promise<void> {
    alarms.length = 0;
    await context.db.script(`truncate verification.codes, verification.counts, verification.budgets,
      verification.countries, verification.traffic_counts, verification.breakers, gateway.outbox_messages`);
  }

  return { context, brand, alarms, gatewaysIn, gateways, send, sent, forget };
}
