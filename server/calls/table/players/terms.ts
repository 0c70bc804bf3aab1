import { z } from "zod";
import { isTrialType } from "../../../accounts/index.ts";
import { termsText } from "../../../content/index.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { agreeAsRead, owesAgreement } from "../../../http/visitor/require-agreed.ts";
import { type Call, signedCall } from "../../call.ts";
import { noPayload, nothing } from "../../shapes.ts";

const MODULE = 4;
const PATH = "/wps/member/terms";

const version = z.string().max(40);

/** The terms that the house asks its members to agree to anew (S07). */
export const termsCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "terms",
    method: "GET",
    path: PATH,
    about:
      "The terms of use as they are now, and whether the player still has to agree to them, without which no money comes in and none is played with (`termsOwed`).",
    scope: "read",
    payload: noPayload,
    value: z.object({
      isOwed: z.boolean(),
      version: version.meta({ description: "What is agreed to by `agreeToTerms`." }),
      title: z.string().nullable(),
      body: z.string().nullable().meta({
        description: "Cleaned HTML in the caller's language; null where the house has none written.",
      }),
    }),
    errors: ["needTrueAccount"],
    async answer({ visitor }) {
      const { context, brand, player, language } = visitor;
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      const [isOwed, text] = await Promise.all([owesAgreement(visitor), termsText(context, { language })]);
      return done({
        ...{ isOwed, version: brand.termsVersion },
        ...{ title: text?.title ?? null, body: text?.body ?? null },
      });
    },
  }),
  signedCall({
    module: MODULE,
    name: "agreeToTerms",
    method: "PUT",
    path: PATH,
    about: "The player agrees to the terms by the version that they read; another one is to be read first.",
    scope: "play",
    payload: z.object({ version }),
    value: nothing,
    errors: ["needTrueAccount", "termsChanged"],
    async answer({ visitor, payload }) {
      if (isTrialType(visitor.player.accountType)) return refuse({ reason: "needTrueAccount" });
      return agreeAsRead(visitor, payload.version);
    },
  }),
];
