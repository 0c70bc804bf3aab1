import { formatMoment } from "#app/lib/dates.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import { greetingOf } from "#server/http/sign-in/greeting.ts";
import { isPlayer, type Visitor } from "#server/http/visitor/visitor.ts";
import type { WelcomeShown } from "../shown-dialog.ts";

/** What a player is told after signing in. Asked for again by its address, it says how things stand by then. */
export async function loadWelcome(visitor: Visitor): Promise<WelcomeShown | null> {
  if (!isPlayer(visitor)) return null;
  const { context, brand, player, language } = visitor;
  const { unread, bonus, news } = await greetingOf(context, { brand, player, language });
  const { username, previousLoginAt } = player;
  return {
    modal: "welcome",
    username,
    previousLogin: previousLoginAt && formatMoment(previousLoginAt, language, brand.timeZone),
    unread,
    bonus: bonus && formatMoney(bonus, language),
    news: news.map(({ id, title, body }) => ({ id, title, body })),
  };
}
