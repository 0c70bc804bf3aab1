import { z } from "zod";
import { newPasswordShape } from "../../../accounts/index.ts";
import { registrationFields } from "../../../brand/index.ts";
import type { Visitor } from "../../../http/visitor/visitor.ts";
import { badFieldsIn } from "./typed-fields.ts";

/** Why a new password is none by the brand's rule (S03); null for one that is. */
export async function newPasswordRefusal({ context, brand }: Visitor, newPassword: string) {
  const settings = await registrationFields(context, brand.id, "username");
  const { newPassword: rule } = newPasswordShape(settings, (key) => key);
  const read = z.object({ newPassword: rule }).safeParse({ newPassword });
  return read.success ? null : badFieldsIn(read.error);
}

/** What is found out about a new password later is said of its field as well. */
export function ofNewPassword<Reason extends string>(refusal: { readonly reason: Reason }) {
  const isOfIt = refusal.reason === "passwordCommon" || refusal.reason === "passwordIsPayment";
  return { ...refusal, ...(isOfIt ? { fields: ["newPassword"] } : {}) };
}
