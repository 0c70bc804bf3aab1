import type { Context } from "../../db/context.ts";
import { type LotteryMenus, menusOf } from "../table/games/lottery-menus.ts";

type Listener = (menus: LotteryMenus) => void;

export type LiveLottery = {
  /** Tells at once which draws are open, and anew whenever they may have changed. Answers with the way to leave. */
  join(listener: Listener): Promise<() => void>;
};

type Looking = {
  readonly context: Context;
  /** Told why a look found nothing. The next one is made all the same. */
  failed(fault: unknown): void;
};

/** The open draws: read once for all who listen, as often as a page asks again (C04), and not while nobody does. */
export function openLiveLottery({ context, failed }: Looking): LiveLottery {
  const listeners = new Set<Listener>();
  let waiting: NodeJS.Timeout | undefined;

  function waitFor(menus: LotteryMenus): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => void look(menus), menus.refreshAfterMs).unref();
  }

  async function look(before: LotteryMenus): Promise<void> {
    if (listeners.size === 0) return;
    const menus = await menusOf(context).catch((fault: unknown) => {
      failed(fault);
      return before;
    });
    for (const listener of listeners) listener(menus);
    waitFor(menus);
  }

  return {
    async join(listener) {
      const menus = await menusOf(context);
      listener(menus);
      if (listeners.size === 0) waitFor(menus);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(waiting);
      };
    },
  };
}
