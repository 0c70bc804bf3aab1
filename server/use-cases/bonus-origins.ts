import type { Player } from "../accounts/index.ts";
import { type Bonus, type Match, matchesOf } from "../bonuses/index.ts";
import type { Language, LocalText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { boardTitles, missionTitles } from "../missions/index.ts";
import { promotionsOf } from "../promotions/index.ts";
import { raffleTitles } from "../raffles/index.ts";

/** What gave a bonus, as far as it still has a name that players know. */
export type BonusOrigin =
  | { readonly is: "promotion"; readonly id: string; readonly title: string }
  | { readonly is: "deposit"; readonly match: Match | null; readonly movementId: string }
  | { readonly is: "mission" | "board" | "raffle"; readonly code: string; readonly titles: LocalText }
  | null;

type Asked = {
  readonly player: Pick<Player, "brandId">;
  readonly language: Language;
  readonly bonuses: readonly Bonus[];
};

/** What each of some bonuses came from, in as many statements for fifty as for one. */
export async function bonusOrigins(
  context: Context,
  { player, language, bonuses }: Asked,
): Promise<(bonus: Bonus) => BonusOrigin> {
  const brand = player.brandId;
  const from = (source: Bonus["source"]) => bonuses.filter((one) => one.source === source);
  const codes = (source: Bonus["source"]) => from(source).map(({ sourceRef }) => sourceRef);
  const [promotions, matches, missions, boards, raffles] = await Promise.all([
    promotionsOf(context, { language, audience: "members", at: context.now() }),
    from("deposit").length > 0 ? matchesOf(context, brand) : [],
    missionTitles(context, { brand, codes: codes("mission") }),
    boardTitles(context, { brand, codes: codes("board") }),
    raffleTitles(context, { brand, codes: codes("raffle") }),
  ]);
  const titled = (is: "mission" | "board" | "raffle", all: readonly Titled[], code: string): BonusOrigin => {
    const found = all.find((one) => one.code === code);
    return found ? { is, code, titles: found.titles } : null;
  };
  return ({ source, sourceRef }) => {
    if (source === "mission") return titled("mission", missions, sourceRef);
    if (source === "board") return titled("board", boards, sourceRef);
    if (source === "raffle") return titled("raffle", raffles, sourceRef);
    if (source === "deposit") return ofDeposit(sourceRef, matches);
    const found = promotions.find(({ id }) => id === sourceRef);
    const isPromotion = source === "promotion" || source === "cashback";
    return isPromotion && found ? { is: "promotion", id: found.id, title: found.title } : null;
  };
}

type Titled = { readonly code: string; readonly titles: LocalText };

/** `match:movement`, as a match says for what it gave. */
function ofDeposit(sourceRef: string, matches: readonly Match[]): BonusOrigin {
  const at = sourceRef.lastIndexOf(":");
  const movementId = sourceRef.slice(at + 1);
  if (at < 0 || !/^\d+$/.test(movementId)) return null;
  const match = matches.find(({ code }) => code === sourceRef.slice(0, at)) ?? null;
  return { is: "deposit", match, movementId };
}
