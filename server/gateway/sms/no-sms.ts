import { refuse } from "../../core/outcome.ts";
import type { SmsGateway } from "./ports.ts";

/** A house without a provider says so, and never as if something had been sent. */
export function noSms(): SmsGateway {
  return { isThere: false, send: async () => refuse({ reason: "unreachable" }) };
}
