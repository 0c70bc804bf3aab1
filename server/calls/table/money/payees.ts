import { z } from "zod";
import { addPayee, type Payee, payeesOf, removePayee } from "../../../cashier/index.ts";
import { type Language, localText } from "../../../core/languages.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { type Call, signedCall } from "../../call.ts";
import { asInstant, instant, noPayload, nothing, text } from "../../shapes.ts";

const MODULE = 5;

const payee = z.object({
  payeeId: z.string(),
  method: z.string(),
  methodName: z.string(),
  fields: z
    .array(z.object({ name: z.string(), label: z.string(), value: z.string() }))
    .meta({ description: "Numbers are shortened." }),
  addedAt: instant,
});

function payeeValue({ id, method, methodName, fields, addedAt }: Payee, language: Language) {
  return {
    ...{ payeeId: id, method, methodName: localText(methodName, language), addedAt: asInstant(addedAt) },
    fields: fields.map(({ name, label, value }) => ({ name, label: localText(label, language), value })),
  };
}

/** Where a player's money can be sent. */
export const payeeCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "payees",
    method: "GET",
    path: "/wps/member/payees",
    about: "The player's own accounts, five at most, to which money can be sent.",
    scope: "read",
    payload: noPayload,
    value: z.object({ payees: z.array(payee) }),
    errors: [],
    async answer({ visitor: { context, player, language } }) {
      const found = await payeesOf(context, { playerId: player.id });
      return done({ payees: found.map((one) => payeeValue(one, language)) });
    },
  }),
  signedCall({
    module: MODULE,
    name: "addPayee",
    method: "POST",
    path: "/wps/member/payees",
    about: "Keeps an account, by the fields that its method asks for (`withdrawalMethods`).",
    scope: "money",
    payload: z.object({
      method: text(40).min(1),
      fields: z
        .record(text(40), text(400))
        .refine((fields) => Object.keys(fields).length <= 20)
        .meta({ description: "By the names of the method's payeeFields." }),
    }),
    value: payee,
    errors: ["needTrueAccount", "methodClosed", "badPayeeField", "payeeKnown", "tooManyPayees"],
    async answer({ visitor: { context, platform, player, language }, payload: { method, fields } }) {
      const added = await addPayee(context, platform.payments, { player, method, fields, isExact: true });
      if (added.ok) return done(payeeValue(added.value, language));
      const { refusal } = added;
      if (refusal.reason === "trialAccount") return refuse({ reason: "needTrueAccount" });
      if (refusal.reason !== "badPayeeField") return refuse({ reason: refusal.reason });
      return refuse({ reason: refusal.reason, fields: refusal.fields.map((name) => `fields.${name}`) });
    },
  }),
  signedCall({
    module: MODULE,
    name: "removePayee",
    method: "DELETE",
    path: "/wps/member/payees",
    about: "Forgets an account. What is on its way to it stays on its way.",
    scope: "money",
    payload: z.object({ payeeId: z.uuid() }),
    value: nothing,
    errors: ["unknownPayee"],
    answer: ({ visitor: { context, player }, payload }) =>
      removePayee(context, { playerId: player.id, ...payload }),
  }),
];
