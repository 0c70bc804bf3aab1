import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import { tooMany } from "#app/features/entry-form/too-many.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { subLoginForm } from "#server/accounts/index.ts";
import { registrationFields } from "#server/brand/index.ts";
import type { TooMany } from "#server/http/tries/per-address.ts";
import type { AgentVisitor } from "#server/http/visitor/agent-visitor.ts";
import type { SubLoginRefusal } from "#server/use-cases/index.ts";
import { rightsShape } from "./rights-form.server.ts";

/** The form of one sub-login more, by the rules of the brand. */
export async function makingForm({ context, brand }: AgentVisitor, { t }: Speaker) {
  const settings = await registrationFields(context, brand.id, "username");
  return subLoginForm(settings, sayReasons(t)).extend(rightsShape);
}

type Answer = readonly [status: 403 | 409 | 422 | 429, errors: Record<string, string[]>];

/** Why no sub-login was made, at the field that it is about. */
export function makingAnswer(refusal: SubLoginRefusal | TooMany, speaker: Speaker): Answer {
  const { t } = speaker;
  switch (refusal.reason) {
    case "tooMany":
      return [429, tooMany(refusal.retryAt, speaker)];
    case "usernameTaken":
      return [409, { username: [t("reasons.usernameTaken")] }];
    case "subLoginsMany":
      return [422, { "": [t("subLogins.full")] }];
    case "noTeam":
      return [403, { "": [t("partner.opening.reasons.noTeam")] }];
    case "tooBusy":
      return [429, { "": [t("reasons.tooBusy")] }];
    case "mobileTaken":
    case "registrationClosed":
    case "affiliateUnknown":
      return [422, { "": [t(`reasons.${refusal.reason}`)] }];
  }
}
