import type { Outcome } from "../../core/outcome.ts";

export type MailTemplate = "code" | "notice";

export type Mail = {
  readonly to: string;
  readonly subject: string;
  /** Plain text: what leads somewhere is written out. */
  readonly text: string;
  readonly template: MailTemplate;
};

export type MailRefusal = { readonly reason: "unreachable" | "addressInvalid" | "unknownError" };

/** The way to mailboxes. What went wrong is an answer and never thrown. */
export type MailGateway = {
  readonly isThere: boolean;
  send(mail: Mail): Promise<Outcome<null, MailRefusal>>;
};
