import { findBrand } from "../brand/index.ts";
import { localText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import type { Gateways } from "../gateway/index.ts";
import { deliver, filled, outgoingTexts } from "../verification/index.ts";
import { MAILED, type Question, TAKE_TO_MAIL } from "./question-statements.ts";

const TOGETHER = 20;

/** Sends the answers that are to go out by mail. What no mail server took is tried again at the next time. */
export async function mailAnswers(context: Context, gateways: Gateways): Promise<void> {
  if (!gateways.mail.isThere) return;
  for (const question of await context.db.call(TAKE_TO_MAIL, [TOGETHER])) {
    if (await isSent(context, gateways, question)) {
      await context.db.call(MAILED, [question.id, context.now()]);
    }
  }
}

/** What was asked stays out of it: the address is anybody's word, and this mail is the house's. */
async function isSent(context: Context, gateways: Gateways, question: Question): Promise<boolean> {
  const { brandId, language, reference, mail, answer } = question;
  if (mail === null || answer === null) return false;
  const brand = await findBrand(context, brandId);
  const texts = outgoingTexts(language).mail.answer;
  const holes = { brand: brand ? localText(brand.name, language) : brandId, reference, answer };
  const subject = filled(texts.subject, holes);
  const text = filled(texts.body, holes);
  return (await deliver(gateways, { channel: "mail", to: mail, subject, text, template: "notice" })).ok;
}
