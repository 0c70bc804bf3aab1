import { paymentPorts } from "#server/gateway/payments/index.ts";
import { obey } from "#server/office/commands.ts";
import type { VendorRegistry } from "#server/vendors/index.ts";
import type { TestContext } from "./database.ts";

type Saying = {
  operator?: string;
  payments?: ReturnType<typeof paymentPorts>;
  vendors?: VendorRegistry;
};

/** What the office answers an operator: what was done, or the sentence of the refusal. */
export async function officeSaid(
  context: TestContext,
  words: string,
  {
    operator = "mina",
    payments = paymentPorts({ webhook: null, now: context.now, alarm: () => {} }),
    vendors,
  }: Saying = {},
): Promise<string> {
  const office = { context, sealsFile: "/nowhere/seals.log", payments, ...(vendors ? { vendors } : {}) };
  const answer = await obey(office, { args: words.split(" "), operator });
  return answer.ok ? answer.lines.join("\n") : answer.error;
}
