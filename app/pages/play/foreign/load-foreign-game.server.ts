import { type Card, cardsFor } from "#app/features/game-card/card-of.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { Messages } from "#app/i18n/translate.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { type Game, popularGames } from "#server/catalogue/index.ts";
import type { Asset } from "#server/core/numbers/money.ts";
import { FRAME_FROM } from "#server/http/answers/security-headers.ts";
import { requireDocument } from "#server/http/answers/whole-document.ts";
import { demoFrame, playFrame } from "#server/http/play/open-foreign-game.ts";
import { offersFreePlay } from "#server/http/sign-in/begin-trial.ts";
import type { PlayerVisitor, Visitor } from "#server/http/visitor/visitor.ts";
import { gameTexts } from "../../lobby/game-texts.server.ts";
import { whyNotPlayed } from "../why-not-played.server.ts";

/** What a page with a vendor's game shows: the game, or why there is none and what else there is. */
export type ShownForeignGame = {
  readonly name: string;
  readonly vendorName: string;
  readonly isDemo: boolean;
  readonly address: string | null;
  /** Why it may not be played now; null while its vendor does not answer. */
  readonly refusal: string | null;
  readonly others: readonly Card[];
  readonly leave: { readonly path: string; readonly href: string };
  readonly backHref: string;
  readonly texts: Messages;
};

/** What is answered besides: whose pages the frame may show, and that there is no game. */
type Answer = { readonly status: number; readonly headers: Record<string, string> };

type Asked =
  | { readonly visitor: PlayerVisitor; readonly game: Game; readonly asset: Asset }
  | { readonly visitor: Visitor; readonly game: Game; readonly asset: null };

const OTHERS = 4;
const SILENT = 503;

/** A vendor's game in the frame of a page of ours; without an asset it is the vendor's demo. */
export async function loadForeignGame(
  request: Request,
  asked: Asked,
): Promise<{ shown: ShownForeignGame; answer: Answer }> {
  requireDocument(request);
  const { visitor, game, asset } = asked;
  const { language, context } = visitor;
  const { origin } = new URL(request.url);
  const leaveHref = paths.leaveGame({ nodeId: game.nodeId });
  const urls = {
    returnUrl: `${origin}${leaveHref}`,
    cashierUrl: `${origin}${paths.leaveGame({ to: "deposit" })}`,
  };
  const refusal = await refusalOf(asked);
  const frame =
    refusal !== null
      ? null
      : asked.asset === null
        ? await demoFrame(visitor, { game, ...urls })
        : await playFrame(asked.visitor, { game, asset: asked.asset, ...urls });
  const isShown = frame?.ok === true;
  const { t } = await speechOf(language);
  const isClosed = frame?.ok === false && frame.refusal.reason === "notLaunched";
  const told = isClosed ? t("reasons.notLaunched") : refusal;
  const others = isShown ? [] : await popularGames(context, { language, limit: OTHERS });
  const cardOf = cardsFor({ language, offersFree: await offersFreePlay(visitor) });
  const { pathname } = new URL(urls.returnUrl);
  return {
    shown: {
      name: game.name,
      vendorName: game.vendorName,
      isDemo: asset === null,
      address: isShown ? frame.value.address : null,
      refusal: told,
      others: others.filter(({ vendor }) => vendor !== game.vendor).map(cardOf),
      leave: { path: pathname, href: leaveHref },
      backHref: paths.vendorTab(game.category, game.vendor),
      texts: await gameTexts(language, "foreign"),
    },
    answer: {
      status: isShown || told !== null ? 200 : SILENT,
      headers: isShown ? { [FRAME_FROM]: frame.value.hosts.join(" ") } : {},
    },
  };
}

async function refusalOf({ visitor, game, asset }: Asked): Promise<string | null> {
  const { t } = await speechOf(visitor.language);
  if (asset === null) {
    const isOpen = game.state === "open" && !visitor.platform.seam.inMaintenance(game.vendor);
    if (!isOpen) return t("reasons.gameMaintenance");
    return game.hasDemo ? null : t("reasons.notLaunched");
  }
  return whyNotPlayed(visitor as PlayerVisitor, { game, funds: asset === "TRIAL" ? "trial" : "real" });
}
