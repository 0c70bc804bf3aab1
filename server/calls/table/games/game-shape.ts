import { z } from "zod";
import { CATEGORIES, type Game } from "../../../catalogue/index.ts";
import { money } from "../../../core/numbers/money.ts";
import { amount, asAmount } from "../../shapes.ts";

export const categories = z.enum(CATEGORIES);

/** A game as a list shows it. */
export const game = z.object({
  nodeId: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  category: categories,
  name: z.string(),
  image: z.string(),
  state: z.enum(["open", "maintenance", "disabled"]),
  isHot: z.boolean(),
  hasTrial: z.boolean(),
  minBet: amount.meta({
    description:
      "The lowest stake as the game's vendor names it. Of the house's own slots it is the lowest stake on one line: a spin costs it times the lines.",
  }),
  rtp: z.string().nullable().meta({ description: "Hundredths of a percent." }),
});

export function gameValue(shown: Game, asset: "P"): z.infer<typeof game> {
  const { code, minBetMinor, rtpBasisPoints, vendor, vendorName, category, name, image, state } = shown;
  return {
    ...{ nodeId: shown.nodeId, vendor, vendorName, gameCode: code, category, name, image, state },
    isHot: shown.isHot,
    hasTrial: shown.hasTrial,
    minBet: asAmount(money(minBetMinor, asset)),
    rtp: rtpBasisPoints === null ? null : `${rtpBasisPoints}`,
  };
}
