import { createHash } from "node:crypto";
import { lettersOf } from "#server/challenge/answers.ts";
import { openTicket, type Purpose } from "#server/challenge/index.ts";
import type { Answer, Browser } from "#tests/setup/browser.ts";
import type { ServedSite } from "#tests/setup/served-site.ts";

export type ChallengeFields = { readonly captchaTicket: string; readonly captcha: string };

/** Reads the picture of a form, as nobody can who does not see the seed behind it. */
export async function solved(site: ServedSite, browser: Browser, purpose: Purpose): Promise<ChallengeFields> {
  const { ticket: captchaTicket } = openTicket({ purpose });
  const shown = await browser.get(`/challenge/${captchaTicket}/picture`);
  if (shown.status !== 200) throw new Error(`No picture was shown: ${shown.status} ${shown.text}`);
  return { captchaTicket, captcha: lettersOf(await seedOf(site, captchaTicket)) };
}

export async function seedOf({ sql }: ServedSite, ticket: string): Promise<Uint8Array> {
  const hash = createHash("sha256").update(ticket).digest();
  const [row] = await sql<{ seed: Uint8Array }>(
    "select seed from challenge.pictures where ticket_hash = $1",
    [hash],
  );
  if (!row) throw new Error("There is no picture under this ticket.");
  return row.seed;
}

type Asked = { readonly purpose: "register" | "login" | "recover" | "bind"; readonly mobileNum: string };

/** Asks for a code by SMS, reading the picture before it, and gives what arrived on the telephone. */
export async function codeBySms(
  site: ServedSite,
  browser: Browser,
  { purpose, mobileNum }: Asked,
): Promise<{ code: string; answer: Answer; captcha: string }> {
  const path = `/codes/send?purpose=${purpose}&channel=sms`;
  const challenge = await solved(site, browser, "code");
  const before = site.sent.length;
  const answer = await browser.post(path, { mobileNum, isPerson: "1", ...challenge });
  await site.platform.gateways.settled();
  // What happened to an account a moment ago may be told on its way beside.
  const codes = site.sent.slice(before).map(({ text }) => sixDigits(text));
  return { code: codes.find((code) => code !== "") ?? "", answer, captcha: challenge.captcha };
}

/** The code in a message, in whatever script its digits are. */
export function sixDigits(text: string): string {
  const latin = text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
  return /(?<!\d)\d{6}(?!\d)/.exec(latin)?.[0] ?? "";
}
