import type { LoaderFunctionArgs } from "@remix-run/node";
import { tooMany } from "#app/features/entry-form/too-many.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/page/isolated.ts";
import { openedName } from "#server/accounts/index.ts";
import type { TooMany } from "#server/http/tries/per-address.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import type { OpeningRefusal } from "#server/use-cases/index.ts";

type Answer = readonly [status: 403 | 409 | 422 | 429, errors: Record<string, string[]>];

/** Why no account was opened, at the field that it is about. */
export function openingAnswer(refusal: OpeningRefusal | TooMany, speaker: Speaker): Answer {
  const { t } = speaker;
  switch (refusal.reason) {
    case "tooMany":
      return [429, tooMany(refusal.retryAt, speaker)];
    case "usernameTaken":
      return [409, { username: [t("reasons.usernameTaken")] }];
    case "openedMany":
      return [429, { "": [t("partner.opening.reasons.openedMany")] }];
    case "noTeam":
      return [403, { "": [t("partner.opening.reasons.noTeam")] }];
    case "rateTooHigh":
      return [422, { "": [t("partner.rates.reasons.rateTooHigh")] }];
    case "tooBusy":
      return [429, { "": [t("reasons.tooBusy")] }];
    case "mobileTaken":
    case "registrationClosed":
    case "affiliateUnknown":
      return [422, { "": [t(`reasons.${refusal.reason}`)] }];
  }
}

/** What is said of the account that the address names as just opened; null for one that this agent has not opened. */
export async function openedText(
  { request }: Pick<LoaderFunctionArgs, "request">,
  { context, player }: PlayerVisitor,
  { t }: Pick<Speaker, "t">,
): Promise<string | null> {
  const [playerId] = /^[1-9]\d{0,17}$/.exec(new URL(request.url).searchParams.get("done") ?? "") ?? [];
  if (playerId === undefined) return null;
  const name = await openedName(context, { playerId: BigInt(playerId), agent: player.id });
  return name && t("partner.opening.done", { name: isolated(name) });
}
