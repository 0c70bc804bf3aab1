import { z } from "zod";
import { isTrialType } from "../../../accounts/index.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { takePromotionApplication } from "../../../http/tries/per-member.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import {
  APPLICATION_CHANNELS,
  APPLICATION_GIVES,
  APPLICATION_PERIODS,
  APPLICATION_PICTURES,
  APPLICATION_STATES,
  type Application,
  type ApplicationRule,
  type ApplyRefusal,
  applicable,
  applicationForm,
  applicationsOf,
  applyFor,
  givenAmount,
  promotionOf,
  promotionTitles,
  REMARK_MAX,
  takesApplication,
} from "../../../promotions/index.ts";
import { type Call, type CallRefusal, signedCall } from "../../call.ts";
import { PICTURES_BODY_BYTES, pictureBytes, pictures } from "../../picture-body.ts";
import { fieldsIn } from "../../read-payload.ts";
import { amount, asAmount, asInstant, instant, text } from "../../shapes.ts";

const MODULE = 8;

const promotionId = text(100).min(1);
const contact = z.enum(APPLICATION_CHANNELS).nullable();
const gives = z.object({ what: z.enum(APPLICATION_GIVES), amount });

const givesValue = (of: Application["gives"]) => ({ what: of.what, amount: asAmount(givenAmount(of)) });

const rule = z.object({
  once: z.enum(APPLICATION_PERIODS).meta({ description: "Within what one applies once." }),
  contact: contact.meta({
    description: "Where the house writes to; `contact` of an application is asked for.",
  }),
  pictures: z.enum(APPLICATION_PICTURES),
  gives,
});

const ruleValue = (of: ApplicationRule): z.infer<typeof rule> => ({
  ...{ once: of.once, contact: of.contact ?? null, pictures: of.pictures, gives: givesValue(of.gives) },
});

const application = z.object({
  ...{ reference: z.string(), state: z.enum(APPLICATION_STATES), gives },
  ...{ remark: z.string(), channel: contact, contact: z.string().nullable() },
  pictures: z.int().meta({ description: "How many are kept; none when their time is over." }),
  ...{ appliedAt: instant, decidedAt: instant.nullable() },
  reason: z.string().nullable().meta({ description: "Why it was refused." }),
});

function applicationValue(of: Application): z.infer<typeof application> {
  return {
    ...{ reference: of.reference, state: of.state, gives: givesValue(of.gives) },
    ...{ remark: of.remark, channel: of.channel, contact: of.contact, pictures: of.pictures },
    ...{ appliedAt: asInstant(of.appliedAt), decidedAt: of.decidedAt && asInstant(of.decidedAt) },
    reason: of.state === "refused" ? of.reason : null,
  };
}

const APPLY_ERRORS = [
  ...(["unknownPromotion", "notAppliedFor", "promotionClosed", "needTrueAccount", "onABreak"] as const),
  ...(["badField", "tooManyApplications", "unreadableImage", "imageTooLarge", "tooBusy", "tooMany"] as const),
] as const;

function toldOf({ reason }: ApplyRefusal): CallRefusal<(typeof APPLY_ERRORS)[number]> {
  switch (reason) {
    case "notOpen":
      return { reason: "promotionClosed" };
    case "trialAccount":
      return { reason: "needTrueAccount" };
    case "pictureMissing":
    case "tooManyPictures":
      return { reason: "badField", fields: ["pictures"] };
    case "unreadableImage":
    case "imageTooLarge":
      return { reason, fields: ["pictures"] };
    default:
      return { reason };
  }
}

/** Of what nobody applies for: whether there is such a promotion. */
async function whyNotApplied({ context, language }: PlayerVisitor, id: string) {
  const asked = { id, language, audience: "members", at: context.now() } as const;
  return (await promotionOf(context, asked)) ? "notAppliedFor" : "unknownPromotion";
}

/** What is applied for, and answered by a person (P02). */
export const applicationCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "applications",
    method: "GET",
    path: "/wps/member/promotions/applications",
    about:
      "How one promotion is applied for, and what became of the player's own applications for it, the latest first.",
    scope: "read",
    payload: z.object({ id: promotionId }),
    value: z.object({
      rule: rule.nullable().meta({ description: "Null where the player cannot apply now." }),
      applications: z.array(application),
    }),
    errors: ["needTrueAccount", "unknownPromotion", "notAppliedFor"],
    async answer({ visitor, payload: { id: promotion } }) {
      const { context, player, brand } = visitor;
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      const offer = await applicable(context, promotion);
      const own = await applicationsOf(context, { playerId: player.id, promotion });
      const isKnown = offer !== null || (own.length > 0 && (await promotionTitles(context, promotion)));
      if (!isKnown) return refuse({ reason: await whyNotApplied(visitor, promotion) });
      const look = { own, at: context.now(), timeZone: brand.timeZone };
      const taking = offer && takesApplication(offer, look) ? offer.application : null;
      return done({ rule: taking && ruleValue(taking), applications: own.map(applicationValue) });
    },
  }),
  signedCall({
    module: MODULE,
    name: "applyForPromotion",
    method: "POST",
    path: "/wps/member/promotions/applications",
    about:
      "Applies for a promotion, once in its period; a person answers. Pictures are PNG or JPG of 5 MB at most each, as base64. The same again is the same application, and what says something else changes nothing.",
    bodyBytesMax: PICTURES_BODY_BYTES,
    scope: "money",
    payload: z.object({
      id: promotionId,
      remark: text(1000)
        .default("")
        .meta({ description: `At most ${REMARK_MAX} characters.` }),
      contact: text(100).default("").meta({
        description:
          "A number with its country, or for Zalo a name as well; asked for where the rule has one.",
      }),
      pictures: pictures.default([]),
    }),
    value: z.object({
      reference: z.string(),
      isOther: z.boolean().meta({ description: "Whether an earlier application stands, and not this one." }),
    }),
    errors: APPLY_ERRORS,
    async answer({ visitor, payload: { id: promotion, ...typed } }) {
      const { context, player, brand } = visitor;
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      const offer = await applicable(context, promotion);
      if (!offer) return refuse({ reason: await whyNotApplied(visitor, promotion) });
      const { pictures: sent, ...words } = typed;
      const judged = applicationForm(offer.application, (key) => key).safeParse(words);
      if (!judged.success) return refuse({ reason: "badField", fields: fieldsIn(judged.error) });
      const counted = takePromotionApplication(context, player.id);
      if (!counted.ok) return counted;
      const asked = { player, timeZone: brand.timeZone, promotion };
      const { remark, contact: where } = judged.data;
      const said = { remark, contact: where, pictures: sent.map(pictureBytes) };
      const applied = await applyFor(context, { ...asked, ...said });
      return applied.ok ? applied : refuse(toldOf(applied.refusal));
    },
  }),
];
