import { refuse } from "../../core/outcome.ts";
import type { MailGateway } from "./ports.ts";

/** A house without a mail server says so, and never as if something had been sent. */
export function noMail(): MailGateway {
  return { isThere: false, send: async () => refuse({ reason: "unreachable" }) };
}
