import { speechOf } from "#app/i18n/speech.server.ts";
import { localText } from "#server/core/languages.ts";
import { FRAME_FROM } from "#server/http/answers/security-headers.ts";
import { requireDocument } from "#server/http/answers/whole-document.ts";
import { foreignVendor } from "#server/http/play/open-foreign-game.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { roundAddress } from "#server/vendors/index.ts";
import type { RoundRecord } from "#server/wallet/index.ts";

/** A round of a foreign vendor, shown again by the vendor itself; null for one of ours. */
export async function foreignRound(
  request: Request,
  visitor: PlayerVisitor,
  { vendor: code, game, roundId, stake }: RoundRecord,
) {
  const vendor = foreignVendor(visitor, code);
  if (!vendor?.launch || game === null) return null;
  requireDocument(request);
  const { language, context, player } = visitor;
  const asked = {
    player: player.id.toString(),
    game,
    round: roundId,
    language,
    currency: stake.asset,
  };
  const address = await roundAddress(vendor, asked, context.now);
  const { t } = await speechOf(language);
  const named = { vendor: localText(vendor.name, language) };
  return {
    shown: { address, title: t("games.foreign.round", named), silent: t("games.foreign.roundSilent", named) },
    headers: address ? { [FRAME_FROM]: vendor.launch.hosts.join(" ") } : {},
  };
}
