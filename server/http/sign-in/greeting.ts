import type { Player } from "../../accounts/index.ts";
import type { Brand } from "../../brand/index.ts";
import { popupNotices } from "../../content/index.ts";
import type { Language } from "../../core/languages.ts";
import type { Money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import { unreadCount } from "../../messages/index.ts";
import { accountOf } from "../../wallet/index.ts";

type News = Awaited<ReturnType<typeof popupNotices>>;

/** What the house has to say to a player who has just signed in. */
export type Greeting = {
  readonly unread: number;
  /** A bonus that waits to be played; null without one. */
  readonly bonus: Money | null;
  /** The notices that open by themselves and were published since the visit before this one. */
  readonly news: News;
};

type Greeted = { readonly brand: Brand; readonly player: Player; readonly language: Language };

export async function greetingOf(context: Context, { brand, player, language }: Greeted): Promise<Greeting> {
  const { id: playerId, previousLoginAt } = player;
  const [unread, purse, popups] = await Promise.all([
    unreadCount(context, playerId),
    accountOf(context, { playerId, asset: brand.asset }),
    popupNotices(context, { language, audience: "members" }),
  ]);
  return {
    unread,
    bonus: purse && purse.bonus.minor > 0n ? purse.bonus : null,
    news: popups.filter(({ publishedAt }) => previousLoginAt === null || publishedAt > previousLoginAt),
  };
}

/** A greeting that only greets would be one thing more to close, so nobody is shown it. */
export function saysSomething({ unread, bonus, news }: Greeting): boolean {
  return unread > 0 || bonus !== null || news.length > 0;
}
