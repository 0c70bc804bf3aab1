import { lazy } from "react";
import { view as fish } from "#app/features/fishing/fishing-view.tsx";
import { view as blackjack } from "#app/features/instant-games/cards/blackjack-view.tsx";
import { view as videoPoker } from "#app/features/instant-games/cards/video-poker-view.tsx";
import { view as dice } from "#app/features/instant-games/plain/dice-view.tsx";
import { view as keno } from "#app/features/instant-games/plain/keno-view.tsx";
import { view as mines } from "#app/features/instant-games/plain/mines-view.tsx";
import { view as plinko } from "#app/features/instant-games/plain/plinko-view.tsx";
import { view as roulette } from "#app/features/instant-games/roulette/roulette-view.tsx";
import { view as cascade } from "#app/features/reel-games/cascade-view.tsx";
import { view as hold } from "#app/features/reel-games/hold-view.tsx";
import { view as ways } from "#app/features/reel-games/ways-view.tsx";
import type { InstantView } from "#app/lib/instant-view.ts";
import type { InstantFamily } from "#server/studio/instant/index.ts";
import "#app/features/fishing/fishing.css";
import "#app/features/reel-games/reel-games.css";
import "#app/styles/play/reels.css";

type Views = Partial<Record<InstantFamily, InstantView>>;

/** The server writes a board at once; a browser fetches the code of the one board that it needs. */
const VIEWS: Views = import.meta.env.SSR
  ? {
      dice,
      plinko,
      mines,
      keno,
      roulette,
      "video-poker": videoPoker,
      blackjack,
      ways,
      cascade,
      hold,
      fish,
    }
  : {
      dice: later(() => import("#app/features/instant-games/plain/dice-view.tsx"), ["Choice"]),
      plinko: later(() => import("#app/features/instant-games/plain/plinko-view.tsx"), ["Choice"]),
      mines: later(() => import("#app/features/instant-games/plain/mines-view.tsx"), ["Choice", "Actions"]),
      keno: later(() => import("#app/features/instant-games/plain/keno-view.tsx")),
      roulette: later(() => import("#app/features/instant-games/roulette/roulette-view.tsx")),
      "video-poker": later(
        () => import("#app/features/instant-games/cards/video-poker-view.tsx"),
        ["Actions"],
      ),
      blackjack: later(() => import("#app/features/instant-games/cards/blackjack-view.tsx"), ["Actions"]),
      ways: later(() => import("#app/features/reel-games/ways-view.tsx")),
      cascade: later(() => import("#app/features/reel-games/cascade-view.tsx")),
      hold: later(() => import("#app/features/reel-games/hold-view.tsx")),
      fish: later(() => import("#app/features/fishing/fishing-view.tsx")),
    };

export function instantViewOf(family: InstantFamily): InstantView {
  const view = VIEWS[family];
  if (!view) throw new Error(`Nobody draws ${family}`);
  return view;
}

/** A view whose parts are fetched together when the first of them is drawn. `more` are those beside board and odds. */
function later(
  load: () => Promise<{ readonly view: InstantView }>,
  more: readonly ("Choice" | "Actions")[] = [],
): InstantView {
  const part = (name: keyof InstantView) =>
    lazy(async () => {
      const { view } = await load();
      return { default: view[name] as InstantView["Board"] };
    });
  return {
    Board: part("Board"),
    Odds: part("Odds") as unknown as InstantView["Odds"],
    ...(more.includes("Choice") ? { Choice: part("Choice") } : {}),
    ...(more.includes("Actions") ? { Actions: part("Actions") } : {}),
  };
}
