import { z } from "zod";
import {
  changeProfile,
  isTrialType,
  lacksPassword,
  type Profile,
  type Proofs,
  profileForm,
  proofsOf,
} from "../../../accounts/index.ts";
import { CONTACT_FIELDS } from "../../../brand/index.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import { numberEnding } from "../../../core/text/number-ending.ts";
import { ownProfile } from "../../../http/visitor/own-profile.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import { type Call, type CallRefusal, signedCall } from "../../call.ts";
import { fieldsIn } from "../../read-payload.ts";
import { asInstant, id, instant, noPayload, nothing, text } from "../../shapes.ts";

const MODULE = 4;
const PATH = "/wps/member/profile";

const reached = z
  .object({ address: z.string(), isProven: z.boolean() })
  .nullable()
  .meta({ description: "`isProven`: a code that was sent there has come back." });

const profile = z.object({
  ...{ playerId: id, username: z.string() },
  payeeName: z.string().nullable().meta({ description: "To whom money is paid; once it is there it stays." }),
  idNumber: z.string().nullable().meta({ description: "Its end alone." }),
  ...{ email: reached, mobile: reached },
  contacts: z.record(z.string(), z.string()),
  fields: z
    .array(
      z.object({
        ...{ field: z.string(), required: z.boolean(), minLength: z.int(), maxLength: z.int() },
        pattern: z.string().nullable(),
      }),
    )
    .meta({ description: "What of it the player may put right (`changeProfile`), by which rules." }),
  hasPassword: z.boolean().meta({
    description: "Without one nothing here can be changed: `recoverByMobile` sets the first one.",
  }),
  registeredAt: instant,
});

const reachedAt = (address: string | null, provenAt: Date | null | undefined) =>
  address === null ? null : { address, isProven: Boolean(provenAt) };

function profileValue(
  { username, payeeName, idNumber, contacts, createdAt, ...of }: Profile,
  proofs: Proofs | null,
): Omit<z.infer<typeof profile>, "playerId" | "fields" | "hasPassword"> {
  return {
    ...{ username, payeeName, idNumber: idNumber === null ? null : numberEnding(idNumber) },
    email: reachedAt(of.email, proofs?.emailVerifiedAt),
    mobile: reachedAt(of.mobile, proofs?.mobileVerifiedAt),
    ...{ contacts, registeredAt: asInstant(createdAt) },
  };
}

const CHANGE_ERRORS = ["badField", "needTrueAccount", "passwordWrong", "moneyLocked", "tooBusy"] as const;

type Named = Readonly<Record<string, string | undefined>>;
type Wish = { readonly password: string; readonly fields: Named };

/** The page's form has every field in it: one that is not named here says what it said. */
async function change(
  visitor: PlayerVisitor,
  { password, fields }: Wish,
): Promise<Outcome<null, CallRefusal<(typeof CHANGE_ERRORS)[number]>>> {
  const { context, player } = visitor;
  const own = await ownProfile(visitor);
  const asked = own.settings.map(({ field }) => field as string);
  const nobodys = Object.keys(fields).filter((name) => !asked.includes(name));
  if (nobodys.length > 0) return refuse(badFields(nobodys));
  const kept = Object.fromEntries(asked.map((name) => [name, own.profile.contacts[name]]));
  const form = profileForm(own.settings, (key) => key);
  const judged = form.safeParse({ ...kept, ...fields, password });
  if (!judged.success) return refuse(badFields(fieldsIn(judged.error)));
  const changed = await changeProfile(context, { playerId: player.id, ...judged.data });
  if (changed.ok || changed.refusal.reason !== "passwordWrong") return changed;
  return refuse({ reason: "passwordWrong", fields: ["password"] });
}

const badFields = (names: readonly string[]) => ({
  reason: "badField" as const,
  fields: names.map((name) => (name === "password" ? name : `fields.${name}`)),
});

/** What the house knows of a player (M01). */
export const profileCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "profile",
    method: "GET",
    path: PATH,
    about: "What the house knows of the player, and what of it they may put right.",
    scope: "read",
    payload: noPayload,
    value: profile,
    errors: ["needTrueAccount"],
    async answer({ visitor }) {
      const { context, player } = visitor;
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      const [own, proofs, lacks] = await Promise.all([
        ownProfile(visitor),
        proofsOf(context, player.id),
        lacksPassword(context, player.id),
      ]);
      return done({
        ...{ playerId: `${player.id}`, hasPassword: !lacks, ...profileValue(own.profile, proofs) },
        fields: own.settings.map(({ field, required, minLength, maxLength, acceptedPattern: pattern }) => ({
          ...{ field, required, minLength, maxLength, pattern },
        })),
      });
    },
  }),
  signedCall({
    module: MODULE,
    name: "changeProfile",
    method: "PUT",
    path: PATH,
    isEncrypted: true,
    about:
      "Changes what the player told of themselves, proved by the password. What is not named stays as it is, and an empty text takes a contact away.",
    scope: "money",
    payload: z.object({
      password: text(300).min(1),
      fields: z
        .partialRecord(z.enum([...CONTACT_FIELDS, "payeeName"]), text(300))
        .meta({ description: "By the names in `fields` of `profile`." }),
    }),
    value: nothing,
    errors: CHANGE_ERRORS,
    async answer({ visitor, payload }) {
      if (isTrialType(visitor.player.accountType)) return refuse({ reason: "needTrueAccount" });
      return change(visitor, payload);
    },
  }),
];
