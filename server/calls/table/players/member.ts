import { z } from "zod";
import { paths } from "#app/lib/paths/paths.ts";
import { inviteCodeOf, isTrialType, uplineOf } from "../../../accounts/index.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { takeQuestion } from "../../../http/tries/question-tries.ts";
import { askQuestion, hasMessages, questionForm } from "../../../support/index.ts";
import { vipStanding } from "../../../vip/index.ts";
import { type Call, openCall, signedCall } from "../../call.ts";
import { OWED } from "../../caller.ts";
import { orderKeyOf } from "../../order-key.ts";
import { accountType as accountTypeShape, asInstant, id, instant, noPayload, text } from "../../shapes.ts";

const MODULE = 4;

export const memberCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "memberInfo",
    method: "GET",
    path: "/wps/member/info",
    about:
      "The player who is signed in: number, name, kind of account, level, and until when they were here before.",
    scope: "read",
    payload: noPayload,
    value: z.object({
      playerId: id,
      username: z.string(),
      accountType: accountTypeShape,
      isTrial: z.boolean(),
      language: z.string(),
      clubLabel: z.object({ rank: z.int(), labelName: z.string() }),
      previousLoginAt: instant.nullable(),
      inviteCode: z.string().nullable(),
      hasUpline: z.boolean(),
    }),
    errors: [],
    async answer({ visitor: { context, player, language } }) {
      const { id: playerId, username, accountType, previousLoginAt } = player;
      const [level, upline, inviteCode] = await Promise.all([
        vipStanding(context, { playerId, language }),
        uplineOf(context, playerId),
        isTrialType(accountType) ? null : inviteCodeOf(context, player),
      ]);
      return done({
        playerId: `${playerId}`,
        username,
        accountType,
        isTrial: isTrialType(accountType),
        language: player.language,
        clubLabel: { rank: level.rank, labelName: level.name },
        previousLoginAt: previousLoginAt && asInstant(previousLoginAt),
        inviteCode,
        hasUpline: upline !== null,
      });
    },
  }),
  openCall({
    module: MODULE,
    name: "feedback",
    method: "PUT",
    path: "/wps/feedback",
    about: "Asks the house something, 10 to 1,000 characters; a person answers by mail or in the messages.",
    payload: z.object({
      key: z
        .uuid()
        .meta({ description: "Made by the app: the same question again under the same key is asked once." }),
      text: text(1000).min(10),
      mail: text(200).default("").meta({
        description:
          "Where to answer to. Needed without a token, and of a trial account, which has no messages.",
      }),
      phone: text(30).default(""),
    }),
    value: z.object({
      reference: z
        .string()
        .meta({ description: "The question's; the message with the answer has it among its facts." }),
      answerAt: z.url().nullable().meta({
        description:
          "The page where the answer will stand, for whoever has this address; null where it comes to the messages.",
      }),
    }),
    errors: ["badField", "tooMany", "notSignedIn", "secondFactorOwed", "newPasswordOwed", "keyReused"],
    async answer({ visitor, payload, bearer, url }) {
      const { context, brand, language, country, player, held, address } = visitor;
      if (held) return refuse({ reason: OWED[held.purpose] });
      // A caller who sends a token wants the answer in their messages.
      if (bearer !== "" && !player) return refuse({ reason: "notSignedIn" });
      const byMail = !hasMessages(player);
      const judged = questionForm({ say: (reason) => reason, country, byMail }).safeParse(payload);
      if (!judged.success) {
        return refuse({ reason: "badField", fields: judged.error.issues.map(({ path }) => path.join(".")) });
      }
      const counted = takeQuestion(context, { address, player });
      if (!counted.ok) return counted;
      // Each has keys of their own.
      const key = orderKeyOf(`question ${brand.id} ${player?.id ?? "guest"} ${payload.key}`);
      const asked = { brandId: brand.id, language, player, asked: { ...judged.data, key } };
      const kept = await askQuestion(context, asked);
      if (!kept.ok) return kept;
      const page = byMail ? new URL(paths.customerService({ sent: key }), url).href : null;
      return done({ reference: kept.value.reference, answerAt: page });
    },
  }),
];
