/** The way to mailboxes: a port, and what stands behind it. */
export { noMail } from "./no-mail.ts";
export type { Mail, MailGateway, MailRefusal, MailTemplate } from "./ports.ts";
export { mailAddressFault, type SmtpSetup, smtpMail, smtpUrlFault } from "./smtp.ts";
