import type { Outcome } from "../../core/outcome.ts";

/** Which text it is: a provider may keep a template of its own under this name. */
export type SmsTemplate = "code" | "notice";

export type Sms = {
  /** With country code: `+989123456789`. */
  readonly to: string;
  readonly text: string;
  readonly template: SmsTemplate;
};

export type SmsRefusal = { readonly reason: "unreachable" | "quota" | "numberInvalid" | "unknownError" };

/** The way to telephones. What went wrong is an answer and never thrown: nobody's request fails because of it. */
export type SmsGateway = {
  /** Whether there is a provider at all. Without one nothing is counted and nobody waits. */
  readonly isThere: boolean;
  send(sms: Sms): Promise<Outcome<null, SmsRefusal>>;
};
