import type { Messages } from "#app/i18n/translate.ts";
import type { Channel, CodePurpose } from "#server/verification/index.ts";

/** A code as a form asks for it (app/pages/codes/asked-code.server.ts): what it is good for, and what its field says. */
export type AskedCode = {
  readonly purpose: CodePurpose;
  readonly channel: Channel;
  readonly texts: Messages;
};

/** The field of the form that says where the code goes. */
export const TO_FIELD = { sms: "mobileNum", mail: "email" } as const;
