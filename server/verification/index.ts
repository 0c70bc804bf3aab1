/**
 * The front door of verification: codes and links that prove a number or a mailbox, and how many of them the house
 * sends. A rule that needs a code has it sent by sendCode (app/routes/entry/send-code.tsx does it for forms) and asks
 * checkCode when it comes back, last of all: a right code is spent by being asked about.
 */
export { type BudgetState, resetSending, type SendingState, sendingState, setBudget } from "./budget-desk.ts";
export { type CodeRefusal, checkCode, isCodeOpen } from "./check-code.ts";
export { setCountries } from "./countries.ts";
export { deliver } from "./deliver.ts";
export { forgetLinks, readLink, spendLink } from "./links.ts";
export { mailAddress, mailText } from "./mail-address.ts";
export { checkPhoneProof, isPhoneProofOpen, sendPhoneProof } from "./phone-proof.ts";
export { type Channel, CODE_PURPOSES, type CodePurpose, isQuiet } from "./purposes.ts";
export {
  type SendCodeRefusal,
  type SendCodeRequest,
  type SentCode,
  sendCode,
  wasAskedFrom,
} from "./send-code.ts";
export { type SendLinkRefusal, sendLink } from "./send-link.ts";
export { type NoticeKind, sendNotice } from "./send-notice.ts";
export { sweepVerification } from "./sweep.ts";
export { filled, outgoingTexts } from "./texts.ts";
